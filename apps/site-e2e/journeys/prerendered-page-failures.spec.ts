import { EVENTS_PATH } from '@baize/contracts/events';
import { expect, REFUSED_CALLS, test, waitForHydration, type Visit } from '../player/journey.ts';
import { DEMO_PASSWORD, demoEmail, expectSignedIn, expectSignedOut, logIn } from '../player/log-in.ts';
import { appOf, popularGame, REST_MS } from '../player/page-before-app.ts';

test.describe('a page before the app', () => {
  test.use({ cookies: 'refused' });

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
