import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { BROWSER_FLAGS } from '@baize/dev/browser-flags';
import type { SignIn } from './lighthouse.ts';
import { median, quantile } from './measure.ts';
import type { Row } from './report.ts';

/** The phone of Lighthouse's settings. */
const WINDOW = { width: 412, height: 823 };
const SLOWER = 4;
/** How long a page needs to load, rest and preload the app, in milliseconds; more than its own longest wait. */
const PRELOAD_MS = 6000;
const TAP = { login: 300, join: 400, letter: 300, key: 50, felt: 100 };
const INP_MS = 100;
const INTERACTIONS = 30;
/** Slow 4G as Lighthouse has it: bytes per second, and milliseconds. */
const SLOW_4G = { downloadThroughput: 204_800, uploadThroughput: 92_160, latency: 150 };
/** A phone's first tap, after the first paint, in milliseconds. */
const SOON_MS = 300;
const WORD = 'three';
const NEXT = '[data-visits-next]';

/** What the visits need to know of a brand: where its pages are, and the words on what they press. */
export interface Visited {
  readonly name: string;
  readonly home: string;
  readonly lobby: string;
  readonly logIn: string;
  /** Refuses the cookies. */
  readonly refuse: string;
}

const ms = (value: number): string => `${value.toFixed(0)} ms`;

declare global {
  interface Window {
    /** When the last press or letter was felt by the browser. */
    feltAt: number;
    slowest: Map<number, number>;
  }
}

/** Keeps the time of the newest press, and the longest duration of each interaction. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    window.feltAt = 0;
    window.slowest = new Map();
    for (const name of ['pointerdown', 'keydown'])
      addEventListener(name, ({ timeStamp }) => (window.feltAt = timeStamp), { capture: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { readonly interactionId?: number })[])
        if (entry.interactionId)
          window.slowest.set(
            entry.interactionId,
            Math.max(window.slowest.get(entry.interactionId) ?? 0, entry.duration),
          );
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });

/** Waits in the page until something is painted, and returns the milliseconds since the newest press. */
const paintedAfter = (page: Page, selector: string, text?: string): Promise<number> =>
  page.evaluate(
    ([what, words]) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const found = [...document.querySelectorAll<HTMLElement>(what)].some(
            (one) =>
              one.checkVisibility({ opacityProperty: true }) && (words === undefined || one.innerText.includes(words)),
          );
          if (!found || window.feltAt === 0) requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - window.feltAt)));
        };
        look();
      }),
    [selector, text] as const,
  );

const open = async (browser: Browser): Promise<{ readonly context: BrowserContext; readonly page: Page }> => {
  const context = await browser.newContext({ viewport: WINDOW, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await watch(page);
  return { context, page };
};

const slowDown = async (page: Page, rate: number): Promise<void> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
};

/** Opens a page, lets it preload the app, and slows the processor down. */
async function ready(browser: Browser, address: string): Promise<{ context: BrowserContext; page: Page }> {
  const { context, page } = await open(browser);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(PRELOAD_MS);
  await slowDown(page, SLOWER);
  return { context, page };
}

const logInButton = (page: Page, { logIn }: Visited) =>
  page.getByRole('banner').getByRole('button', { name: logIn, exact: true });

/** A player of the demo (`@baize/contracts/demo-players`). */
const PLAYER = { email: 'aino@demo.baize', password: 'baize-demo-2026' };

/** Signs a demo player in through the page. */
export const signInWith =
  (visited: Visited): SignIn =>
  async (page) => {
    await logInButton(page, visited).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('[name="email"]').fill(PLAYER.email);
    await dialog.locator('[name="password"]').fill(PLAYER.password);
    await dialog.locator('[type="submit"]').click();
    await page.locator('header a[href$="/my-account/banking/transactions"]').waitFor({ timeout: 30_000 });
  };

/** Milliseconds from the first tap to what it should show, once the app has been preloaded. */
async function firstTaps(browser: Browser, visited: Visited) {
  const visits = {
    login: async (): Promise<readonly number[]> => {
      const { context, page } = await ready(browser, visited.home);
      const shown = paintedAfter(page, '[role="dialog"] input, dialog[open] input');
      await logInButton(page, visited).tap();
      const took = await shown;
      await context.close();
      return [took];
    },
    join: async (): Promise<readonly number[]> => {
      const { context, page } = await ready(browser, visited.home);
      const before = Date.now();
      await page.locator('header a[href$="/signup"]').first().tap();
      // Where the tap is a navigation, the page that was tapped is gone: the driver's clock is all there is.
      await page.locator('main form input').first().waitFor();
      const took = Date.now() - before;
      await context.close();
      return [took];
    },
    search: async (): Promise<readonly number[]> => {
      const { context, page } = await ready(browser, visited.lobby);
      const field = page.getByRole('searchbox').first();
      const answered = page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const look = () => {
              // How many games were found, as the page says it or the app: not the address that follows.
              if (
                /\d/.test(
                  document.querySelector('[data-found] [role="status"], main [role="status"]')?.textContent ?? '',
                )
              )
                requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - window.feltAt)));
              else requestAnimationFrame(look);
            };
            look();
          }),
      );
      await field.focus();
      await page.keyboard.type(WORD[0] ?? '');
      const first = await answered;
      await page.waitForTimeout(1000);
      await page.evaluate(() => window.slowest.clear());
      await page.keyboard.type(WORD.slice(1), { delay: 250 });
      await page.waitForTimeout(500);
      const keys = await page.evaluate(() => Math.max(0, ...window.slowest.values()));
      await context.close();
      return [first, keys];
    },
  };
  const [login = Number.NaN] = await visits.login();
  const [join = Number.NaN] = await visits.join();
  const [letter = Number.NaN, key = Number.NaN] = await visits.search();
  return { login, join, letter, key };
}

