import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Frame,
  type Page,
} from 'playwright';
import type { IframeContext } from '@baize/contracts/sportsbook-wire';
import { BROWSER_FLAGS } from '@baize/dev/browser-flags';
import { findBrowser } from '@baize/dev/find-browser';
import { median, quantile } from './measure.ts';
import { machine, type Bench, type Row } from './report.ts';

/*
 * What players wait for in frames: the sportsbook's first paint in the site against the same frame opened alone, a game's
 * first paint after the click, and 500 live events whose odds move while the player presses them. The first two need a
 * started stack (`npm start`, then `--site http://localhost:4200/en-UN`); the third serves the built frame by itself.
 */
const LAUNCH_P95_MS = 600;
const FRAME_RATIO = 1.5;
const EVENTS = 500;
const CHANGES_A_SECOND = 20;
const SLOWER = 4;
const BUSY_GOAL = 0.3;
const INP_MS = 100;
const WATCHED_MS = 15_000;
const PRESSES = 30;
const PHONE = { width: 412, height: 823 };
const DESKTOP = { width: 1280, height: 800 };
/** A player of the demo (`@baize/contracts/demo-players`). */
const PLAYER = { email: 'aino@demo.baize', password: 'baize-demo-2026' };
const SANDBOX_PAGES = join(import.meta.dirname, '../../../dist/sandbox');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

const ms = (value: number): string => `${value.toFixed(0)} ms`;

declare global {
  interface Window {
    /** The longest duration of each interaction. */
    slow: Map<number, number>;
  }
}

const openPage = async (
  browser: Browser,
  options: BrowserContextOptions = { viewport: PHONE, isMobile: true, hasTouch: true },
): Promise<{ readonly context: BrowserContext; readonly page: Page }> => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return { context, page };
};

/** When a document was first painted, in milliseconds since 1970; waits for it. */
const firstPaint = (frame: Frame | Page): Promise<number> =>
  frame.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const [entry] = performance.getEntriesByName('first-contentful-paint');
          if (entry) resolve(performance.timeOrigin + entry.startTime);
          else setTimeout(look, 5);
        };
        look();
      }),
  );
/** When a document began to be fetched, in milliseconds since 1970. */
const begun = (frame: Frame | Page): Promise<number> => frame.evaluate(() => performance.timeOrigin);

/** Waits for a frame of another origin than the page's whose path begins so. */
async function frameAt(page: Page, path: string): Promise<Frame> {
  for (const until = Date.now() + 30_000; Date.now() < until; await page.waitForTimeout(5)) {
    const own = new URL(page.url()).origin;
    const found = page.frames().find((frame) => {
      if (frame === page.mainFrame() || !frame.url().startsWith('http')) return false;
      const { origin, pathname } = new URL(frame.url());
      return origin !== own && pathname.startsWith(path);
    });
    if (found) return found;
  }
  throw new Error(`${page.url()} showed no frame ${path} within 30 s.`);
}

/**
 * Opens the sportsbook by its link in the loaded app, and then the same frame alone in an empty browser.
 * @returns milliseconds from the frame's own address to its first paint, in the site and alone, and since the tap
 */
async function sportsbookOnce(
  browser: Browser,
  site: string,
): Promise<{ readonly inSite: number; readonly sinceTap: number; readonly alone: number }> {
  const { context, page } = await openPage(browser);
  await page.goto(site, { waitUntil: 'load' });
  // A visitor who comes from another page: the app has been preloaded.
  await page.waitForTimeout(6000);
  const link = page.locator('a[href*="/sportsbook"]:visible').first();
  const tapped = Date.now();
  await link.tap({ noWaitAfter: true });
  const frame = await frameAt(page, '/sportsbook/frame');
  const painted = await firstPaint(frame);
  const [inSite, sinceTap] = [painted - (await begun(frame)), painted - tapped];
  await context.close();
  // A context opens one frame, so the one that is opened alone needs its own: the page asks for it, and does not open it.
  const other = await openPage(browser);
  const address = new Promise<string>((resolve) => {
    void other.page.route('**/sportsbook/frame?*', (route) => {
      resolve(route.request().url());
      return route.abort();
    });
  });
  await other.page.goto(`${site}/sportsbook`, { waitUntil: 'commit' });
  const own = await address;
  await other.page.goto('about:blank');
  await other.page.unroute('**/sportsbook/frame?*');
  await other.page.goto(own, { waitUntil: 'commit' });
  const alone = (await firstPaint(other.page)) - (await begun(other.page));
  await other.context.close();
  return { inSite, sinceTap, alone };
}

