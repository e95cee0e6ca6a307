import { expect, PHONE, test, waitForHydration } from '../player/journey.ts';
import { DEMO_PASSWORD, demoEmail, expectSignedIn } from '../player/log-in.ts';
import { holdApp, isAppRunning, popularGame, REST_MS } from '../player/page-before-app.ts';
import { goOn } from '../player/sign-up.ts';
import { stackOf } from '../stack/stacks.ts';

/** What a page may fetch before the visitor does anything (`first-load.ts` has the script's budget in bytes). */
const MOST_REQUESTS = 20;

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
});
