import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../api/src/demo/players.ts';
import { listBrands } from '@baize/site-build/brand-config';
import { readStartOptions } from '@baize/dev/options';
import { freePort } from '@baize/dev/ports';
import { startStack } from '@baize/dev/stack';
import { findBrowser } from '@baize/dev/find-browser';
import { rememberRefusal } from './player/remember-refusal.ts';
import { BROWSER_FLAGS } from '@baize/dev/browser-flags';

const USAGE = `npm run gallery -- [--brand <id>]… [--size phone|tablet|desktop]… [--screen <name>]… [--all] [--pair en-UN] [--base <address of a running site>]
Photographs home, lobby, game, account and cashier of every brand on a phone and a desktop into gallery/<brand>/; --all takes every screen at every size.`;
const SIZES = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;
/** The screens that distinguish brands at a glance. */
const MAIN_SCREENS = ['home', 'home-first-screen', 'lobby', 'play-for-money', 'transactions', 'deposit'];
const root = join(import.meta.dirname, '../..');

interface Shot {
  readonly name: string;
  /** Under the locale prefix. */
  readonly path: string;
  /** Steps before the picture is taken. */
  readonly before?: (page: Page) => Promise<void>;
  readonly whole?: boolean;
}

const firstGame = async (page: Page): Promise<void> => {
  const href = await page.locator('main a[href*="/play/"]').first().getAttribute('href');
  if (href) await page.goto(new URL(href, page.url()).href);
  // The frame's own page shows when it can be played.
  await page
    .frameLocator('main iframe')
    .locator('.hud[data-state="idle"]')
    .waitFor({ timeout: 30_000 })
    .catch(() => undefined);
};
const pressFilter = (page: Page): Promise<void> =>
  page.locator('main button:has(svg.lucide-sliders-horizontal)').first().click();

const VISITOR: readonly Shot[] = [
  { name: 'home', path: '', whole: true },
  { name: 'home-first-screen', path: '' },
  { name: 'lobby', path: 'online-casino' },
  { name: 'category', path: 'online-casino/popular' },
  { name: 'search', path: 'online-casino?search=gold' },
  { name: 'search-nothing', path: 'online-casino?search=zzqqxx' },
  { name: 'filter', path: 'online-casino', before: pressFilter },
  { name: 'play-for-fun', path: 'online-casino', before: firstGame },
  { name: 'sign-up', path: 'signup', whole: true },
  {
    name: 'sign-up-errors',
    path: 'signup',
    whole: true,
    before: (page) => page.locator('main form button[type="submit"]').click(),
  },
  { name: 'login', path: 'my-account/banking' },
  { name: 'terms', path: 'terms' },
  { name: 'responsible-gambling', path: 'responsible-gambling' },
  { name: 'not-found', path: 'no/such/page' },
  { name: 'restricted', path: 'restricted' },
  { name: 'server-error', path: '500' },
];
const PLAYER: readonly Shot[] = [
  { name: 'player-home', path: '' },
  { name: 'deposit', path: 'my-account/banking/deposit', whole: true },
  {
    name: 'deposit-gateway',
    path: 'my-account/banking/deposit',
    before: async (page) => {
      await page.locator('main input[type="radio"][value="CREDITCARD"]').check();
      await page.locator('#deposit-amount').fill('50');
      await page.locator('main form button[type="submit"]').click();
      await page.frameLocator('main iframe').locator('#number').waitFor();
    },
  },
  { name: 'withdraw', path: 'my-account/banking/withdraw', whole: true },
  { name: 'transactions', path: 'my-account/banking/transactions', whole: true },
  { name: 'gambling-limits', path: 'my-account/gambling-limits', whole: true },
  { name: 'play-for-money', path: 'online-casino', before: firstGame },
  { name: 'account-menu', path: '', before: (page) => page.locator('header button[aria-haspopup]').last().click() },
];

/** Waits until pictures have loaded and no skeletons remain; a screen that never settles is photographed as it is. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  await page
    .locator('[aria-busy="true"]')
    .first()
    .waitFor({ state: 'hidden', timeout: 8000 })
    .catch(() => undefined);
  await page.waitForTimeout(300);
}

interface Wanted {
  readonly pair: string;
  readonly sizes: readonly string[];
  /** Names of screens; null: all. */
  readonly screens: readonly string[] | null;
}

