import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { join } from 'node:path';
import type { Screen, WindowSize } from '../looks.ts';
import { serveStorybook } from './serve-storybook.ts';

/** The day on which every picture is taken. */
const NOW = new Date('2026-11-21T12:00:00Z');
export const STORYBOOK = process.env['VISUAL_STORYBOOK'] ?? join(import.meta.dirname, '../../../dist/storybook');

/** Milliseconds: a page is at rest when nothing has stirred for so long; one that never rests is taken as it is. */
const REST = { quiet: 250, longest: 8000 };

export interface Asked {
  readonly screen: Screen;
  readonly brand: string;
  readonly size: WindowSize;
}
type Open = (asked: Asked) => Promise<Page>;

interface StorybookWindow {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly id?: string; readonly phase?: string } };
  readonly __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, ...data: readonly unknown[]): void };
}

/** Runs in the page: true once this story and its play function have ended. Throws the error that a story failed with. */
function isOver(story: string): boolean {
  const render = (globalThis as unknown as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender;
  if (document.body.classList.contains('sb-show-errordisplay') || render?.phase === 'errored')
    throw new Error(
      `The story failed: ${document.querySelector('#error-message')?.textContent ?? 'without a message'}`,
    );
  return render?.id === story && ['completed', 'finished', 'afterEach'].includes(render.phase ?? '');
}

/** Runs in the page: shows another story, as Storybook's own side bar does, without what the last one left behind. */
function showStory(storyId: string): void {
  localStorage.clear();
  sessionStorage.clear();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  scrollTo(0, 0);
  (globalThis as unknown as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', {
    storyId,
    viewMode: 'story',
  });
}

/** Runs in the page: nothing more is fetched or drawn, and every picture and letter is there, also below the window. */
async function comesToRest({ quiet, longest }: { readonly quiet: number; readonly longest: number }): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  // Rows out of sight are not drawn, and a picture of a whole page is taken from its beginning.
  if (document.adoptedStyleSheets.length === 0) {
    const drawn = new CSSStyleSheet();
    drawn.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(drawn);
  }
  const begun = performance.now();
  let last = begun;
  const stir = () => {
    last = performance.now();
  };
  const changes = new MutationObserver(stir);
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const fetched = new PerformanceObserver(stir);
  fetched.observe({ type: 'resource' });
  while (performance.now() - last < quiet && performance.now() - begun < longest)
    await new Promise((resolve) => {
      setTimeout(resolve, 25);
    });
  changes.disconnect();
  fetched.disconnect();
  for (const image of document.images) image.loading = 'eager';
  // A picture that cannot be had shows what stands in for it.
  await Promise.all(
    [...document.images].filter(({ src }) => src !== '').map((image) => image.decode().catch(() => undefined)),
  );
  await document.fonts.ready;
  // Two frames: what measured itself after the last letter has drawn again.
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
}

/** A page that shows stories of one brand at one window size. */
interface OpenPage {
  readonly page: Page;
  story: string;
}

/**
 * Tests over a built Storybook. Windows of one size share a context, and so its cache of files; stories of one brand
 * and size share a page, because loading Storybook takes longer than the pictures.
 */
export const test = base.extend<
  { openStory: Open },
  { origin: string; contexts: Map<number, BrowserContext>; pages: Map<string, OpenPage> }
>({
  origin: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const { origin, close } = await serveStorybook(STORYBOOK);
      await use(origin);
      await close();
    },
    { scope: 'worker' },
  ],
  contexts: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const contexts = new Map<number, BrowserContext>();
      await use(contexts);
      for (const context of contexts.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  pages: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      await use(new Map());
    },
    { scope: 'worker' },
  ],
  openStory: async ({ browser, origin, contexts, pages }, use) => {
    await use(async ({ screen, brand, size }) => {
      let context = contexts.get(size.width);
      if (!context) {
        context = await browser.newContext({
          viewport: size,
          reducedMotion: 'reduce',
          colorScheme: 'light',
          locale: 'en-GB',
          timezoneId: 'Europe/Helsinki',
          deviceScaleFactor: 1,
          hasTouch: size.width === 390,
        });
        await context.clock.setFixedTime(NOW);
        contexts.set(size.width, context);
      }
      const key = `${brand} ${size.width}`;
      let open = pages.get(key);
      if (!open) {
        open = { page: await context.newPage(), story: screen.story };
        await open.page.goto(
          `${origin}/iframe.html?id=${screen.story}&globals=brand:${brand};motion:reduced&viewMode=story`,
        );
        pages.set(key, open);
      } else if (open.story !== screen.story) {
        await open.page.evaluate(showStory, screen.story);
        open.story = screen.story;
      }
      await open.page.waitForFunction(isOver, screen.story, { timeout: 30_000 });
      await open.page.evaluate(comesToRest, REST);
      return open.page;
    });
  },
});
export { expect } from '@playwright/test';
