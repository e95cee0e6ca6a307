import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { HistoryEntry } from '@baize/contracts/wallet';
import { fromWire } from '@baize/kernel';
import { ApiPlayer } from '../player/api-player.ts';
import { BalanceWatch } from '../player/BalanceWatch.ts';
import { expectResult, openDeposit, payByCard, startDeposit, submitButton, withdrawAmount } from '../player/cashier.ts';
import { expect, PHONE, test, type Visit, waitForAllParts } from '../player/journey.ts';
import { expectSignedIn, expectSignedOut, headerBalance, logOut } from '../player/log-in.ts';
import { newcomer, type Newcomer } from '../player/Newcomer.ts';
import { signUp } from '../player/sign-up.ts';
import { gameBalance, hud, openGame, playQuickly, spin, studioFrame, untilIdle } from '../player/studio.ts';

const ROUNDS = 10;
/** How long the header may lag behind the socket, in milliseconds; the documents' poll needs up to 20 seconds. */
const LAG_MS = 1000;
/** Two reports of one moment may differ by this much, in milliseconds. */
const CLOCK_MS = 20;
const hundredths = (wire: number): number => {
  const parsed = fromWire(wire);
  return parsed.ok ? parsed.value : Number.NaN;
};

/** Waits until every row shows its games: a tile that is picked earlier may go away again. */

/** Visits home with banners and rows, the lobby, its search and its provider filter. @returns the slug of a game */
async function lookAround(visit: Visit): Promise<string> {
  const { page, words } = visit;
  await visit.open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
  await expect(page.locator('main img[src*="/content/"]').first()).toBeVisible();
  await waitForAllParts(page);
  const rows = page.locator('main section a[href*="/play/"]');
  await expect.poll(() => rows.count()).toBeGreaterThan(12);

  await page
    .getByRole('navigation')
    .getByRole('link', { name: words.text('games.frame.casino') })
    .first()
    .click();
  await expect(page).toHaveURL(visit.address('online-casino'));
  // The address changes first: home stays on the screen, with its own tiles, until the lobby has loaded.
  const search = page.getByRole('searchbox', { name: words.text('games.search.label') });
  await expect(search).toBeVisible();
  await waitForAllParts(page);
  const tiles = page.locator('main a[href*="/play/"]');
  await expect.poll(() => tiles.count()).toBeGreaterThan(20);
  const wanted = (await tiles.first().getAttribute('href'))?.split('/').at(-1) ?? '';
  const title = await titleOf(page, wanted);

  await search.fill(title.toLocaleUpperCase());
  await expect(page.locator(`main a[href$="/play/${wanted}"]`).first()).toBeVisible();
  await search.fill('zzqqxx');
  await expect(page.getByText(words.text('games.search.none', { text: 'zzqqxx' }))).toBeVisible();
  await page.getByRole('button', { name: words.text('games.search.clear') }).click();

  await page
    .getByRole('button', { name: words.text('games.filter.button'), exact: true })
    .first()
    .click();
  const panel = page.getByRole('dialog', { name: words.text('games.filter.title') });
  const studio = panel
    .locator('label')
    .filter({ hasText: /\([\d\s.,]+\)$/ })
    .first();
  const count = Number(/\(([^)]+)\)$/.exec((await studio.textContent()) ?? '')?.[1]?.replace(/\D/g, ''));
  await panel.getByRole('checkbox').first().check();
  const show = panel.getByRole('button', { name: words.text('games.filter.showCount', { count }) });
  await expect(show).toBeVisible();
  await show.click();
  await expect(page).toHaveURL(/providers=/);
  await expect(page.getByRole('status').filter({ hasText: words.text('games.search.count', { count }) })).toBeVisible();
  return wanted;
}

const titleOf = async (page: Page, slug: string): Promise<string> =>
  (
    await page
      .locator(`main a[href$="/play/${slug}"]`)
      .first()
      .evaluate((link) => link.getAttribute('aria-label') ?? link.textContent ?? '')
  )
    .split(',')[0]
    ?.trim() ?? '';

