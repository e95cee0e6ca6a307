import type { Page } from '@playwright/test';
import { EVENTS_PATH } from '@baize/contracts/events';
import { expect, PHONE, REFUSED_CALLS, test, waitForHydration, type Visit } from '../player/journey.ts';
import { DEMO_PASSWORD, demoEmail, expectSignedIn, expectSignedOut, logIn } from '../player/log-in.ts';
import { goOn } from '../player/sign-up.ts';
import { stackOf } from '../stack/stacks.ts';

/** What a page may fetch before the visitor does anything (`first-load.ts` has the script's budget in bytes). */
const MOST_REQUESTS = 20;
/** Longer than the page waits before it preloads. */
const REST_MS = 4000;

/** A game that visitors can try. Jackpots lead the home page, and some of them are for money only. */
const popularGame = (page: Page) =>
  page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: 'Popular' }) })
    .locator('a[data-by-app][href*="/play/"]')
    .first();
/** The address of the script that starts the app, which the page names. */
const appOf = (page: Page) =>
  page.evaluate(() => (JSON.parse(document.getElementById('page')?.textContent ?? '{}') as { app: string }).app);
const isAppRunning = (page: Page) =>
  page.evaluate(() => {
    const { app, hydrated } = document.documentElement.dataset;
    return app !== undefined || hydrated !== undefined;
  });

/** Holds the app's own script back. @returns a function that lets it through */
async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test.use({ cookies: 'unasked' });

for (const [brand, pair] of [
  ['northlight', 'en-UN'],
  ['marigold', 'fi-FI'],
] as const) {
  test.describe(`${brand} ${pair} on a phone`, () => {
    test.use({ brand, pair, viewport: PHONE, isMobile: true, hasTouch: true });

    test('is a page without the app until something needs it, and the app takes over without changing it', async ({
      visit,
    }) => {
      const { page, words } = visit;
      const requests: string[] = [];
      let hasLoaded = false;
      page.on('request', (request) => {
        if (!hasLoaded) requests.push(request.url());
      });
      await page.goto(visit.address(), { waitUntil: 'load' });
      hasLoaded = true;
      expect(requests.filter((url) => url.endsWith('.js'))).toEqual([
        expect.stringMatching(/\/assets\/page-script-[^/]+$/),
      ]);
      expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);

      // The cookie question is answered without the app.
      const notice = page.getByRole('region', { name: words.text('site.cookies.title') });
      await notice.getByRole('button', { name: words.text('site.cookies.refuseAll') }).tap();
      await expect(notice).toBeHidden();
      await page.waitForTimeout(REST_MS);
      expect(await isAppRunning(page)).toBe(false);

      const title = page.getByRole('heading', { level: 1 }).first();
      const before = await title.elementHandle();
      const shape = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('#root :is(header, h1, h2, main a, main button)')]
            .map((element) => element.getBoundingClientRect())
            .filter(({ top, width }) => top < innerHeight && width > 0)
            .map(({ top, left, width, height }) => [top, left, width, height].map(Math.round)),
        );
      const places = await shape();
      await page
        .getByRole('banner')
        .getByRole('button', { name: words.text('site.header.logIn'), exact: true })
        .tap();
      await expect(page.getByRole('dialog')).toBeVisible();
      await waitForHydration(page);
      // The same page: the same elements in the same places, and nothing is asked again.
      expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
      expect(places.length).toBeGreaterThan(5);
      expect(await shape()).toEqual(places);
      await expect(notice).toBeHidden();
      await expect(page.locator('head title')).toHaveCount(1);
      await expect(page.locator('head link[rel=canonical]')).toHaveCount(1);
    });
  });
}

