import type { APIRequestContext } from '@playwright/test';
import { ApiPlayer, registerPlayer } from '../player/api-player.ts';
import { expect, test, type Visit } from '../player/journey.ts';
import { headerBalance, logIn } from '../player/log-in.ts';
import { newcomer } from '../player/Newcomer.ts';
import { MOVED_ODDS, placeBet } from '../player/sportsbook.ts';

const FUNDED = 5000;
const STAKE = 500;
const DESK = { headers: { 'x-sandbox-page': '1' } };

/** An event as the vendor's traders see it. */
interface DeskEvent {
  readonly id: string;
  readonly sport: string;
  readonly phase: string;
  readonly home: string;
  readonly startsAt: number;
  readonly path: Readonly<Record<'category' | 'region' | 'competition' | 'event', string>>;
}

/** Events of a sport that have not begun, the last to begin first: nothing moves or closes them meanwhile. */
async function comingEvents(visit: Visit, request: APIRequestContext, sport: string): Promise<DeskEvent[]> {
  const answer = await request.get(`${visit.sandbox}/sportsbook/desk/events`, DESK);
  const { events } = (await answer.json()) as { events: DeskEvent[] };
  return events
    .filter((event) => event.sport === sport && event.phase === 'SCHEDULED')
    .toSorted((one, two) => two.startsAt - one.startsAt);
}
async function decide(visit: Visit, request: APIRequestContext, event: object): Promise<void> {
  const answer = await request.post(`${visit.sandbox}/sportsbook/desk/decisions`, { ...DESK, data: { event } });
  expect(answer.status()).toBe(204);
}
const addressOf = ({ path }: DeskEvent): string =>
  ['sportsbook', path.category, path.region, path.competition, path.event].join('/');
const bookOf = ({ page }: Visit) => page.frameLocator('main iframe');
const balanceIs = (visit: Visit, hundredths: number) =>
  expect(headerBalance(visit)).toContainText(visit.words.money(hundredths, 'EUR').replace(/\s/g, ' '));

async function fundedPlayer(
  visit: Visit,
): Promise<{ readonly player: ApiPlayer; signInExcluded(): Promise<ApiPlayer> }> {
  const person = newcomer();
  await registerPlayer(visit, person);
  const player = await ApiPlayer.signIn(visit, person.email, person.password);
  await player.fund(FUNDED / 100);
  await visit.open('sportsbook');
  await logIn(visit, person.email, person.password);
  return { player, signInExcluded: () => ApiPlayer.signIn(visit, person.email, person.password, 'restricted') };
}
/** Opens an event and puts the win of its home side on the slip. */
async function chooseHome(visit: Visit, event: DeskEvent): Promise<void> {
  await visit.open(addressOf(event));
  const home = bookOf(visit)
    .getByRole('button', { name: event.home })
    .filter({ hasText: /\d\.\d\d/ });
  await home.first().click();
  await expect(home.first()).toHaveAttribute('aria-pressed', 'true');
}

test.use({ tolerated: { patterns: [MOVED_ODDS] } });

test('odds that fell are agreed to first; a combination is sold back, another is settled after an exclusion', async ({
  visit,
  request,
}) => {
  const { player, signInExcluded } = await fundedPlayer(visit);
  const book = bookOf(visit);
  const place = book.locator('[data-key="place"]');
  // Far from the event of the other journey, which is the last to begin.
  const [, one, two, three] = await comingEvents(visit, request, 'football');
  if (!one || !two || !three) throw new Error('The vendor has too few football matches that have not begun.');

  // The slip survives addresses and a reload. It remembers the odds that the player has seen, here higher ones.
  await chooseHome(visit, one);
  await chooseHome(visit, two);
  await book.locator('#slip').evaluate(() => {
    const slip = JSON.parse(sessionStorage.getItem('sportsbook-slip') ?? '') as { legs: { odds: number }[] };
    for (const leg of slip.legs) leg.odds += 300;
    sessionStorage.setItem('sportsbook-slip', JSON.stringify(slip));
  });
  await visit.open(addressOf(two));
  await expect(place).toHaveText('Accept new odds');
  await balanceIs(visit, FUNDED);
  await placeBet(place, '€5.00');
  await balanceIs(visit, FUNDED - STAKE);

  // Sold for less than its stake: the bookmaker keeps a share.
  await visit.open('sportsbook/bet-history');
  const bet = book.locator('article.bet').first();
  await expect(bet).toContainText('Combination · 2');
  // The offer follows the odds: one that has changed meanwhile is pressed again.
  await expect(async () => {
    const offer = bet.getByRole('button', { name: /Cash out/ });
    if (await offer.isVisible()) await offer.click({ timeout: 2000 });
    // A sale cannot be taken back, so it is asked for once more.
    const sale = bet.getByRole('button', { name: /Confirm/ });
    if (await sale.isVisible()) await sale.click({ timeout: 2000 });
    await expect(bet).toContainText('Cashed out', { timeout: 4000 });
  }).toPass();
  const sold = (await player.history()).find(({ type }) => type === 'CASHOUT');
  expect(sold?.amount).toBeGreaterThan(4);
  expect(sold?.amount).toBeLessThan(5);

  // An exclusion closes the door for stakes, not for what is owed.
  await chooseHome(visit, three);
  await placeBet(place, '€5.00');
  await expect.poll(async () => (await player.history()).filter(({ type }) => type === 'BET').length).toBe(2);
  const before = await player.balance();
  // The exclusion ends every session; an open page would only complain about it.
  await visit.page.goto('about:blank');
  await player.exclude();
  const excluded = await signInExcluded();
  await decide(visit, request, { id: three.id, result: { home: 2, away: 0 } });
  await expect
    .poll(async () => (await excluded.history()).some(({ type }) => type === 'WIN'), { timeout: 20_000 })
    .toBe(true);
  expect((await excluded.balance()).mainBalance).toBeGreaterThan(before.mainBalance);
});

test('a bet on a virtual race is returned when the race is void, and the language changes around the slip', async ({
  visit,
  request,
}) => {
  await fundedPlayer(visit);
  const book = bookOf(visit);
  const place = book.locator('[data-key="place"]');
  // The last race on the list is minutes away.
  const [race] = await comingEvents(visit, request, 'virtual-horses');
  if (!race) throw new Error('The vendor has no race.');
  await visit.open('virtuals');
  await book.locator(`.odds[data-leg^="${race.id}|"]`).first().click();
  await placeBet(place, '€5.00');
  await balanceIs(visit, FUNDED - STAKE);
  // A race that is over leaves the list, also while the focus is in it, as after a press on a tab.
  await book.getByRole('button', { name: 'Virtual horses' }).click();
  const raceOdds = book.locator(`.odds[data-leg^="${race.id}|"]`);
  await expect(raceOdds.first()).toBeVisible();
  await decide(visit, request, { id: race.id, voided: true });
  await balanceIs(visit, FUNDED);
  await expect(raceOdds).toHaveCount(0, { timeout: 40_000 });

  const [, , , , match] = await comingEvents(visit, request, 'football');
  if (!match) throw new Error('The vendor has too few football matches.');
  await chooseHome(visit, match);
  await visit.page.goto(visit.address(addressOf(match)).replace('/en-UN/', '/fi-FI/'));
  await expect(place).toContainText('Lyö vetoa');
  await expect(visit.page).toHaveTitle(new RegExp(match.home));
});