/** Plays a few demo rounds without an account. */
async function playForFun(visit: Visit, slug: string): Promise<void> {
  await openGame(visit, slug);
  await expect(visit.page.getByText(visit.words.text('site.play.funNote'))).toBeVisible();
  // Every text of the balance: wins can add up to the stakes, and then it ends where it began.
  const balances = await gameBalance(visit).evaluateHandle((output) => {
    const texts = new Set([output.textContent]);
    new MutationObserver(() => texts.add(output.textContent)).observe(output, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return texts;
  });
  for (let round = 0; round < 3; round += 1) await spin(visit);
  expect(await balances.evaluate((texts) => texts.size), 'the stakes were taken').toBeGreaterThan(1);
}

/**
 * Plays ten real-money rounds. The header waits for the reels before it shows a win, and shows the socket's balance
 * within a second after that, without a reload.
 */
async function playForMoney(
  visit: Visit,
  watch: BalanceWatch,
  slug: string,
  player: ApiPlayer,
  person: Newcomer,
  phone: boolean,
): Promise<void> {
  const { page, words, pair } = visit;
  const window = page.viewportSize();
  if (phone) await page.setViewportSize(PHONE);
  await page.evaluate(() => {
    (globalThis as unknown as { stays: boolean }).stays = true;
  });
  // Navigates within the site, as a player does, so the socket stays open.
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/${pair}/play/${slug}`);
  await untilIdle(visit);
  await playQuickly(visit);
  await expect(page.getByText(words.text('site.play.funNote'))).toHaveCount(0);
  await watch.follow(`header a[href="/${pair}/my-account/banking/transactions"]`);
  const { sockets } = watch;
  const lags: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const heard = watch.frames.length;
    await spin(visit);
    const last = await watch.frameOf((await player.balance()).version, `round ${round + 1}`);
    expect(watch.frames.length, `round ${round + 1}: the socket told the new balance`).toBeGreaterThan(heard);
    const text = words.money(last.main, person.currency);
    await expect(headerBalance(visit)).toContainText(text.replace(/\s/g, ' '), { timeout: LAG_MS * 3 });
    const shownAt = await watch.shownAt(text, last.at - 50);
    expect(shownAt, `round ${round + 1}: the header was seen to change to ${text}`).not.toBeNull();
    const ended = await watch.endOfRound(round + 1);
    const staked = watch.frames[heard];
    // A win as high as the stake shows the amount that stood there before, at no moment of its own.
    if (staked && last.main > staked.main && last.main !== watch.frames[heard - 1]?.main)
      expect(shownAt, `round ${round + 1}: the win waited for the reels`).toBeGreaterThanOrEqual(ended - CLOCK_MS);
    lags.push((shownAt ?? 0) - Math.max(last.at, ended));
  }
  expect(
    Math.max(...lags),
    `the header follows the socket and the reels; lags in ms: ${lags.join(', ')}`,
  ).toBeLessThanOrEqual(LAG_MS);
  expect(
    await page.evaluate(() => (globalThis as unknown as { stays?: boolean }).stays),
    'the page was not reloaded',
  ).toBe(true);
  expect(watch.sockets, 'the socket stayed open').toBe(sockets);
  await expect(hud(visit)).toHaveAttribute('data-state', 'idle');
  await expect(studioFrame(visit).locator('.mode-fun')).toHaveCount(0);
  if (phone && window) await page.setViewportSize(window);
}

/**
 * The history on the screen is the one of the API, which lists the deposit and every round and loses none in a session.
 */
async function readHistory(visit: Visit, player: ApiPlayer): Promise<void> {
  const { page, words } = visit;
  await visit.open('my-account/banking/transactions');
  const listed = await player.history();
  expect(listed.filter(({ type }) => type === 'DEPOSIT')).toHaveLength(1);
  expect(listed.filter(({ type }) => type === 'BET')).toHaveLength(ROUNDS);
  // Play without a pause is one row, which opens into its rounds.
  const rows = await player.groupedHistory();
  const roundsOf = (row: HistoryEntry) => row.session?.rounds ?? (row.type === 'BET' ? 1 : 0);
  expect(rows.reduce((sum, row) => sum + roundsOf(row), 0)).toBe(ROUNDS);
  const entries = page.locator('main li[data-reference]');
  await expect(entries).toHaveCount(rows.length);
  expect(await entries.evaluateAll((items) => items.map((item) => item.getAttribute('data-reference')))).toEqual(
    rows.map(({ referenceId }) => referenceId),
  );
  for (const row of rows)
    await expect(page.locator(`li[data-reference="${row.referenceId}"]`)).toContainText(
      words.money(hundredths(row.amount), row.currencyCode, row.amount === 0 ? 'auto' : 'always').replace(/\s/g, ' '),
    );
  const session = page.locator('main li[data-session]').first();
  await session.locator('summary').click();
  await expect(session.locator('[data-round]')).toHaveCount(
    Math.min(10, rows.find(({ session }) => session !== null)?.session?.rounds ?? 0),
  );
  const { mainBalance } = await player.balance();
  expect(
    listed.reduce((sum, { amount }) => sum + hundredths(amount), 0),
    'the movements sum up to the balance',
  ).toBe(hundredths(mainBalance));
}

/** Withdraws 20, sees it pending and why it is held, cancels it. */
async function withdrawAndCancel(visit: Visit, player: ApiPlayer, person: Newcomer): Promise<void> {
  const { page, words } = visit;
  const before = hundredths((await player.balance()).mainBalance);
  const amount = words.money(2000, person.currency);
  await page.setViewportSize(PHONE);
  await visit.open('my-account/banking/withdraw');
  await withdrawAmount(visit).fill(words.typed(2000));
  await submitButton(visit).click();
  await expect(page.getByText(words.text('wallet.pending.title', { count: 1 }))).toBeVisible();
  await expect(
    page.getByText(words.text('wallet.pending.step.REVIEW'), { exact: true }),
    'the result is on the screen',
  ).toBeInViewport();
  // Ten rounds stake less than was deposited, so the rules against money laundering hold it; the page says why.
  await expect(page.getByText(words.text('wallet.hold.title'))).toBeVisible();
  // The form below says it too, for the next one.
  await expect(page.getByText(words.text('wallet.hold.UNPLAYED_DEPOSIT')).first()).toBeVisible();
  await expect(headerBalance(visit)).toContainText(words.money(before - 2000, person.currency).replace(/\s/g, ' '));
  expect(hundredths((await player.balance()).lockedBalance)).toBe(2000);

  await page.getByRole('button', { name: words.text('wallet.cancel.ask') }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question).toContainText(words.text('wallet.cancel.title', { amount }).replace(/\s/g, ' '));
  await expect(question.getByRole('button', { name: words.text('wallet.cancel.keep') })).toHaveAttribute(
    'data-variant',
    'primary',
  );
  await question.getByRole('button', { name: words.text('wallet.cancel.confirm') }).click();
  await expect(page.getByText(words.text('wallet.pending.title', { count: 1 }))).toHaveCount(0);
  await expect(headerBalance(visit)).toContainText(words.money(before, person.currency).replace(/\s/g, ' '));
  const after = await player.balance();
  expect([hundredths(after.mainBalance), hundredths(after.lockedBalance)]).toEqual([before, 0]);
}

/** Logs out on an account page: the default page opens, and no login popup at any moment. */
async function leave(visit: Visit): Promise<void> {
  const { page } = visit;
  await page.evaluate(() => {
    const seen = window as unknown as { dialogs: number };
    seen.dialogs = 0;
    new MutationObserver(() => {
      // The account menu is a dialog too, on a phone.
      seen.dialogs += document.querySelectorAll('input[type="password"]').length;
    }).observe(document.body, { childList: true, subtree: true });
  });
  await logOut(visit);
  await expectSignedOut(visit);
  await expect(page).toHaveURL(visit.address());
  expect(await page.evaluate(() => (window as unknown as { dialogs: number }).dialogs), 'no popup opened').toBe(0);
}

/** The browser holds only what the record of its storage lists (A§5), whichever code wrote it. */
async function checkStorage({ page }: Visit): Promise<void> {
  const record = await readFile(new URL('../../../docs/decisions/0056-browser-storage.md', import.meta.url), 'utf8');
  const listed = [...record.matchAll(/^\| `([^`]+)` \|/gm)].map(([, key = '']) => key);
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(stored.length).toBeGreaterThan(3);
  expect(stored.filter((key) => !listed.some((name) => key === name || key.startsWith(`${name}.`)))).toEqual([]);
}

for (const { brand, pair, country, motion, phone } of [
  { brand: 'northlight', pair: 'fi-FI', country: 'FI', motion: 'reduce', phone: false },
  { brand: 'marigold', pair: 'fr-CA', country: 'CA', motion: 'no-preference', phone: true },
] as const) {
  test.describe(`${brand} ${pair}`, () => {
    test.use({ brand, pair, decorated: motion === 'no-preference', contextOptions: { reducedMotion: motion } });
    test('lets a visitor browse, play a demo, join, deposit, play, read the history, withdraw and cancel', async ({
      visit,
    }) => {
      test.setTimeout(360_000);
      const person = newcomer(country);
      const watch = await BalanceWatch.attach(visit.page);
      const slug = await test.step('look around', () => lookAround(visit));
      await test.step('play for fun', () => playForFun(visit, slug));
      await test.step('join', async () => {
        await visit.open('signup');
        await signUp(visit, person);
        await expectSignedIn(visit);
      });
      const player = await ApiPlayer.signIn(visit, person.email, person.password);
      await test.step('deposit 50', async () => {
        await openDeposit(visit);
        await startDeposit(visit, 5000);
        await payByCard(visit, 'SUCCESS');
        await expectResult(visit, 'success', 5000, person.currency);
        await expect(headerBalance(visit)).toContainText(visit.words.money(5000, person.currency).replace(/\s/g, ' '));
      });
      await test.step('ten rounds', () => playForMoney(visit, watch, slug, player, person, phone));
      await test.step('read the history', () => readHistory(visit, player));
      await test.step('withdraw and cancel', () => withdrawAndCancel(visit, player, person));
      await test.step('what the browser keeps', () => checkStorage(visit));
      await test.step('log out', () => leave(visit));
    });
  });
}