test.describe('a page before the app', () => {
  test.use({ cookies: 'refused' });

  test('is complete without any script', async ({ browser, brand, pair }) => {
    const address = `${stackOf(brand).site}/${pair}`;
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const html = (await (await page.goto(address))?.text()) ?? '';
    expect(html).not.toMatch(/<[^>]*\sstyle=/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main a[href*="/play/"]').first()).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
    await expect(page.locator('[data-start-screen]')).toHaveCount(0);
    // Help and the law's links are there too.
    await expect(page.locator('footer a[href*="responsible-gambling"]').first()).toBeVisible();
    await context.close();
  });

  test('keeps what is typed while the app loads, and answers it', async ({ visit }) => {
    const { page } = visit;
    const release = await holdApp(page);
    await page.goto(visit.address('online-casino'));
    const search = page.getByRole('searchbox').first();
    await search.focus();
    await page.keyboard.type('three');
    // The page answers by itself, over its own games.
    const found = page.locator('[data-found]');
    await expect(found.getByRole('status')).toContainText(/\d/);
    await expect(found.getByRole('link', { name: /three/i }).first()).toBeVisible();
    await expect(page.locator('[data-games]')).toBeHidden();
    const count = await found.getByRole('status').textContent();
    expect(await isAppRunning(page)).toBe(false);
    release();
    await waitForHydration(page);
    await expect(search).toHaveValue('three');
    await expect(search).toBeFocused();
    // The app finds the same, and the page's own results are gone.
    await expect(page.locator('main').getByRole('status')).toHaveText(count ?? '');
    await expect(found).toHaveCount(0);
    await expect(page.locator('main').getByRole('link', { name: /three/i }).first()).toBeVisible();
    await expect(page).toHaveURL(/search=three/);
  });

  test('repeats a press once, and shows at once that it was felt', async ({ visit }) => {
    const { page } = visit;
    const release = await holdApp(page);
    await page.goto(visit.address('online-casino'));
    // The lobby's filter.
    const button = page.locator('main button[data-variant="secondary"]').first();
    await button.click();
    await button.click();
    await expect(button).toHaveAttribute('data-felt');
    release();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(button).not.toHaveAttribute('data-felt');
  });

  test('opens the login without the app, which takes over what was typed and pressed', async ({ visit }) => {
    const { page, words } = visit;
    const release = await holdApp(page);
    await page.goto(visit.address());
    const button = page.getByRole('banner').getByRole('button', { name: words.text('site.header.logIn'), exact: true });
    const dialog = page.getByRole('dialog');
    // Closed again, it leaves the page as it was.
    await button.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await dialog.locator('[name="email"]').fill(demoEmail('aino'));
    await dialog.locator('[name="password"]').fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    expect(await isAppRunning(page)).toBe(false);
    release();
    await expectSignedIn(visit);
  });

  test('lets the app open an address without a page of its own, and leads back to the same place', async ({
    visit,
  }) => {
    const { page } = visit;
    await page.setViewportSize(PHONE);
    await page.goto(visit.address());
    await page.evaluate(() => scrollTo(0, 300));
    await page.evaluate(() => (document.documentElement.dataset['same'] = ''));
    await popularGame(page).evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/\/play\//);
    // The game's page, which has a row of other games too.
    await expect(page.locator('main iframe')).toBeVisible();
    // The same document, at the top of its new page.
    expect(await page.evaluate(() => ['same' in document.documentElement.dataset, scrollY])).toEqual([true, 0]);
    await page.goBack();
    await expect(page).toHaveURL(visit.address());
    await expect(page.locator('main a[href*="/play/"]').first()).toBeAttached();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  });

  test('shows the sign-up’s form before the app, which goes on with what was typed', async ({ visit }) => {
    const { page, words } = visit;
    const release = await holdApp(page);
    await page.goto(visit.address('signup'));
    await page.locator('main form [name="firstName"]').fill('Ada');
    await page.locator('main form [name="termsAndConditions"]').check();
    expect(await isAppRunning(page)).toBe(false);
    release();
    await waitForHydration(page);
    await expect(page.locator('main form [name="firstName"]')).toHaveValue('Ada');
    await goOn(visit);
    const summary = page.getByRole('alert');
    await expect(summary.getByRole('button', { name: words.text('auth.signUp.field.lastName') })).toBeVisible();
    for (const done of ['firstName', 'termsAndConditions'])
      await expect(summary.getByRole('button', { name: words.text(`auth.signUp.field.${done}`) })).toHaveCount(0);
  });

  test('makes up for a press and a text that came before its script', async ({ visit }) => {
    const { page, words } = visit;
    for (const act of [
      () =>
        page
          .getByRole('banner')
          .getByRole('button', { name: words.text('site.header.logIn'), exact: true })
          .click(),
      () => page.getByRole('searchbox').first().fill('three'),
    ]) {
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route(/\/assets\/page-script-/, async (route) => {
        await promise;
        await route.continue();
      });
      await page.goto(visit.address('online-casino'), { waitUntil: 'commit' });
      await act();
      resolve();
      await page.unrouteAll({ behavior: 'wait' });
      await waitForHydration(page);
      await expect(
        page
          .getByRole('dialog')
          .or(page.getByRole('link', { name: /three/i }).and(page.locator('main a')))
          .first(),
      ).toBeVisible();
    }
    await expect(page).toHaveURL(/search=three/);
  });

  test('follows a link as the browser does', async ({ visit }) => {
    const { page } = visit;
    await holdApp(page);
    await page.goto(visit.address());
    await expect(page.locator('header a[href$="/signup"]').first()).not.toHaveAttribute('data-by-app');
    await page.locator('footer a[href$="/responsible-gambling"]').first().click();
    await expect(page).toHaveURL(/responsible-gambling$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isAppRunning(page)).toBe(false);
    // Back is the page as it was left.
    await page.goBack();
    await expect(page).toHaveURL(visit.address());
  });

  for (const [why, path] of [
    ['a search', 'online-casino?search=three'],
    ['the login popup', '#login'],
    ['an address of its own that is not prerendered', 'sportsbook'],
    ['a form', 'signup'],
  ] as const)
    test(`starts the app at once for ${why}`, async ({ visit }) => {
      const { page } = visit;
      await page.goto(`${visit.address()}${path.startsWith('#') ? path : `/${path}`}`);
      await waitForHydration(page);
      if (path === '#login') await expect(page.getByRole('dialog')).toBeVisible();
    });

  test('starts it at once for a visitor whom the site may not serve', async ({ visit, context }) => {
    const { page } = visit;
    await context.setExtraHTTPHeaders({ 'x-edge-country': 'US' });
    await page.goto(visit.address());
    await expect(page.getByRole('heading', { name: visit.words.text('site.problem.restricted.title') })).toBeVisible();
  });

  test('starts it when the rest of the page comes near, and keeps the place', async ({ visit }) => {
    const { page } = visit;
    await page.setViewportSize(PHONE);
    await page.goto(visit.address());
    await page.locator('footer').waitFor({ state: 'attached' });
    await page.evaluate(() => scrollTo(0, 1500));
    await waitForHydration(page);
    expect(await page.evaluate(() => scrollY)).toBe(1500);
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
    // The tiles beyond the phone's edge have been added to the visible rows.
    const row = page
      .locator('main section')
      .filter({ has: page.locator('a[href*="/play/"]') })
      .first();
    await row.scrollIntoViewIfNeeded();
    await expect(row.locator('a[href*="/play/"]').nth(10)).toBeAttached();
    await row.locator('a[href*="/play/"]').nth(10).scrollIntoViewIfNeeded();
    await expect(row.locator('a[href*="/play/"]').nth(10)).toBeInViewport();
  });

  test.describe('without a connection', () => {
    test.use({
      tolerated: {
        // The app's script is cut off on purpose.
        patterns: [
          /net::ERR_/,
          /Failed to fetch dynamically imported module/,
          /An unknown error occurred when fetching the script/,
        ],
      },
    });
    test('explains why a press does nothing, keeps what was typed, and goes on when the connection is back', async ({
      visit,
      context,
    }) => {
      const { page, words } = visit;
      await page.goto(visit.address('online-casino'));
      await expect(page.locator('html')).toHaveAttribute('data-page', 'ready');
      expect(await appOf(page)).toMatch(/^\/assets\/index-/);
      await context.setOffline(true);
      await page.getByRole('searchbox').first().fill('three');
      const notice = page.getByRole('alert');
      await expect(notice).toContainText(words.text('site.offline.title'));
      // The page is still there.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await context.setOffline(false);
      await waitForHydration(page);
      await expect(notice).toHaveCount(0);
      await expect(page.getByRole('searchbox').first()).toHaveValue('three');
    });
  });

  test.describe('without its script', () => {
    test.use({
      tolerated: {
        // The script is cut off on purpose.
        patterns: [/net::ERR_/],
      },
    });
    test('offers the login as a plain link after a while, to a page that opens it', async ({ visit }) => {
      const { page } = visit;
      await page.route(/\/assets\/page-script-/, (route) => route.abort());
      await page.goto(visit.address());
      const link = page.locator('[data-plain-login]');
      await expect(link).toBeVisible({ timeout: 20_000 });
      await link.click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  });

  test.describe('after a rollout', () => {
    test.use({
      // It would bring what it has kept.
      serviceWorkers: 'block',
      tolerated: {
        // The app's script is gone on purpose.
        patterns: [REFUSED_CALLS, /Failed to fetch dynamically imported module/],
      },
    });
    test('reloads once for code that is gone, then explains why a press does nothing', async ({ visit }) => {
      const { page, words } = visit;
      await page.route(/\/assets\/index-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }));
      const button = page
        .getByRole('banner')
        .getByRole('button', { name: words.text('site.header.logIn'), exact: true });
      await page.goto(visit.address());
      await expect(page.locator('html')).toHaveAttribute('data-page', 'ready');
      const reloaded = page.waitForEvent('load');
      await button.click();
      await reloaded;
      await expect(page.locator('html')).toHaveAttribute('data-page', 'ready');
      await expect(page.getByRole('alert')).toHaveCount(0);
      let loads = 0;
      page.on('load', () => (loads += 1));
      await button.click();
      const notice = page.getByRole('alert');
      await expect(notice).toContainText(words.text('site.problem.reload.title'));
      await expect(notice.getByRole('button', { name: words.text('site.problem.tryAgain') })).toBeVisible();
      expect(loads).toBe(0);
      // The page is still there, and its links work.
      await page.keyboard.press('Escape');
      await page.locator('footer a[href$="/responsible-gambling"]').first().click();
      await expect(page).toHaveURL(/responsible-gambling$/);
    });
  });

  test('works where the browser blocks storage', async ({ browser, visit, complaints }) => {
    const { words } = visit;
    const context = await browser.newContext();
    await complaints.follow(context);
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
    });
    const page = await context.newPage();
    await page.goto(visit.address());
    await expect(page.locator('html')).toHaveAttribute('data-page', 'ready');
    const notice = page.getByRole('region', { name: words.text('site.cookies.title') });
    await notice.getByRole('button', { name: words.text('site.cookies.refuseAll') }).click();
    await expect(notice).toBeHidden();
    await page
      .getByRole('banner')
      .getByRole('button', { name: words.text('site.header.logIn'), exact: true })
      .click();
    await waitForHydration(page);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    // The answer holds as long as the page.
    await expect(notice).toBeHidden();
    await context.close();
  });

  test('preloads nothing for a visitor who saves data', async ({ visit }) => {
    const { page } = visit;
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.push(request.url());
    });
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto(visit.address());
    await page.waitForTimeout(REST_MS);
    expect(scripts.filter((url) => !/\/assets\/page-(?:script|show-events)-/.test(url))).toEqual([]);
  });

  test('asks and tells nothing while the browser draws it ahead of a press', async ({ visit }) => {
    const { page } = visit;
    const calls: string[] = [];
    page.on('request', (request) => {
      if (/\/(?:api|content|identity)\//.test(request.url()) && !request.url().includes('/images/'))
        calls.push(request.url());
    });
    await page.addInitScript(() => {
      Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    });
    const answer = await page.goto(visit.address(), { waitUntil: 'load' });
    await page.waitForTimeout(REST_MS);
    await expect(page.locator('html')).not.toHaveAttribute('data-page');
    expect(calls).toEqual([]);
    await page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { value: false });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await expect(page.locator('html')).toHaveAttribute('data-page', 'ready');
    await expect.poll(() => calls.filter((url) => url.includes('/site/visit')).length).toBe(1);
    // What tells the browser to is a file of its own type, since the policy allows no inline script.
    const [, rules = ''] = /^"([^"]+)"$/.exec((await answer?.headerValue('speculation-rules')) ?? '') ?? [];
    const sent = await page.request.get(`${visit.site}${rules}`);
    expect([sent.status(), sent.headers()['content-type']]).toEqual([200, 'application/speculationrules+json']);
  });

  for (const [motion, transitions] of [
    ['no-preference', 1],
    ['reduce', 0],
  ] as const)
    test(`goes on to the app’s own address with ${transitions} view transitions at motion ${motion}`, async ({
      visit,
    }) => {
      const { page } = visit;
      await page.emulateMedia({ reducedMotion: motion });
      await page.addInitScript(() => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
          const { dataset } = document.documentElement;
          dataset['transitions'] = String(Number(dataset['transitions'] ?? 0) + 1);
          return start(update);
        };
      });
      await page.goto(visit.address());
      await popularGame(page).evaluate((link: HTMLElement) => link.click());
      await waitForHydration(page);
      await expect(page).toHaveURL(/\/play\//);
      expect(await page.evaluate(() => Number(document.documentElement.dataset['transitions'] ?? 0))).toBe(transitions);
    });

  test('shows nothing of a player when it comes back after their logout', async ({ visit }) => {
    const { page } = visit;
    await page.goto(visit.address());
    await logIn(visit, demoEmail('aino'), DEMO_PASSWORD);
    await expectSignedIn(visit);
    // The browser keeps a page for the way back, which hears nothing of a logout in the meantime.
    const reloaded = page.waitForEvent('load');
    await page.evaluate(() => {
      localStorage.clear();
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await reloaded;
    await expectSignedOut(visit);
  });

  test('sends no event after a refusal, neither before nor after the app starts', async ({ visit }) => {
    const { page, words } = visit;
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes(EVENTS_PATH)) sent.push(request.url());
    });
    await page.goto(visit.address());
    await page.waitForTimeout(REST_MS);
    await page
      .getByRole('banner')
      .getByRole('button', { name: words.text('site.header.logIn'), exact: true })
      .click();
    await waitForHydration(page);
    await page.keyboard.press('Escape');
    await page.locator('footer a[href$="/responsible-gambling"]').first().click();
    await expect(page).toHaveURL(/responsible-gambling$/);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.reload();
    await page.waitForTimeout(REST_MS);
    expect(sent).toEqual([]);
  });

  test('becomes the player’s when another tab signs in', async ({ visit, context }) => {
    const { page } = visit;
    await page.goto(visit.address());
    await expect(page.locator('html')).toHaveAttribute('data-page', 'ready');
    const other: Visit = { ...visit, page: await context.newPage() };
    await other.page.goto(visit.address());
    await logIn(other, demoEmail('aino'), DEMO_PASSWORD);
    await waitForHydration(page);
    await expectSignedIn(visit);
  });
});
