import type { Page } from '@playwright/test';

/** Longer than a page waits before it preloads the app, ms. */
export const REST_MS = 4000;

/** A game that visitors can try. Jackpots lead the home page, and some of them are for money only. */
export const popularGame = (page: Page) =>
  page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: 'Popular' }) })
    .locator('a[data-by-app][href*="/play/"]')
    .first();
/** The address of the script that starts the app, which the page names. */
export const appOf = (page: Page) =>
  page.evaluate(() => (JSON.parse(document.getElementById('page')?.textContent ?? '{}') as { app: string }).app);
/** Whether the app has taken the page over, or is about to. */
export const isAppRunning = (page: Page) =>
  page.evaluate(() => {
    const { app, hydrated } = document.documentElement.dataset;
    return app !== undefined || hydrated !== undefined;
  });

/** Holds the app's own script back. @returns a function that lets it through */
export async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
