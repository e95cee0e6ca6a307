import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { join } from 'node:path';
import { TEST_TIME } from '@baize/testing/test-clock';
import type { Screen, WindowSize } from '../looks.ts';
import { serveStorybook } from './serve-storybook.ts';

export const STORYBOOK = process.env['VISUAL_STORYBOOK'] ?? join(import.meta.dirname, '../../../dist/storybook');

/** Milliseconds. A page is idle after `quiet` without changes; after `longest` the picture is taken anyway. */
const IDLE = { quiet: 250, longest: 8000 };

export interface StoryRequest {
  readonly screen: Screen;
  readonly brand: string;
  readonly size: WindowSize;
}
type Open = (request: StoryRequest) => Promise<Page>;

interface StorybookWindow {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly id?: string; readonly phase?: string } };
  readonly __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, ...data: readonly unknown[]): void };
}

/** Runs in the page. Returns true once the story and its play function have finished. Throws the story's error. */
function hasFinished(story: string): boolean {
  const render = (globalThis as unknown as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender;
  if (document.body.classList.contains('sb-show-errordisplay') || render?.phase === 'errored')
    throw new Error(
      `The story failed: ${document.querySelector('#error-message')?.textContent ?? 'without a message'}`,
    );
  return render?.id === story && ['completed', 'finished', 'afterEach'].includes(render.phase ?? '');
}

/** Runs in the page. Opens another story, as Storybook's sidebar does, and clears the state that the last one left. */
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

/** Runs in the page. Waits until nothing changes or loads and all pictures and fonts are there, also below the window. */
async function waitUntilIdle({ quiet, longest }: { readonly quiet: number; readonly longest: number }): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  // Rows outside the window are not rendered, but a picture of the whole page needs them.
  if (document.adoptedStyleSheets.length === 0) {
    const drawn = new CSSStyleSheet();
    drawn.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(drawn);
  }
  const begun = performance.now();
  let last = begun;
  const noteChange = () => {
    last = performance.now();
  };
  const changes = new MutationObserver(noteChange);
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const fetched = new PerformanceObserver(noteChange);
  fetched.observe({ type: 'resource' });
  while (performance.now() - last < quiet && performance.now() - begun < longest)
    await new Promise((resolve) => {
      setTimeout(resolve, 25);
    });
  changes.disconnect();
  fetched.disconnect();
  for (const image of document.images) image.loading = 'eager';
  // A picture that fails to load shows its fallback.
  await Promise.all(
    [...document.images].filter(({ src }) => src !== '').map((image) => image.decode().catch(() => undefined)),
  );
  await document.fonts.ready;
  // Two frames, so that components that measure themselves after fonts load have rendered again.
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
}

/** A page for the stories of one brand at one window size. */
interface OpenPage {
  readonly page: Page;
  story: string;
}

/**
 * Test with fixtures over a built Storybook. Windows of one size share a context, and so its file cache. Stories of one
 * brand and size share a page, because loading Storybook takes longer than taking pictures.
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
          hasTouch: size.width < 1440,
        });
        await context.clock.setFixedTime(TEST_TIME);
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
      await open.page.waitForFunction(hasFinished, screen.story, { timeout: 30_000 });
      await open.page.evaluate(waitUntilIdle, IDLE);
      return open.page;
    });
  },
});
export { expect } from '@playwright/test';
