import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { missingRecordings, RECORDINGS, recordedBrowsers, visualBrowser } from '@baize/dev/visual-browser';
import { compareBoxes } from './boxes.ts';
import {
  BRAND_SHEET,
  boxName,
  BRANDS,
  isPictured,
  isShownAt,
  isWanted,
  PLACES,
  pictureName,
  SCREEN_BRANDS,
  SCREENS,
  SIZES,
  type Part,
  type Screen,
} from './looks.ts';
import { expect, test } from './storybook/visual-test.ts';

const isUpdate = process.env['VISUAL_UPDATE'] !== undefined;
const missing = isUpdate ? null : missingRecordings(visualBrowser(), recordedBrowsers());

/** Runs in the page. Returns the boxes of an element and its visible descendants, in whole pixels from its corner. */
function boxesOf(root: Element, { up, depth }: { readonly up: number; readonly depth: number }): string {
  const LONGEST = 12;
  let top = root;
  for (let step = 0; step < up; step += 1) top = top.parentElement ?? top;
  const origin = top.getBoundingClientRect();
  const lines: string[] = [];
  const walk = (element: Element, level: number) => {
    const { left, top: above, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    const role = element.getAttribute('role');
    const name = role ? `${element.tagName.toLowerCase()}[${role}]` : element.tagName.toLowerCase();
    lines.push(
      `${'  '.repeat(level)}${name} ${Math.round(left - origin.left)},${Math.round(above - origin.top)} ${Math.round(width)}×${Math.round(height)}`,
    );
    if (level === depth || element.tagName === 'svg') return;
    const children = [...element.children];
    for (const child of children.slice(0, LONGEST)) walk(child, level + 1);
    if (children.length > LONGEST) lines.push(`${'  '.repeat(level + 1)}and ${children.length - LONGEST} more`);
  };
  walk(top, 0);
  return lines.join('\n');
}

async function read(page: Page, { selector, up = 0, depth }: Part): Promise<string> {
  const element = page.locator(selector).first();
  // On a busy machine it may be there before it has a size, and nothing would be recorded.
  await element.waitFor();
  return element.evaluate(boxesOf, { up, depth });
}

const partsOf = (screen: Screen): readonly Part[] =>
  PLACES.find((place) => place.screen.name === screen.name)?.parts ?? [];

const hasScreens = (brand: string): boolean => SCREEN_BRANDS.some((name) => name === brand);

/** The brands with the most pictures come first, so that no worker is left alone with one of them at the end. */
const brands = [...BRANDS].sort((one, other) => Number(hasScreens(other)) - Number(hasScreens(one)));

for (const brand of brands)
  for (const size of SIZES)
    test.describe(`${brand} at ${size.width}`, () => {
      // In one worker, because its stories share a page.
      test.describe.configure({ mode: 'default' });
      for (const screen of [BRAND_SHEET, ...SCREENS].filter(isWanted)) {
        const parts = partsOf(screen).filter((part) => isShownAt(part, size));
        if (parts.length === 0 && !isPictured(screen, brand, size)) continue;
        test(screen.name, async ({ openStory }) => {
          const page = await openStory({ screen, brand, size });
          for (const part of parts) {
            const file = join(RECORDINGS, 'boxes', boxName(part, brand, size));
            expect
              .soft(
                compareBoxes(file, await read(page, part), isUpdate),
                `${part.component} of ${brand} at ${size.width} px is not where it was recorded (apps/visual/recordings/boxes)`,
              )
              .toEqual([]);
          }
          if (!isPictured(screen, brand, size)) return;
          test.skip(missing !== null && test.info().errors.length === 0, missing ?? '');
          await expect(page).toHaveScreenshot(pictureName(screen, brand, size), {
            fullPage: screen.name === BRAND_SHEET.name,
            timeout: 40_000,
          });
        });
      }
    });
