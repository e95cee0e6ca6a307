import { ApiPlayer, operate, registerPlayer } from '../player/api-player.ts';
import { expectResult, openDeposit, payByCard, SHARED_CARD, startDeposit } from '../player/cashier.ts';
import { expect, test } from '../player/journey.ts';
import { logIn } from '../player/log-in.ts';
import { newcomer } from '../player/Newcomer.ts';
import { showAllRewards } from '../player/rewards.ts';

test('gives a deposit’s bonus to one of two players with one card, and tells the other where theirs is', async ({
  visit,
}) => {
  test.slow();
  const { page, words } = visit;
  const title = `One card ${Date.now().toString(36)}`;
  await operate(visit, 'POST', '/bonus/campaigns', {
    brand: visit.brand,
    name: title,
    bonusCode: null,
    status: 'ACTIVE',
    terms: {
      title,
      category: 'OPT_IN',
      trigger: 'NEXT_DEPOSIT',
      vertical: 'CASINO',
      bonusType: 'NON_STICKY',
      amounts: { EUR: { bonus: 7, minimumDeposit: 10 } },
      matchPercent: null,
      wrMultiplier: 2,
      markets: ['FI'],
      validHours: 24,
      excludedGameIds: [],
      claimsPerPerson: 1,
      claimsInAll: null,
      startsAt: new Date(Date.now() - 3_600_000).toISOString(),
      endsAt: null,
    },
  });
  const written = await operate<{ campaignId: string; name: string }[]>(visit, 'GET', '/bonus/campaigns');
  const campaignId = written.find(({ name }) => name === title)?.campaignId ?? '';
  const [first, second] = [newcomer(), newcomer()];
  await registerPlayer(visit, first);
  await registerPlayer(visit, second);

  // The first player is in a browser of their own, so only the card connects the two.
  const owner = await ApiPlayer.signIn(visit, first.email, first.password);
  expect((await owner.optIn(campaignId)).status).toBe(200);
  await owner.fund(20, SHARED_CARD);
  await expect.poll(async () => (await owner.balance()).casinoBonus).toBe(7);

  // Nothing is known of the second player's card when they opt in.
  await visit.open('terms');
  await logIn(visit, second.email, second.password);
  await visit.open('my-account/rewards');
  await showAllRewards(visit);
  const reward = page.getByRole('article', { name: title, exact: true });
  const optIn = words.text('bonus.optIn');
  await reward.getByRole('button', { name: optIn, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: optIn, exact: true }).click();
  await expect(page).toHaveURL(visit.address('my-account/rewards/active'));
  await expect(reward).toContainText(words.text('bonus.state.waiting'));

  await openDeposit(visit);
  await startDeposit(visit, 20_00);
  await payByCard(visit, 'SHARED');
  await expectResult(visit, 'success', 20_00, second.currency);

  // The deposit is theirs, the bonus is not, and they read why.
  await visit.open('my-account/inbox/notifications');
  await expect(page.getByText(words.text('bonus.inbox.BONUS_SHARED.title'))).toBeVisible();
  await expect(page.getByText(words.text('bonus.inbox.BONUS_SHARED.text'))).toBeVisible();
  await visit.open('my-account/rewards/active');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(reward).toHaveCount(0);
  const player = await ApiPlayer.signIn(visit, second.email, second.password);
  expect(await player.balance()).toMatchObject({ mainBalance: 20, casinoBonus: 0 });
  // It has ended: asking again brings no other one.
  expect((await player.optIn(campaignId)).body.code).toBe('error.bonus.shared');
});
