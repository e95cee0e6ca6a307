import AxeBuilder from '@axe-core/playwright';
import { expect, REFUSED_CALLS, test, type Visit, waitForAllParts } from '../player/journey.ts';
import { demoEmail, DEMO_PASSWORD, expectSignedIn, submitLogin } from '../player/log-in.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/**
 * Every screen on a phone, and on a desktop one screen of each layout. Stories examine every component, and the doctor
 * every pair of a brand's colours.
 */
const LOOKS = [
  { brand: 'northlight', device: 'phone', width: 390, height: 844, every: true },
  { brand: 'marigold', device: 'desktop', width: 1440, height: 900, every: false },
] as const;

/** The domains with changed code, where only they matter; otherwise null. */
const changed = process.env['CHANGED_DOMAINS']?.split(',') ?? null;
/** Whether a screen that these domains draw on is examined in this run. */
const isExamined = (domains: readonly string[]): boolean =>
  changed === null || domains.some((domain) => changed.includes(domain));

/** A screen, its path, and the domains that draw on it. */
type Screen = readonly [screen: string, path: string, domains: readonly string[]];
const FIRST_SCREENS: readonly Screen[] = [
  ['home', '', ['bonus', 'content', 'games', 'sportsbook', 'support']],
  ['lobby', 'online-casino', ['games']],
];
const VISITORS_SCREENS: readonly Screen[] = [
  ['sign-up', 'signup', ['auth']],
  ['static page', 'terms', ['content']],
  ['404', 'nothing/here', ['content']],
  ['search', 'online-casino?search=gold', ['games']],
  ['category', 'online-casino/popular', ['games']],
  ...FIRST_SCREENS,
];
const DEPOSIT: Screen = ['deposit', 'my-account/banking/deposit', ['account', 'bonus', 'limits', 'wallet']];
const PLAYERS_SCREENS: readonly Screen[] = [
  DEPOSIT,
  ['withdraw', 'my-account/banking/withdraw', ['wallet']],
  ['transactions', 'my-account/banking/transactions', ['wallet']],
];

/**
 * Waits until the skeletons are gone, then runs axe. Reports violations only, because reporting takes most of the time.
 * Excludes the frames of games and the gateway, which are third-party pages.
 */
async function examine(visit: Visit, screen: string): Promise<void> {
  const { page } = visit;
  await waitForAllParts(page);
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

/** Opens the lobby's first game and examines the page around it. */
async function examineGame(visit: Visit, device: string, window: { readonly width: number; readonly height: number }) {
  const { page } = visit;
  await visit.open('online-casino');
  await waitForAllParts(page);
  const game = await page.locator('main a[href*="/play/"]').first().getAttribute('href');
  await visit.open(`play/${game?.split('/play/')[1] ?? ''}`);
  await expect(page.locator('main iframe')).toBeVisible();
  const stage = (await page.locator('main iframe').boundingBox()) ?? { y: 0, width: 0, height: 1 };
  // B§2: 1212:778 on a desktop, in the window as a whole, and from edge to edge on a phone.
  if (device === 'desktop') {
    expect.soft(stage.width / stage.height).toBeCloseTo(1212 / 778, 2);
    expect.soft(stage.y + stage.height).toBeLessThanOrEqual(window.height);
  } else expect.soft(stage.width).toBe(window.width);
  await examine(visit, 'play');
}

// axe judges contrast against what is drawn.
test.use({ decorated: true, tolerated: { patterns: [REFUSED_CALLS] } });
for (const { brand, device, width, height, every } of LOOKS) {
  test.describe(`${brand} on a ${device}`, () => {
    test.use({ brand, viewport: { width, height } });

    test('finds no barrier on visitors’ screens', async ({ visit }) => {
      // Nine screens, and a long page takes a while.
      const { page, words } = visit;
      for (const [screen, path, domains] of every ? VISITORS_SCREENS : FIRST_SCREENS) {
        if (!isExamined(domains)) continue;
        await visit.open(path);
        await examine(visit, screen);
      }
      if (isExamined(['games'])) await examineGame(visit, device, { width, height });
      if (!isExamined(['auth'])) return;
      await visit.open('my-account/banking');
      await expect(page.getByRole('dialog', { name: words.text('auth.login.title') })).toBeVisible();
      await examine(visit, 'login');
    });

    test('finds no barrier on players’ screens', async ({ visit }) => {
      const { page, words } = visit;
      await visit.open('my-account/banking');
      await submitLogin(visit, demoEmail('withdrawal'), DEMO_PASSWORD);
      await expectSignedIn(visit);
      for (const [screen, path, domains] of every ? PLAYERS_SCREENS : [DEPOSIT]) {
        if (!isExamined(domains)) continue;
        await visit.open(path);
        await waitForAllParts(page);
        // On a phone the deposit button is pinned over what scrolls below it; at the end of the form it covers nothing. On a
        // desktop a page in the middle of scrolling has a link half behind the header.
        if (device === 'phone') await page.locator('footer').first().scrollIntoViewIfNeeded();
        await examine(visit, screen);
      }
      if (!isExamined(['limits'])) return;
      await visit.open('my-account/gambling-limits');
      await expect(page.locator('main summary').first()).toBeAttached();
      // On a phone the sections are folded.
      const folded = page.locator('main details:not([open]) > summary');
      while ((await folded.count()) > 0) await folded.first().click();
      await expect(page.getByText(words.text('limits.period.spend.M'))).toBeVisible();
      await examine(visit, 'gambling-limits');
    });
  });
}
