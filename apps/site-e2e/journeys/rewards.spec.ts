import { ApiPlayer, operate, registerPlayer } from '../player/api-player.ts';
import { submitButton, withdrawAmount } from '../player/cashier.ts';
import { expect, REFUSED_CALLS, test, waitForHydration, type Visit } from '../player/journey.ts';
import { expectSignedIn, logIn, submitLogin } from '../player/log-in.ts';
import { newcomer } from '../player/Newcomer.ts';
import { showAllRewards } from '../player/rewards.ts';
import { openGame, spin } from '../player/studio.ts';
import { takeOperatorTurn } from '../stack/operator-turn.ts';
import { slugOfKind } from '../player/games.ts';

const HOUR_SECONDS = 3600;

/** Registers a player through the API and logs them in on the page that is open. @returns the player at the API */
async function arrive(visit: Visit, path: string): Promise<{ readonly player: ApiPlayer; readonly playerId: string }> {
  const person = newcomer();
  const playerId = await registerPlayer(visit, person);
  await visit.open(path);
  await logIn(visit, person.email, person.password);
  return { player: await ApiPlayer.signIn(visit, person.email, person.password), playerId };
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
    await showAllRewards(visit);
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

  test('enters a wrong and a right code, and forfeits its bonus to claim another one', async ({ visit }) => {
    const { page, words } = visit;
    const { player } = await arrive(visit, 'terms');
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

    // Another bonus of the same vertical ends the first one, after a question of its own.
    const five = words.text('bonus.offer.FIXED', { amount: words.money(5_00, 'EUR') });
    await visit.open('my-account/rewards');
    await showAllRewards(visit);
    await cardOf(visit, five)
      .filter({ has: page.getByText(words.text('bonus.vertical.CASINO'), { exact: true }) })
      .getByRole('button', { name: words.text('bonus.claim'), exact: true })
      .first()
      .click();
    await answer(visit, 'bonus.claim');
    const question = page.getByRole('dialog', { name: words.text('bonus.conflict.title') });
    await expect(question).toContainText(words.money(10_00, 'EUR'));
    await answer(visit, 'bonus.conflict.confirm');
    await expect(page).toHaveURL(visit.address('my-account/rewards/active'));
    await expect(cardOf(visit, five)).toBeVisible();
    await expect(cardOf(visit, ten)).toHaveCount(0);
    expect((await player.balance()).casinoBonus).toBe(5);
  });

  test('reads of a new level at once, and once', async ({ visit }) => {
    const { page, words } = visit;
    const { playerId } = await arrive(visit, 'terms');
    await visit.open('my-account/rewards/active');
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    // The level of a verified identity comes with the account, and is no news.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('loyalty-level')), { timeout: 90_000 })
      .toBe(`${playerId}:2`);
    // The socket brings the news of the one that compliance invites to.
    await operate(visit, 'PUT', `/players/${playerId}/level-invitation`, { isInvited: true });
    const news = page.getByRole('dialog', { name: words.text('content.levelUp.title', { level: 5 }) });
    await expect(news).toBeVisible({ timeout: 90_000 });
    await page.reload();
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await waitForHydration(page);
    await expect(news).toHaveCount(0);
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

test.describe('rewards over time', () => {
  // The operator's clock moves for the whole stack, so this runs on the reference brand's.
  test.use({ brand: 'wireframe', tolerated: { patterns: [REFUSED_CALLS] } });

  test('stakes a deposit bonus through to a withdrawal; cashback follows, and a bonus ends while the player is away', async ({
    visit,
  }) => {
    test.slow();
    const { page, words } = visit;
    await takeOperatorTurn(visit, async () => {
      const { offsetSeconds } = await operate<{ offsetSeconds: number }>(visit, 'GET', '/clock');
      const startsAt = new Date(Date.now() + offsetSeconds * 1000 - HOUR_SECONDS * 1000).toISOString();
      const terms = {
        bonusType: 'STICKY',
        matchPercent: null,
        wrMultiplier: 1,
        markets: ['FI'],
        validHours: 24,
        excludedGameIds: [],
        claimsPerPerson: 1,
        claimsInAll: null,
        startsAt,
        endsAt: null,
      };
      const write = (name: string, change: object) =>
        operate(visit, 'POST', '/bonus/campaigns', {
          brand: visit.brand,
          name,
          bonusCode: null,
          status: 'ACTIVE',
          terms: { ...terms, ...change, title: name },
        });
      const run = Date.now().toString(36);
      const [staked, left, back] = [`Staked ${run}`, `Left ${run}`, `Back ${run}`];
      await write(staked, {
        category: 'OPT_IN',
        trigger: 'NEXT_DEPOSIT',
        vertical: 'CASINO',
        amounts: { EUR: { bonus: 1, minimumDeposit: 10 } },
      });
      await write(left, {
        category: 'MANUAL',
        trigger: null,
        vertical: 'LIVE_CASINO',
        // Ruling 16: a withdrawal ends a sticky one.
        bonusType: 'NON_STICKY',
        wrMultiplier: 10,
        amounts: { EUR: { bonus: 3 } },
      });
      await write(back, {
        category: 'TRIGGERED',
        trigger: 'CASHBACK_DAILY',
        vertical: 'CASINO',
        bonusType: 'NON_STICKY',
        wrMultiplier: 0,
        amounts: { EUR: { bonus: 20 } },
        cashback: { percent: 50, weekday: null, booster: null },
      });
      const person = newcomer();
      await registerPlayer(visit, person);
      await visit.open();
      await logIn(visit, person.email, person.password);
      const player = await ApiPlayer.signIn(visit, person.email, person.password);
      const named = (name: string) => page.getByRole('article', { name, exact: true });
      for (const [name, key] of [
        [staked, 'bonus.optIn'],
        [left, 'bonus.claim'],
        [back, 'bonus.cashback.activate'],
      ] as const) {
        await visit.open('my-account/rewards');
        await showAllRewards(visit);
        await named(name)
          .getByRole('button', { name: words.text(key), exact: true })
          .click();
        await answer(visit, key);
        await expect(page).toHaveURL(visit.address('my-account/rewards/active'));
      }
      await player.fund(30);
      expect((await player.balance()).casinoBonus).toBe(1);

      // The bar over the game follows each round, and says how the bonus has ended.
      await openGame(visit, await slugOfKind(visit, 'casinoGames', 'slots'));
      await expect(page.getByRole('progressbar', { name: words.text('bonus.progress') })).toBeVisible();
      const done = page.getByText(words.text('bonus.game.ended.CONVERTED'));
      for (let round = 0; round < 12 && !(await done.isVisible()); round += 1) await spin(visit);
      await expect(done).toBeVisible();
      // Until something is lost, there is nothing to come back.
      for (let round = 0; round < 40 && (await player.balance()).mainBalance >= 31; round += 1) await spin(visit);
      const before = await player.balance();
      expect(before).toMatchObject({ casinoBonus: 0, liveCasinoBonus: 3 });

      // What has become the player's own leaves without a question.
      await visit.open('my-account/banking/withdraw');
      await withdrawAmount(visit).fill(words.typed(20_00));
      await submitButton(visit).click();
      await expect(page.getByText(words.text('wallet.pending.title', { count: 1 }))).toBeVisible();

      await page.goto('about:blank');
      await operate(visit, 'PUT', '/clock', { offsetSeconds: offsetSeconds + 25 * HOUR_SECONDS });
      try {
        // Nobody visits; the clock alone ends the bonus.
        const away = await ApiPlayer.signIn(visit, person.email, person.password);
        await expect.poll(async () => (await away.balance()).liveCasinoBonus, { timeout: 60_000 }).toBe(0);
        // The session ended long ago, which the page says before it leads to the login.
        await visit.open();
        const ended = page.getByRole('dialog', { name: words.text('limits.activity.idle.title') });
        await ended.getByRole('button', { name: words.text('auth.logIn'), exact: true }).click();
        await submitLogin(visit, person.email, person.password);
        await expectSignedIn(visit);
        await visit.open('my-account/inbox/notifications');
        await expect(page.getByText(words.text('bonus.inbox.BONUS_EXPIRED.title')).first()).toBeVisible();
        await visit.open('my-account/rewards/active');
        await expect(named(left)).toHaveCount(0);
        const claim = named(back).getByRole('button', { name: /\d/ });
        await claim.click();
        await expect(page.getByText(/added to your balance/)).toBeVisible();
        await expect(claim).toHaveCount(0);
        expect((await away.balance()).mainBalance).toBeGreaterThan(before.mainBalance - 20);
      } finally {
        await operate(visit, 'PUT', '/clock', { offsetSeconds });
      }
    });
  });
});
