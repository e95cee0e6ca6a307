import { expect, test as base, type Page } from '@playwright/test';
import type { LocalePair } from '@baize/brand';
import { readyStack } from '../stack/ready-stack.ts';
import { startedBrands, type JourneyBrand, type JourneyPair, type RunningStack } from '../stack/stacks.ts';
import { Complaints } from './Complaints.ts';
import { drawPlainly } from './draw-plainly.ts';
import { rememberRefusal } from './remember-refusal.ts';
import { showTypingToReact } from './show-typing-to-react.ts';
import { SiteWords } from './SiteWords.ts';

/** One brand's site in one market, in a browser page. */
export interface Visit extends RunningStack {
  readonly page: Page;
  readonly pair: LocalePair;
  readonly words: SiteWords;
  /** Address of a path under the locale prefix. */
  address(path?: string): string;
  /** Goes to a path under the locale prefix and waits until the page is ready. */
  open(path?: string): Promise<void>;
}

interface Options {
  readonly brand: JourneyBrand;
  readonly pair: JourneyPair;
  /** The visitor's cookie choice of an earlier visit; `unasked`: none yet. */
  readonly cookies: 'refused' | 'unasked';
  /** Whether the page is drawn as players see it, with gradients, shadows and filters. */
  readonly decorated: boolean;
  /** Browser complaints that the journey expects, each with its reason. */
  readonly tolerated: { readonly patterns: readonly RegExp[] };
}

/** Chromium logs every refused call; if a journey provokes refusals, they are not complaints. */
export const REFUSED_CALLS = /console: Failed to load resource: the server responded with a status of 4\d\d/;
/** The same for calls that fail because the journey cuts the API off. */
export const UNANSWERED_CALLS =
  /console: Failed to load resource: (the server responded with a status of 50[0-9]|net::)/;

/** The window of a phone; `DESKTOP` is the one that journeys start with. */
export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1280, height: 800 } as const;

/** Waits until the page responds: a prerendered one needs only its own small script, and starts the app at a press. */
const waitForResponse = (page: Page) =>
  page.waitForFunction(() => {
    const { page: ready, hydrated } = document.documentElement.dataset;
    return ready !== undefined || hydrated !== undefined;
  });

/** Waits until every part of the page is there. The last ones arrive when the visitor comes near them. */
export async function waitForAllParts(page: Page): Promise<void> {
  const waiting = page.locator('main [aria-busy="true"]');
  await expect(async () => {
    if ((await waiting.count()) > 0) await waiting.first().scrollIntoViewIfNeeded({ timeout: 1000 });
    await expect(waiting).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

/** Waits until the app has taken the page over. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset['hydrated'] !== undefined);

export const test = base.extend<Options & { readonly visit: Visit; readonly complaints: Complaints }>({
  brand: ['northlight', { option: true }],
  pair: ['en-UN', { option: true }],
  cookies: ['refused', { option: true }],
  decorated: [false, { option: true }],
  tolerated: [{ patterns: [] }, { option: true }],
  complaints: [
    async ({ context, tolerated }, use) => {
      const complaints = new Complaints();
      await complaints.follow(context);
      await use(complaints);
      expect(complaints.besides(tolerated.patterns), 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
  visit: async ({ page, browserName, brand, pair, cookies, decorated }, use) => {
    test.skip(!startedBrands().includes(brand), `this run does not start ${brand}`);
    const stack = await readyStack(brand);
    if (cookies === 'refused') await page.context().addInitScript(rememberRefusal);
    if (!decorated) await page.context().addInitScript(drawPlainly);
    if (browserName === 'firefox') await page.context().addInitScript(showTypingToReact);
    const words = await SiteWords.read(stack, pair);
    // A player's first login opens the welcome modal (A§2), wherever the journey is by then. It disappears with its
    // session.
    await page.addLocatorHandler(
      // Only in the modal: other notices have a button of this name.
      page.getByRole('dialog').getByRole('button', { name: words.text('site.welcome.later'), exact: true }),
      (later) => later.click({ timeout: 3000 }).catch(() => undefined),
      // A press that failed on a busy machine is tried again at the next look. Otherwise that look would wait until someone
      // else has closed the modal, and fail for what has long been on the page.
      { noWaitAfter: true },
    );
    const address = (path = '') => `${stack.site}/${pair}${path ? `/${path}` : ''}`;
    await use({
      ...stack,
      page,
      pair,
      words,
      address,
      async open(path = '') {
        await page.goto(address(path));
        await page.locator('main').first().waitFor();
        await waitForResponse(page);
      },
    });
  },
});
export { expect };
