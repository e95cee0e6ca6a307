import { ApiPlayer, registerPlayer } from '../player/api-player.ts';
import { slugOfKind } from '../player/games.ts';
import { expect, PHONE, test } from '../player/journey.ts';
import { headerBalance, logIn } from '../player/log-in.ts';
import { newcomer } from '../player/Newcomer.ts';
import { gameBalance, hud, studioFrame, untilIdle } from '../player/studio.ts';

/** What a visitor sees of each kind, before the first round. */
const STAGES = {
  slots: 'canvas.reels',
  roulette: '.lt-board[data-kind="roulette"]',
  baccarat: '.lt-board[data-kind="baccarat"]',
  blackjack: '.felt-screen .own-hands',
  poker: '.felt-screen .side-bet',
  videoPoker: '.draw-table',
  scratch: '.scratch-card',
  instant: '.ride-figure',
} as const;

test('every kind of casino game opens as what it is', async ({ visit }) => {
  test.slow();
  await visit.page.setViewportSize(PHONE);
  for (const [kind, stage] of Object.entries(STAGES)) {
    await visit.open(`play/${await slugOfKind(visit, 'casinoGames', kind)}`);
    // Slots have two kinds of mathematics, by their features.
    await expect(hud(visit)).toHaveAttribute('data-kind', kind === 'slots' ? /slots$/i : kind);
    await expect(studioFrame(visit).locator(stage)).toBeVisible();
    await untilIdle(visit);
  }
});

test('a hand of blackjack waits for a player who left it, and is paid once', async ({ visit }) => {
  test.slow();
  const person = newcomer();
  await registerPlayer(visit, person);
  const player = await ApiPlayer.signIn(visit, person.email, person.password);
  await player.fund(50);
  await visit.open();
  await logIn(visit, person.email, person.password);
  await visit.open(`play/${await slugOfKind(visit, 'casinoGames', 'blackjack')}`);
  await untilIdle(visit);
  const moves = studioFrame(visit).locator('.move-button');
  // A blackjack ends a hand at once; the next one waits.
  await expect(async () => {
    await untilIdle(visit);
    await studioFrame(visit).locator('.spin-button').click();
    await expect(moves.first()).toBeEnabled({ timeout: 8000 });
  }).toPass({ timeout: 60_000 });
  const hand = studioFrame(visit).locator('.own-hands .card-row');
  const cards = await hand.getAttribute('aria-label');
  const before = (await player.balance()).mainBalance;

  await visit.page.reload();
  await expect(moves.first()).toBeEnabled({ timeout: 30_000 });
  expect(await hand.getAttribute('aria-label')).toBe(cards);
  expect((await player.balance()).mainBalance).toBe(before);
  await studioFrame(visit).locator('[data-move="stand"]').click();
  await untilIdle(visit);

  // A lost hand has no row of its own.
  const { mainBalance } = await player.balance();
  const played = (await player.history()).filter(({ category }) => category === 'CASINO');
  expect(mainBalance).toBeCloseTo(
    played.reduce((balance, { amount }) => balance + amount, 50),
    2,
  );
  const times = (type: string) => played.filter((each) => each.type === type).length;
  expect(times('WIN')).toBeLessThanOrEqual(times('BET'));
  await expect(gameBalance(visit)).toContainText(mainBalance.toFixed(2));
  await expect(headerBalance(visit)).toContainText(mainBalance.toFixed(2));
});