/**
 * Milliseconds from the click on a game's tile to the first paint of its frame, for several games of a player's lobby; on
 * a desktop, because phones ask for options before some studios' games.
 */
async function launches(browser: Browser, site: string, games: number): Promise<readonly number[]> {
  const { context, page } = await openPage(browser, { viewport: DESKTOP });
  await page.goto(`${site}/online-casino#login`, { waitUntil: 'load' });
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name="email"]').fill(PLAYER.email);
  await dialog.locator('[name="password"]').fill(PLAYER.password);
  await dialog.locator('[type="submit"]').click();
  await page.locator('header a[href$="/my-account/banking/transactions"]').waitFor();
  const took: number[] = [];
  for (let game = 0; game < games; game += 1) {
    await page.goto(`${site}/online-casino`, { waitUntil: 'load' });
    const tile = page.locator('main a[href*="/play/"]:visible').nth(game % 8);
    await tile.waitFor();
    await page.waitForTimeout(1500);
    const tapped = Date.now();
    await tile.click({ noWaitAfter: true });
    const frame = await frameAt(page, '/');
    took.push((await firstPaint(frame)) - tapped);
  }
  await context.close();
  return took.sort((one, other) => one - other);
}

const CODES = ['1', 'X', '2'] as const;
const oddsOf = (event: number, change: number) =>
  CODES.map((code, index) => ({ code, odds: 150 + ((event * 37 + change * 13 + index * 90) % 700) }));
const stateOf = (event: number, change: number) => ({
  phase: 'LIVE',
  period: 'half:1',
  clock: 60 * (event % 45) + change,
  score: { home: event % 4, away: event % 3 },
  main: { id: 'result', suspended: false, selections: oddsOf(event, change) },
});
const idOf = (event: number): string => `bench.${event}.0`;
const listed = Array.from({ length: EVENTS }, (_, event) => ({
  id: idOf(event),
  sport: 'football',
  region: 'INT',
  competition: `League ${Math.floor(event / 10) + 1}`,
  path: {
    category: 'football',
    region: 'int',
    competition: `league-${Math.floor(event / 10) + 1}`,
    event: `event-${event}`,
  },
  home: `Home Town ${event}`,
  away: `Visiting Rovers ${event}`,
  startsAt: Date.now() - 1_800_000,
  ...stateOf(event, 0),
}));

