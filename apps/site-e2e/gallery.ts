import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../api/src/demo/players.ts';
import { findBrowser } from '../../tools/workspace/src/test/find-browser.ts';
import { BROWSER_FLAGS } from './stack/browser-flags.ts';

const USAGE = 'node apps/site-e2e/gallery.ts --brand <id> [--base http://localhost:4200] [--pair en-UN] [--only <part of a name>]\nPhotographs every screen of a running site (npm start) into gallery/<brand>/.';
const SIZES = [{ name: 'phone', width: 390, height: 844 }, { name: 'tablet', width: 820, height: 1180 }, { name: 'desktop', width: 1440, height: 900 }] as const;

interface Shot {
  readonly name: string;
  /** Under the locale prefix. */
  readonly path: string;
  /** What happens before the picture is taken. */
  readonly before?: (page: Page) => Promise<void>;
  readonly whole?: boolean;
}

const firstGame = async (page: Page): Promise<void> => {
  const href = await page.locator('main a[href*="/play/"]').first().getAttribute('href');
  if (href) await page.goto(new URL(href, page.url()).href);
  // The frame's own page says when it can be played.
  await page.frameLocator('main iframe').locator('.hud[data-state="idle"]').waitFor({ timeout: 30_000 }).catch(() => undefined);
};
const pressFilter = (page: Page): Promise<void> => page.locator('main button:has(svg.lucide-sliders-horizontal)').first().click();

const VISITOR: readonly Shot[] = [
  { name: 'home', path: '', whole: true }, { name: 'home-first-screen', path: '' }, { name: 'lobby', path: 'online-casino' }, { name: 'category', path: 'online-casino/popular' },
  { name: 'search', path: 'online-casino?search=gold' }, { name: 'search-nothing', path: 'online-casino?search=zzqqxx' }, { name: 'filter', path: 'online-casino', before: pressFilter },
  { name: 'play-for-fun', path: 'online-casino', before: firstGame }, { name: 'sign-up', path: 'signup', whole: true },
  { name: 'sign-up-errors', path: 'signup', whole: true, before: (page) => page.locator('main form button[type="submit"]').click() },
  { name: 'log-in', path: 'my-account/banking' }, { name: 'terms', path: 'terms' }, { name: 'responsible-gambling', path: 'responsible-gambling' }, { name: 'not-found', path: 'no/such/page' },
  { name: 'restricted', path: 'restricted' }, { name: 'server-error', path: '500' },
];
const PLAYER: readonly Shot[] = [
  { name: 'player-home', path: '' }, { name: 'deposit', path: 'my-account/banking/deposit', whole: true },
  { name: 'deposit-gateway', path: 'my-account/banking/deposit', before: async (page) => {
    await page.locator('main input[type="radio"][value="CREDITCARD"]').check();
    await page.locator('#deposit-amount').fill('50');
    await page.locator('main form button[type="submit"]').click();
    await page.frameLocator('main iframe').locator('#number').waitFor();
  } },
  { name: 'withdraw', path: 'my-account/banking/withdraw', whole: true }, { name: 'transactions', path: 'my-account/banking/transactions', whole: true },
  { name: 'play-for-money', path: 'online-casino', before: firstGame },
  { name: 'account-menu', path: '', before: (page) => page.locator('header button[aria-haspopup]').last().click() },
];

/** Until pictures have arrived and nothing is a skeleton any more; a screen that never comes to rest is photographed as it is. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'hidden', timeout: 8000 }).catch(() => undefined);
  await page.waitForTimeout(300);
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { brand: { type: 'string' }, base: { type: 'string', default: 'http://localhost:4200' }, pair: { type: 'string', default: 'en-UN' }, only: { type: 'string' } } });
  if (!values.brand) throw new Error('--brand is missing.');
  const folder = join(import.meta.dirname, '../../gallery', values.brand);
  mkdirSync(folder, { recursive: true });
  const root = `${values.base}/${values.pair}`;
  const browser = await chromium.launch({ executablePath: findBrowser().path, args: [...BROWSER_FLAGS] });
  let taken = 0;
  try {
    for (const { name, width, height } of SIZES) {
      const context = await browser.newContext({ viewport: { width, height }, hasTouch: name !== 'desktop', reducedMotion: 'reduce' });
      const page = await context.newPage();
      const photograph = async (shots: readonly Shot[]) => {
        for (const shot of shots.filter((entry) => !values.only || entry.name.includes(values.only))) {
          await page.goto(`${root}${shot.path ? `/${shot.path}` : ''}`);
          await settle(page);
          if (shot.before) {
            await shot.before(page);
            await settle(page);
          }
          const file = join(folder, `${shot.name}-${name}-${values.pair}.png`);
          await page.screenshot({ path: file, fullPage: shot.whole ?? false });
          taken += 1;
          process.stdout.write(`${file}\n`);
        }
      };
      await photograph(VISITOR);
      await page.goto(`${root}/my-account/banking`);
      const dialog = page.getByRole('dialog');
      await dialog.locator('[name="email"]').fill('withdrawal@demo.baize');
      await dialog.locator('[name="password"]').fill(DEMO_PASSWORD);
      await dialog.locator('button[type="submit"]').click();
      await dialog.waitFor({ state: 'detached', timeout: 30_000 });
      await photograph(PLAYER);
      await context.close();
    }
  } finally {
    await browser.close();
  }
  process.stdout.write(`${taken} pictures in ${folder}\n`);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`);
  process.exitCode = 1;
}
