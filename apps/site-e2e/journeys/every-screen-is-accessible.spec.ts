import AxeBuilder from '@axe-core/playwright';
import { expect, REFUSED_CALLS, test, type Visit } from '../player/journey.ts';
import { demoEmail, DEMO_PASSWORD, expectSignedIn, submitLogin } from '../player/log-in.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/**
 * Each size with one brand and each brand at one size: what differs by brand alone are colours, and every pair of those
 * is tested.
 */
const LOOKS = [
  { brand: 'northlight', device: 'phone', width: 390, height: 844 },
  { brand: 'marigold', device: 'desktop', width: 1440, height: 900 },
] as const;

/**
 * Waits until the skeletons are gone, then runs axe. Reports violations only, because reporting takes most of the time.
 * Excludes the frames of games and the gateway, which are third-party pages.
 */
async function examine(visit: Visit, screen: string): Promise<void> {
  const { page } = visit;
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  expect
    .soft(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      `${screen}: nothing reaches over the window's edge`,
    )
    .toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: RULES, resultTypes: ['violations'] })
    .exclude('iframe')
    .analyze();
  expect
    .soft(
      violations.map(
        ({ id, nodes }) =>
          `${screen}: ${id} at ${nodes
            .slice(0, 3)
            .map(
              ({ target, failureSummary }) => `${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim() ?? ''})`,
            )
            .join('; ')}`,
      ),
    )
    .toEqual([]);
}

test.use({ tolerated: { patterns: [REFUSED_CALLS] } });
for (const { brand, device, width, height } of LOOKS) {
  test.describe(`${brand} on a ${device}`, () => {
    test.use({ brand, viewport: { width, height } });

    test('finds no barrier on visitors’ screens', async ({ visit }) => {
      // Nine screens, and a long page takes a while.
      test.setTimeout(240_000);
      const { page, words } = visit;
      for (const [screen, path] of [
        ['home', ''],
        ['lobby', 'online-casino'],
        ['category', 'online-casino/popular'],
        ['search', 'online-casino?search=gold'],
        ['sign-up', 'signup'],
        ['static page', 'terms'],
        ['404', 'nothing/here'],
      ] as const) {
        await visit.open(path);
        await examine(visit, screen);
      }
      await visit.open('online-casino');
      const slug =
        (await page.locator('main a[href*="/play/"]').first().getAttribute('href'))?.split('/play/')[1] ?? '';
      await visit.open(`play/${slug}`);
      await expect(page.locator('main iframe')).toBeVisible();
      await examine(visit, 'play');
      await visit.open('my-account/banking');
      await expect(page.getByRole('dialog', { name: words.text('auth.login.title') })).toBeVisible();
      await examine(visit, 'login');
    });

    test('finds no barrier on players’ screens', async ({ visit }) => {
      const { page, words } = visit;
      await visit.open('my-account/banking');
      await submitLogin(visit, demoEmail('withdrawal'), DEMO_PASSWORD);
      await expectSignedIn(visit);
      for (const screen of ['deposit', 'withdraw', 'transactions'] as const) {
        await visit.open(`my-account/banking/${screen}`);
        await examine(visit, screen);
      }
      await visit.open('my-account/gambling-limits');
      await expect(page.getByText(words.text('limits.period.spend.M'))).toBeVisible();
      await examine(visit, 'gambling-limits');
    });
  });
}
