import { ApiPlayer, registerPlayer } from '../player/api-player.ts';
import { expect, test } from '../player/journey.ts';
import { expectSignedIn, headerBalance, submitLogin } from '../player/log-in.ts';
import { newcomer } from '../player/Newcomer.ts';
import { MOVED_ODDS, placeBet } from '../player/sportsbook.ts';

const FUNDED = 5000;
const STAKE = 500;

/** An event as the vendor's traders see it. */
interface DeskEvent {
  readonly id: string;
  readonly sport: string;
  readonly phase: string;
  readonly home: string;
  readonly away: string;
  readonly startsAt: number;
  readonly path: Readonly<Record<'category' | 'region' | 'competition' | 'event', string>>;
}

test.use({ tolerated: { patterns: [MOVED_ODDS] } });

test('a visitor fills a slip, logs in with it, bets, and sees the bet settled and corrected', async ({
  visit,
  request,
}) => {
  const { page, words } = visit;
  const person = newcomer();
  await registerPlayer(visit, person);
  await (await ApiPlayer.signIn(visit, person.email, person.password)).fund(FUNDED / 100);
  const desk = { headers: { 'x-sandbox-page': '1' } };
  const { events } = (await (await request.get(`${visit.sandbox}/sportsbook/desk/events`, desk)).json()) as {
    events: readonly DeskEvent[];
  };
  // The last to begin: nothing moves its odds or closes its markets meanwhile.
  const event = events
    .filter(({ sport, phase }) => sport === 'football' && phase === 'SCHEDULED')
    .toSorted((one, two) => two.startsAt - one.startsAt)[0];
  if (!event) throw new Error('The vendor has no football match that has not begun.');
  const { category, region, competition, event: slug } = event.path;
  const decide = async (home: number, away: number) => {
    const data = { event: { id: event.id, result: { home, away } } };
    expect((await request.post(`${visit.sandbox}/sportsbook/desk/decisions`, { ...desk, data })).status()).toBe(204);
  };
  const balance = (hundredths: number) =>
    expect(headerBalance(visit)).toContainText(visit.words.money(hundredths, 'EUR').replace(/\s/g, ' '));

  // A shared address opens the frame there.
  await visit.open(`sportsbook/${category}/${region}/${competition}/${slug}`);
  const book = page.frameLocator('main iframe');
  const place = book.locator('[data-key="place"]');
  const home = book.getByRole('button', { name: event.home }).filter({ hasText: /\d\.\d\d/ });
  await home.first().click();
  await expect(home.first()).toHaveAttribute('aria-pressed', 'true');
  await book.locator('#stake').fill(String(STAKE / 100));
  await expect(page).toHaveTitle(new RegExp(event.home));

  // The frame is not reloaded by the login, so the slip is still there.
  await place.click();
  await submitLogin(visit, person.email, person.password);
  await expectSignedIn(visit);
  await expect(book.locator('#stake')).toHaveValue(String(STAKE / 100));
  await placeBet(place, '€5.00');
  await balance(FUNDED - STAKE);

  // The account's history knows the bet by its event.
  await visit.open('my-account/banking/transactions');
  await expect(page.locator('main')).toContainText(`${event.home} – ${event.away}`);
  await expect(page.locator('main')).toContainText(words.text('wallet.type.BET'));

  // The result is paid while the frame shows something else, and the correction takes it back.
  await visit.open('sportsbook/bet-history');
  await expect(book.getByText(`${event.home} – ${event.away}`).first()).toBeVisible();
  await decide(3, 0);
  await expect(headerBalance(visit)).not.toContainText(visit.words.money(FUNDED - STAKE, 'EUR').replace(/\s/g, ' '));
  await decide(0, 3);
  await balance(FUNDED - STAKE);

  // Back and forward lead the frame.
  await book.getByRole('navigation').getByText('Football').click();
  await expect(page).toHaveURL(visit.address('sportsbook/football'));
  await page.goBack();
  await expect(page).toHaveURL(visit.address('sportsbook/bet-history'));
});

test('a visitor finds an event on the home page, and another by its team', async ({ visit }) => {
  const { page, words } = visit;
  await visit.open();
  // The page's own script fills the places; the app need not be there.
  const strip = page.locator('[data-events]');
  await strip.scrollIntoViewIfNeeded();
  const first = strip.locator('a[href]').first();
  await expect(first).toHaveAttribute('href', /\/sportsbook\/[a-z-]+\/[a-z-]+\//);
  const address = await first.getAttribute('href');
  const team = await first
    .locator('[data-part="home"]')
    .evaluate((name: HTMLElement) => name.dataset['now'] ?? name.innerText);
  await first.click();
  await expect(page).toHaveURL(`${visit.site}${address}`);
  const book = page.frameLocator('main iframe');
  await expect(book.getByText(team).first()).toBeVisible();

  await visit.open('online-casino');
  await page.getByRole('searchbox').first().fill(team.slice(0, 5));
  const found = page.getByRole('group', { name: words.text('sportsbook.search.title') });
  await found.getByRole('link', { name: team }).first().click();
  await expect(page).toHaveURL(/\/sportsbook\//);
  await expect(book.getByText(team).first()).toBeVisible();
});

test('the sportsbook’s frame, with the slip at its end, stands above the bar at the bottom', async ({ visit }) => {
  const { page, words } = visit;
  const bar = page.getByRole('navigation', { name: words.text('ui.bottomNavigation') });
  const frame = page.locator('main iframe');
  // A phone, and a tablet held upright.
  for (const size of [
    { width: 390, height: 844 },
    { width: 820, height: 1180 },
  ]) {
    await page.setViewportSize(size);
    await visit.open('sportsbook');
    await expect(frame).toBeVisible();
    await expect
      .poll(async () => {
        const [above, below] = await Promise.all([frame.boundingBox(), bar.boundingBox()]);
        // The bar's border may lie over the frame's last line.
        return above !== null && below !== null && above.y + above.height <= below.y + 1;
      }, `the frame ends above the bar at ${size.width} pixels`)
      .toBe(true);
    // Rows of tabs and cards scroll by themselves, the page does not.
    const book = page.frameLocator('main iframe');
    await expect(book.locator('.live-count.is-live').first()).toBeVisible();
    const [inside, across] = await book
      .locator('html')
      .evaluate(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth]);
    expect(across, `the sportsbook is no wider than its frame at ${size.width} pixels`).toBe(inside);
  }
});