/** Taps Log in right after the first paint on slow 4G. @returns when the page showed that it felt it; never if nothing opened */
async function tapAtOnce(browser: Browser, visited: Visited): Promise<number> {
  const { context, page } = await open(browser);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(visited.home, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.waitForTimeout(SOON_MS);
  const felt = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          // Either its script marks the button, or the browser draws the focus of a button that was pressed before it.
          const button = document.querySelector('[data-early], header [data-felt], header button:is(:focus, :active)');
          if (button && window.feltAt > 0) setTimeout(() => resolve(performance.now() - window.feltAt));
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await logInButton(page, visited).tap({ noWaitAfter: true });
  const took = await felt;
  await page.locator('[role="dialog"] input, dialog[open] input').first().waitFor();
  await context.close();
  return took;
}

/** A scripted visit of thirty interactions. @returns their durations, the longest last */
async function interactions(browser: Browser, visited: Visited): Promise<readonly number[]> {
  const { context, page } = await ready(browser, visited.lobby);
  await page.getByRole('button', { name: visited.refuse, exact: true }).first().tap();
  const field = page.getByRole('searchbox').first();
  await field.tap();
  await page.waitForTimeout(1500);
  const all: number[] = [];
  const take = async () => {
    all.push(...(await page.evaluate(() => [...window.slowest.values()])));
  };
  for (const letter of WORD) await page.keyboard.press(letter, { delay: 60 });
  for (let letter = 0; letter < WORD.length; letter += 1) await page.keyboard.press('Backspace', { delay: 60 });
  await page.waitForTimeout(800);
  for (let step = 0; step < 5; step += 1) {
    await logInButton(page, visited).tap();
    await page.locator('[role="dialog"] input, dialog[open] input').first().waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[role="dialog"], dialog[open]').first().waitFor({ state: 'hidden' });
  }
  const links = page.locator('nav a[href]:visible');
  for (let step = 0; step < INTERACTIONS - 20; step += 1) {
    const count = await links.count();
    await links.nth(step % Math.min(count, 4)).tap();
    await page.waitForTimeout(700);
  }
  await take();
  await context.close();
  return all.sort((one, other) => one - other);
}

/** Follows a link from a scrolled page and goes back. @returns whether the page came from the cache, and at its place */
async function back(browser: Browser, visited: Visited): Promise<{ readonly kept: boolean; readonly moved: number }> {
  const { context, page } = await open(browser);
  await page.goto(visited.home, { waitUntil: 'load' });
  await page.waitForTimeout(PRELOAD_MS);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset['kept'] = String(persisted)));
    scrollTo(0, 400);
  });
  await page.waitForTimeout(300);
  const before = await page.evaluate(() => scrollY);
  await page.evaluate(
    (next) => document.querySelector('footer a[href*="responsible-gambling"]')?.setAttribute(next.slice(1, -1), ''),
    NEXT,
  );
  await page
    .locator(NEXT)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(/responsible-gambling/);
  await page.goBack();
  await page.waitForTimeout(1000);
  const { kept, after } = await page.evaluate(() => ({
    kept: document.documentElement.dataset['kept'] === 'true',
    after: scrollY,
  }));
  await context.close();
  return { kept, moved: Math.abs(after - before) };
}

/**
 * What a visitor's first taps, thirty interactions and the way back cost on a slow phone; medians of `runs`.
 * @param browserPath Chromium; its headless shell keeps no page for the way back, so that one is not judged there
 */
export async function visitRows(visited: Visited, browserPath: string, runs: number): Promise<readonly Row[]> {
  const keepsPages = !/headless[-_]shell/.test(browserPath);
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: [...BROWSER_FLAGS],
    // Playwright switches it off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const taps: Awaited<ReturnType<typeof firstTaps>>[] = [];
    const felt: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      taps.push(await firstTaps(browser, visited));
      felt.push(await tapAtOnce(browser, visited));
    }
    const durations = await interactions(browser, visited);
    const returned = await back(browser, visited);
    const row = (what: string, value: number, goal: number): Row => ({
      what: `${visited.name}: ${what}`,
      value: ms(value),
      goal: `≤ ${ms(goal)}`,
      met: value <= goal,
      data: { milliseconds: value },
    });
    const of = (pick: (each: (typeof taps)[number]) => number) => median(taps.map(pick));
    return [
      row(
        'first tap, preloaded: login',
        of((each) => each.login),
        TAP.login,
      ),
      row(
        'first tap, preloaded: sign-up',
        of((each) => each.join),
        TAP.join,
      ),
      row(
        'first letter of a search',
        of((each) => each.letter),
        TAP.letter,
      ),
      row(
        'each further letter',
        of((each) => each.key),
        TAP.key,
      ),
      row('tap after the first paint, slow 4G: felt', median(felt), TAP.felt),
      row(`INP over ${durations.length} interactions`, quantile(durations, 0.98), INP_MS),
      {
        what: `${visited.name}: back to a previous page`,
        value: `${returned.kept ? 'from the cache' : keepsPages ? 'loaded again' : 'loaded again by a browser without the cache'}, moved ${returned.moved} px`,
        goal: 'from the cache, 0 px',
        met: keepsPages ? returned.kept && returned.moved === 0 : null,
        data: { kept: Number(returned.kept), moved: returned.moved },
      },
    ];
  } finally {
    await browser.close();
  }
}