/** Serves the built frame with 500 live events, and a stream that moves the odds of twenty of them every second. */
async function serveFrame(): Promise<{ readonly address: string; readonly close: () => void }> {
  const timers = new Set<NodeJS.Timeout>();
  const send = (response: ServerResponse, body: unknown) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const session = (origin: string) => ({
    key: 'bench',
    setup: {
      product: 'sportsbook',
      platform: 'mobile',
      language: 'EN',
      locale: 'en',
      oddsFormat: 'decimal',
      parentOrigin: origin,
      theme: {} as IframeContext['iFrameSetup']['theme'],
      currency: 'EUR',
      excludedEvents: [],
      maximumPayout: 500_000,
    } satisfies IframeContext['iFrameSetup'],
    deepLinking: { page: 'live' },
    customer: null,
    currency: 'EUR',
    favourites: [],
    oddsFormat: 'decimal',
    nav: [{ sport: 'football', live: EVENTS, count: EVENTS, competitions: [] }],
    bets: [],
  });
  const stream = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    let change = 0;
    const timer = setInterval(() => {
      // The vendor gathers what has changed into one message a second; clocks move in all events.
      const events = Object.fromEntries(
        Array.from({ length: EVENTS }, (_, event) => {
          const moves =
            Math.floor(event / CHANGES_A_SECOND) % (EVENTS / CHANGES_A_SECOND) === change % (EVENTS / CHANGES_A_SECOND);
          return [idOf(event), { ...stateOf(event, moves ? change : 0), clock: 60 * (event % 45) + change }];
        }),
      );
      change += 1;
      response.write(`data: ${JSON.stringify({ now: Date.now(), events })}\n\n`);
    }, 1000);
    timers.add(timer);
    response.on('close', () => clearInterval(timer));
  };
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/auth/session/create') send(response, session(`http://${request.headers.host}`));
    else if (pathname === '/sportsbook/api/events') send(response, listed);
    else if (pathname.startsWith('/sportsbook/api/stream/')) stream(response);
    else if (pathname === '/sportsbook/api/free-bets' || pathname === '/sportsbook/api/bets') send(response, []);
    else if (pathname.startsWith('/sportsbook/api/')) response.writeHead(204).end();
    else {
      const file = join(SANDBOX_PAGES, pathname === '/' ? 'sportsbook/index.html' : pathname);
      if (!file.startsWith(SANDBOX_PAGES) || !existsSync(file) || extname(file) === '') response.writeHead(404).end();
      else
        response
          .writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
          .end(readFileSync(file));
    }
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/?context=bench`,
    close: () => {
      for (const timer of timers) clearInterval(timer);
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The share of the main thread's time that 500 live events take on a slow phone, and how long presses on odds last. */
async function movingOdds(
  browser: Browser,
): Promise<{ readonly busy: number; readonly inp: number; readonly moves: number }> {
  const served = await serveFrame();
  const { context, page } = await openPage(browser);
  try {
    await page.addInitScript(() => {
      window.slow = new Map();
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { readonly interactionId?: number })[])
          if (entry.interactionId)
            window.slow.set(entry.interactionId, Math.max(window.slow.get(entry.interactionId) ?? 0, entry.duration));
      }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    });
    await page.goto(served.address);
    await page.waitForFunction((events) => document.querySelectorAll('article.row').length === events, EVENTS);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.waitForTimeout(2000);
    const taskTime = async (): Promise<number> =>
      (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ??
      Number.NaN;
    const before = { task: await taskTime(), at: performance.now() };
    await page.waitForTimeout(WATCHED_MS);
    const busy = (await taskTime()) - before.task;
    const seconds = (performance.now() - before.at) / 1000;
    const moves = await page.locator('.odds[data-move]').count();
    await page.evaluate(() => window.slow.clear());
    for (let press = 0; press < PRESSES; press += 1) {
      await page
        .locator('.odds')
        .nth(press % 12)
        .tap();
      await page.waitForTimeout(250);
    }
    const durations = (await page.evaluate(() => [...window.slow.values()])).sort((one, other) => one - other);
    return { busy: busy / seconds, inp: quantile(durations, 0.98), moves };
  } finally {
    await context.close();
    served.close();
  }
}

/** @param options `site`: a started site's address with its market · `runs`: of the sportsbook (5) · `games` (20) */
export const bench: Bench = async (options) => {
  if (!existsSync(join(SANDBOX_PAGES, 'sportsbook/index.html')))
    throw new Error('The sandbox’s pages have not been built. Build them with: npx nx build @baize/sandbox');
  const browser = await chromium.launch({ executablePath: findBrowser().path, args: [...BROWSER_FLAGS] });
  const rows: Row[] = [];
  const notes = [`a phone; moving odds at ${SLOWER}× slower processor`];
  try {
    const { busy, inp, moves } = await movingOdds(browser);
    if (moves === 0) throw new Error('No odds moved on screen, so nothing was measured.');
    rows.push(
      {
        what: `main thread with ${EVENTS} live events, ${CHANGES_A_SECOND} odds changes a second`,
        value: `${(100 * busy).toFixed(1)} %`,
        goal: `< ${100 * BUSY_GOAL} %`,
        met: busy < BUSY_GOAL,
        data: { busy, moves },
      },
      {
        what: `INP over ${PRESSES} presses on odds meanwhile`,
        value: ms(inp),
        goal: `≤ ${ms(INP_MS)}`,
        met: inp <= INP_MS,
        data: { milliseconds: inp },
      },
    );
    const { site } = options;
    if (site === undefined) notes.push('without --site: no first paint in the site, no launch');
    else {
      const pairs: Awaited<ReturnType<typeof sportsbookOnce>>[] = [];
      for (let run = 0; run < Number(options['runs'] ?? 5); run += 1) pairs.push(await sportsbookOnce(browser, site));
      const inSite = median(pairs.map((pair) => pair.inSite));
      const alone = median(pairs.map((pair) => pair.alone));
      const sinceTap = median(pairs.map((pair) => pair.sinceTap));
      const opened = await launches(browser, site, Number(options['games'] ?? 20));
      const p95 = quantile(opened, 0.95);
      rows.push(
        {
          what: `sportsbook: first paint of the frame in the site, against the frame alone (since the tap ${ms(sinceTap)})`,
          value: `${ms(inSite)} / ${ms(alone)}`,
          ratio: (inSite / alone).toFixed(2),
          goal: `≤ ${FRAME_RATIO}`,
          met: inSite <= FRAME_RATIO * alone,
          data: { inSite, alone, sinceTap },
        },
        {
          what: `game: click to first paint of its frame, p95 of ${opened.length} (median ${ms(median(opened))})`,
          value: ms(p95),
          goal: `≤ ${ms(LAUNCH_P95_MS)}`,
          met: p95 <= LAUNCH_P95_MS,
          data: { p95, median: median(opened) },
        },
      );
    }
  } finally {
    await browser.close();
  }
  return { name: 'frames', machine: machine(), notes, rows };
};