/** Photographs one running brand. @returns the number of pictures */
async function photographBrand(
  browser: Browser,
  brand: string,
  base: string,
  { pair, sizes, screens }: Wanted,
): Promise<number> {
  const folder = join(root, 'gallery', brand);
  mkdirSync(folder, { recursive: true });
  const start = `${base}/${pair}`;
  const wanted = (shots: readonly Shot[]) => shots.filter(({ name }) => screens === null || screens.includes(name));
  let taken = 0;
  for (const { name, width, height } of SIZES.filter((size) => sizes.includes(size.name))) {
    const context = await browser.newContext({
      viewport: { width, height },
      hasTouch: name !== 'desktop',
      reducedMotion: 'reduce',
    });
    await context.addInitScript(rememberRefusal);
    const page = await context.newPage();
    const photograph = async (shots: readonly Shot[]) => {
      for (const shot of shots) {
        await page.goto(`${start}${shot.path ? `/${shot.path}` : ''}`);
        await settle(page);
        if (shot.before) {
          await shot.before(page);
          await settle(page);
        }
        const file = join(folder, `${shot.name}-${name}-${pair}.png`);
        // Rows outside the viewport are not drawn, so the viewport becomes as tall as the page.
        if (shot.whole) {
          await page.setViewportSize({
            width,
            height: await page.evaluate(() => document.documentElement.scrollHeight),
          });
          await settle(page);
        }
        await page.screenshot({ path: file });
        if (shot.whole) await page.setViewportSize({ width, height });
        taken += 1;
        process.stdout.write(`${file}\n`);
      }
    };
    await photograph(wanted(VISITOR));
    if (wanted(PLAYER).length > 0) {
      await page.goto(`${start}/my-account/banking`);
      const dialog = page.getByRole('dialog');
      await dialog.locator('[name="email"]').fill('withdrawal@demo.baize');
      await dialog.locator('[name="password"]').fill(DEMO_PASSWORD);
      await dialog.locator('button[type="submit"]').click();
      await dialog.waitFor({ state: 'detached', timeout: 30_000 });
      await photograph(wanted(PLAYER));
    }
    await context.close();
  }
  return taken;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      brand: { type: 'string', multiple: true },
      size: { type: 'string', multiple: true },
      screen: { type: 'string', multiple: true },
      all: { type: 'boolean', default: false },
      pair: { type: 'string', default: 'en-UN' },
      base: { type: 'string' },
    },
  });
  const brands = values.brand ?? listBrands(root);
  if (values.base !== undefined && brands.length !== 1)
    throw new Error('--base is the address of one running brand: name the brand with --brand.');
  const names = [...VISITOR, ...PLAYER].map(({ name }) => name);
  const unknown = values.screen?.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`There is no screen "${unknown}". Screens: ${names.join(', ')}.`);
  const wanted: Wanted = {
    pair: values.pair,
    sizes: values.size ?? (values.all ? SIZES.map(({ name }) => name) : ['phone', 'desktop']),
    screens: values.screen ?? (values.all ? null : MAIN_SCREENS),
  };
  const scratch = process.env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'baize-gallery-'));
  const browser = await chromium.launch({ executablePath: findBrowser().path, args: [...BROWSER_FLAGS] });
  let taken = 0;
  try {
    for (const brand of brands) {
      if (values.base !== undefined) {
        taken += await photographBrand(browser, brand, values.base, wanted);
        continue;
      }
      const ports = {
        SITE_PORT: await freePort(),
        API_PORT: await freePort(),
        SANDBOX_PORT: await freePort(),
        OPERATOR_PORT: await freePort(),
      };
      const options = readStartOptions(
        root,
        ['--brand', brand, '--data', scratch],
        Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
      );
      const stack = await startStack(root, options, (line) => process.stdout.write(`${brand}: ${line}\n`));
      try {
        taken += await photographBrand(browser, brand, stack.addresses.site, wanted);
      } finally {
        await stack.stop();
      }
    }
  } finally {
    await browser.close();
    if (process.env['DATA_DIR'] === undefined) rmSync(scratch, { recursive: true, force: true });
  }
  process.stdout.write(`${taken} pictures in ${join(root, 'gallery')}\n`);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`);
  process.exitCode = 1;
}
