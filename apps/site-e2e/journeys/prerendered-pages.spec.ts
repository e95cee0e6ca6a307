import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../player/journey.ts';
import { stackOf } from '../stack/stacks.ts';

/** Blocks the page's scripts. @returns a function that releases them */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

// The fixture `complaints` fails a journey with a hydration error or a content policy violation.
for (const [brand, pair] of [
  ['northlight', 'en-UN'],
  ['marigold', 'fi-FI'],
] as const) {
  test.describe(`${brand} ${pair}`, () => {
    test.use({ brand, pair });

    test('hydrates it without changing it', async ({ visit }) => {
      const { page } = visit;
      const release = await holdScripts(page);
      await page.goto(visit.address(), { waitUntil: 'commit' });
      const title = page.getByRole('heading', { level: 1 }).first();
      await expect(title).toBeVisible();
      const before = await title.elementHandle();
      const words = await page.locator('main').innerText();
      release();
      await waitForHydration(page);
      // It responds, and it is the same element.
      await page
        .getByRole('banner')
        .getByRole('button', { name: visit.words.text('site.header.logIn'), exact: true })
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
      expect(words.length).toBeGreaterThan(200);
      await expect(page.locator('head title')).toHaveCount(1);
      await expect(page.locator('head link[rel=canonical]')).toHaveCount(1);
    });
  });
}

test.describe('the mechanism, which all brands share', () => {
  test('shows the complete home page before any script runs', async ({ browser, brand, pair }) => {
    const address = `${stackOf(brand).site}/${pair}`;
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const html = (await (await page.goto(address))?.text()) ?? '';
    expect(html).not.toMatch(/<[^>]*\sstyle=/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main a[href*="/play/"]').first()).toBeVisible();
    await expect(page.locator('[data-start-screen]')).toHaveCount(0);
    await context.close();
  });

  test('keeps the scroll position on a phone while it hydrates, and restores it on return', async ({ visit }) => {
    const { page } = visit;
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdScripts(page);
    await page.goto(visit.address(), { waitUntil: 'commit' });
    await page.locator('footer').waitFor({ state: 'attached' });
    await page.evaluate(() => scrollTo(0, 1500));
    release();
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
