import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { compareBoxes } from './boxes.ts';
import { RECORDINGS } from '@baize/dev/visual-browser';
import { boxName, BRANDS, isShownAt, isWanted, PLACES, SIZES, type Part } from './looks.ts';
import { expect, test } from './storybook/visual-test.ts';

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

const read = (page: Page, { selector, up = 0, depth }: Part): Promise<string> =>
  page.locator(selector).first().evaluate(boxesOf, { up, depth });

const places = PLACES.filter(({ screen }) => isWanted(screen));
for (const brand of places.length > 0 ? BRANDS : []) {
  for (const size of SIZES) {
    test(`boxes of the layout components of ${brand} at ${size.width}`, async ({ openStory }) => {
      for (const { screen, parts } of places) {
        const page = await openStory({ screen, brand, size });
        for (const part of parts.filter((entry) => isShownAt(entry, size))) {
          const file = join(RECORDINGS, 'boxes', boxName(part, brand, size));
          const found = compareBoxes(file, await read(page, part), process.env['VISUAL_UPDATE'] !== undefined);
          expect
            .soft(
              found,
              `${part.component} of ${brand} at ${size.width} px is not where it was recorded (apps/visual/recordings/boxes)`,
            )
            .toEqual([]);
        }
      }
    });
  }
}
