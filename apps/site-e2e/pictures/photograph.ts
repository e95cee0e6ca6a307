import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@baize/contracts/demo-players';
import { rememberRefusal } from '../player/remember-refusal.ts';
import { PLAYER, SIZES, VISITOR, type Shot } from './shots.ts';

/** Which pictures to take of a running brand. */
export interface Wanted {
  readonly brand: string;
  /** Origin of the brand's site. */
  readonly base: string;
  readonly pair: string;
  readonly sizes: readonly string[];
  /** Names of screens; null: all. */
  readonly screens: readonly string[] | null;
  /** The gallery. Pictures are `<brand>/<screen>-<size>-<pair>.png` in it. */
  readonly folder: string;
  /** Where the pictures of the run before go. */
  readonly before: string;
  readonly visitor?: readonly Shot[];
  readonly player?: readonly Shot[];
}

export interface Photographed {
  /** Paths in the gallery. */
  readonly taken: readonly string[];
  readonly failed: readonly { readonly picture: string; readonly reason: string }[];
}

/**
 * Waits until pictures have loaded and no skeletons remain in the window; a screen that never settles is photographed
 * as it is.
 */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  // What waits below the window arrives when the visitor comes near.
  await page
    .waitForFunction(
      () =>
        [...document.querySelectorAll('[aria-busy="true"]')].every((part) => {
          const { top, bottom, width } = part.getBoundingClientRect();
          return width === 0 || bottom < 0 || top > innerHeight;
        }),
      undefined,
      { timeout: 8000 },
    )
    .catch(() => undefined);
  await page
    .waitForFunction(
      () =>
        [...document.images].every((image) => {
          const { top, bottom, width } = image.getBoundingClientRect();
          return image.complete || width === 0 || bottom < 0 || top > innerHeight;
        }),
      undefined,
      { timeout: 8000 },
    )
    .catch(() => undefined);
  await page.waitForTimeout(300);
}

async function takePicture(page: Page, shot: Shot, start: string, file: string): Promise<void> {
  const size = page.viewportSize();
  await page.goto(`${start}${shot.path ? `/${shot.path}` : ''}`);
  await settle(page);
  if (shot.before) {
    await shot.before(page);
    await settle(page);
  }
  // Rows outside the viewport are not drawn, so the viewport becomes as tall as the page.
  if (shot.whole && size) {
    const height = await page.evaluate(() => {
      const whole = document.documentElement.scrollHeight;
      // The page's body fills the window, so that a taller window would push the footer out of the picture.
      document.querySelector('main')?.style.setProperty('min-height', '0');
      return whole;
    });
    await page.setViewportSize({ width: size.width, height });
    await settle(page);
  }
  await page.screenshot({ path: file });
  if (shot.whole && size) await page.setViewportSize(size);
}

async function logIn(page: Page, start: string): Promise<void> {
  await page.goto(`${start}/my-account/banking`);
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name="email"]').fill('withdrawal@demo.baize');
  await dialog.locator('[name="password"]').fill(DEMO_PASSWORD);
  await dialog.locator('button[type="submit"]').click();
  await dialog.waitFor({ state: 'detached', timeout: 30_000 });
}

/** The first line of an error and what Playwright waited for, without the rest of its log. */
export function reasonOf(error: unknown): string {
  const lines = stripVTControlCharacters(error instanceof Error ? error.message : String(error)).split('\n');
  const awaited = lines.find((line) => line.trimStart().startsWith('- waiting for '));
  return [lines[0], awaited?.trim()].filter(Boolean).join(' ');
}

/**
 * Photographs one running brand. A picture that cannot be taken is reported, and the others are taken nevertheless.
 */
export async function photographBrand(
  browser: Browser,
  {
    brand,
    base,
    pair,
    sizes,
    screens,
    folder,
    before,
    visitor: ofVisitor = VISITOR,
    player: ofPlayer = PLAYER,
  }: Wanted,
): Promise<Photographed> {
  const start = `${base}/${pair}`;
  const wanted = (shots: readonly Shot[]) => shots.filter(({ name }) => screens === null || screens.includes(name));
  const taken: string[] = [];
  const failed: { picture: string; reason: string }[] = [];

  const photograph = async (context: BrowserContext, size: string, shots: readonly Shot[]) => {
    for (const shot of shots) {
      const picture = `${brand}/${shot.name}-${size}-${pair}.png`;
      const file = join(folder, picture);
      mkdirSync(dirname(file), { recursive: true });
      if (existsSync(file)) {
        mkdirSync(dirname(join(before, picture)), { recursive: true });
        renameSync(file, join(before, picture));
      }
      // A page of its own, so that one that hangs or has crashed spoils no other picture.
      const page = await context.newPage();
      try {
        await takePicture(page, shot, start, file);
        taken.push(picture);
      } catch (error) {
        failed.push({ picture, reason: reasonOf(error) });
      } finally {
        await page.close().catch(() => undefined);
      }
    }
  };

  for (const { name, width, height } of SIZES.filter((size) => sizes.includes(size.name))) {
    const context = await browser.newContext({
      viewport: { width, height },
      hasTouch: name !== 'desktop',
      reducedMotion: 'reduce',
    });
    try {
      await context.addInitScript(rememberRefusal);
      await photograph(context, name, wanted(ofVisitor));
      const players = wanted(ofPlayer);
      if (players.length === 0) continue;
      const page = await context.newPage();
      try {
        await logIn(page, start);
      } catch (error) {
        for (const shot of players)
          failed.push({
            picture: `${brand}/${shot.name}-${name}-${pair}.png`,
            reason: `The demo player could not log in: ${reasonOf(error)}`,
          });
        continue;
      }
      await page.close();
      await photograph(context, name, players);
    } finally {
      await context.close();
    }
  }
  return { taken, failed };
}
