import { expect, test as base, type Page } from '@playwright/test';
import type { LocalePair } from '@baize/brand';
import { stackOf, type JourneyBrand, type RunningStack } from '../stack/stacks.ts';
import { Complaints } from './Complaints.ts';
import { rememberRefusal } from './remember-refusal.ts';
import { SiteWords } from './SiteWords.ts';

/** One brand's site in one market, in a browser page. */
export interface Visit extends RunningStack {
  readonly page: Page;
  readonly pair: LocalePair;
  readonly words: SiteWords;
  /** Address of a path under the locale prefix. */
  address(path?: string): string;
  /** Goes to a path under the locale prefix and waits until the page stands. */
  open(path?: string): Promise<void>;
}

interface Options {
  readonly brand: JourneyBrand;
  readonly pair: LocalePair;
  /** What the visitor has said about cookies on an earlier visit; `unasked`: nothing yet. */
  readonly cookies: 'refused' | 'unasked';
  /** Complaints of the browser that belong to the journey, each with its reason beside it. */
  readonly tolerated: { readonly patterns: readonly RegExp[] };
}

/** Chromium writes every refused call into the console; where a journey provokes refusals they are no complaint. */
export const REFUSED_CALLS = /console: Failed to load resource: the server responded with a status of 4\d\d/;
/** A player who has not been asked yet has no consent on the server: its 404 is the answer that the documents want (A§6). */
const NO_CONSENT_YET = /status of 404 .*\/api\/v1\/player\/cookies\/consent/;
/** The same for calls that get no answer because the journey takes the API away. */
export const UNANSWERED_CALLS =
  /console: Failed to load resource: (the server responded with a status of 50[0-9]|net::)/;

/** A released page stands before its scripts have come: waits until it answers. */
export const alive = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset['alive'] !== undefined);

export const test = base.extend<Options & { readonly visit: Visit; readonly complaints: Complaints }>({
  brand: ['northlight', { option: true }],
  pair: ['en-UN', { option: true }],
  cookies: ['refused', { option: true }],
  tolerated: [{ patterns: [] }, { option: true }],
  complaints: [
    async ({ context, tolerated }, use) => {
      const complaints = new Complaints();
      await complaints.follow(context);
      await use(complaints);
      expect(complaints.besides([...tolerated.patterns, NO_CONSENT_YET]), 'what the browser complained about').toEqual(
        [],
      );
    },
    { auto: true },
  ],
  visit: async ({ page, brand, pair, cookies }, use) => {
    const stack = stackOf(brand);
    if (cookies === 'refused') await page.context().addInitScript(rememberRefusal);
    const words = await SiteWords.read(stack, pair);
    // A player's first log-in is greeted (A§2 welcome modal), wherever a journey has got to by then. The greeting goes with its session.
    await page.addLocatorHandler(
      page.getByRole('button', { name: words.text('site.welcome.later'), exact: true }),
      (later) => later.click({ timeout: 3000 }).catch(() => undefined),
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
        await alive(page);
      },
    });
  },
});
export { expect };
