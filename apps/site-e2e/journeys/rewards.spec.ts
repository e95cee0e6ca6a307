import { ApiPlayer, registerPlayer } from '../player/api-player.ts';
import { submitButton, withdrawAmount } from '../player/cashier.ts';
import { expect, REFUSED_CALLS, test, type Visit } from '../player/journey.ts';
import { logIn } from '../player/log-in.ts';
import { newcomer } from '../player/Newcomer.ts';
import { openGame, spin } from '../player/studio.ts';

/** Registers a player through the API and logs them in on the page that is open. @returns the player at the API */
async function arrive(visit: Visit, path: string): Promise<{ readonly player: ApiPlayer }> {
  const person = newcomer();
  await registerPlayer(visit, person);
  await visit.open(path);
  await logIn(visit, person.email, person.password);
  return { player: await ApiPlayer.signIn(visit, person.email, person.password) };
}

/** Presses a button of the question that is open. */
const answer = ({ page, words }: Visit, key: string) =>
  page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: words.text(key), exact: true })
    .click();

/** The card of a reward, by what it offers. */
const cardOf = ({ page }: Visit, headline: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: headline, exact: true }) });

/** Shows every reward of a long list. */
async function showAll({ page, words }: Visit): Promise<void> {
  await page.getByRole('article').first().waitFor();
  const label = words.text('bonus.group.all', { number: '7' }).replace(/\s*\(?7\)?.*$/, '');
  const more = page.getByRole('button', { name: label });
  // Each goes away with its press.
  for (let left = await more.count(); left > 0; left -= 1) {
    await more.first().click();
    await expect(more).toHaveCount(left - 1);
  }
}

test.describe('a player’s rewards', () => {
  test.use({ tolerated: { patterns: [REFUSED_CALLS] } });

  test('opts in on a promotion, gets the bonus with the deposit, and loses it with a withdrawal only after consent', async ({
    visit,
  }) => {
    test.slow();
    const { page, words } = visit;
    const { player } = await arrive(visit, 'promotions');
    await page.locator('main a[href$="/matchday-bonus"]').first().click();
    await page.getByRole('button', { name: words.text('bonus.optIn'), exact: true }).click();
    await answer(visit, 'bonus.optIn');
    await expect(page.getByText(words.text('bonus.promotion.WAITING'))).toBeVisible();

    await player.fund(20);
    await visit.open('my-account/rewards/active');
    const bonus = words.text('bonus.offer.FIXED', { amount: words.money(10_00, 'EUR') });
    await expect(cardOf(visit, bonus)).toBeVisible();

    // Ruling 16: a bonus that is not sticky stays, so this one asks only before it is forfeited.
    await cardOf(visit, bonus)
      .getByRole('button', { name: words.text('bonus.forfeit') })
      .click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(words.money(10_00, 'EUR'));
    await answer(visit, 'bonus.forfeit.keep');
    await expect(cardOf(visit, bonus)).toBeVisible();

    // A sticky one is opted into in the rewards, and the withdrawal says what it costs before the request and asks again.
    await visit.open('my-account/rewards');
    await showAll(visit);
    const sticky = words.text('bonus.offer.MATCH', {
      percent: '50%',
      maximum: words.money(50_00, 'EUR'),
    });
    await page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: sticky, exact: true }) })
      .getByRole('button', { name: words.text('bonus.optIn'), exact: true })
      .click();
    await answer(visit, 'bonus.optIn');
    await expect(page).toHaveURL(visit.address('my-account/rewards/active'));
    await player.fund(20);
    await visit.open('my-account/banking/withdraw');
    await expect(page.getByText(words.text('wallet.forfeit.ahead'))).toBeVisible();
    await withdrawAmount(visit).fill(words.typed(20_00));
    await submitButton(visit).click();
    await answer(visit, 'wallet.forfeit.keep');
    expect((await player.balance()).casinoBonus).toBe(10);
    await submitButton(visit).click();
    await answer(visit, 'wallet.forfeit.confirm');
    await expect(page.getByText(words.text('wallet.pending.title', { count: 1 }))).toBeVisible();
    expect(await player.balance()).toMatchObject({
      mainBalance: 20,
      lockedBalance: 20,
      casinoBonus: 0,
      sportsBonus: 10,
    });
  });

  test('enters a wrong and a right code', async ({ visit }) => {
    const { page, words } = visit;
    await arrive(visit, 'terms');
    await visit.open('my-account/bonus-code');
    const field = page.getByLabel(words.text('bonus.code.label'));
    for (const [code, key] of [
      ['', 'error.bonus_code.missing'],
      ['no good!', 'error.bonus_code.invalid'],
      ['NOSUCHCODE', 'error.bonus_code.invalid'],
    ] as const) {
      await field.fill(code);
      await page.getByRole('button', { name: words.text('bonus.code.check') }).click();
      await expect(page.getByText(words.text(key))).toBeVisible();
    }
    await field.fill('welcome10');
    await page.getByRole('button', { name: words.text('bonus.code.check') }).click();
    await answer(visit, 'bonus.claim');
    await expect(page).toHaveURL(visit.address('my-account/rewards/active'));
    const ten = words.text('bonus.offer.FIXED', { amount: words.money(10_00, 'EUR') });
    await expect(cardOf(visit, ten)).toBeVisible();
  });

  test('plays free spins in their game', async ({ visit }) => {
    test.slow();
    const { page, words } = visit;
    await arrive(visit, 'promotions');
    await page.locator('main a[href$="/spins-on-us"]').first().click();
    await page.getByRole('button', { name: words.text('bonus.claim'), exact: true }).click();
    await answer(visit, 'bonus.spins.claim');
    // B§2: the claim leads to the game.
    await expect(page).toHaveURL(/\/play\//);
    const slug = page.url().split('/play/')[1] ?? '';
    await openGame(visit, slug);
    await spin(visit);
    await visit.open('my-account/rewards/active');
    await expect(page.getByText(words.text('bonus.spins.left', { count: 19 }))).toBeVisible();
  });
});
