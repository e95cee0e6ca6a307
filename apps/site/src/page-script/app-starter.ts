import type { PageBlock } from '@baize/boot';
import { isMissingCode, reloadForNewCode } from '../document/missing-code.ts';
import { fetchNow } from './preload.ts';
import { START_FAILED } from './start-failed.ts';
import { showStartNotice } from './start-notice.ts';

/** Whether the app answers what happens on the page. */
export const isTakenOver = ({ dataset }: HTMLElement): boolean =>
  dataset['app'] !== undefined || dataset['hydrated'] !== undefined;

export interface AppStarter {
  /**
   * Starts the app, once.
   * @param address another address of the site that the app opens instead of this page
   * @returns when it is interactive; never if it cannot start, which the page then explains
   */
  readonly start: (address?: string) => Promise<void>;
  readonly isStarted: () => boolean;
  /** Resolves when the app answers, for any reason. */
  readonly takenOver: Promise<void>;
}

/**
 * @returns true when the app answers: it listens to a page that it hydrates (`main.tsx`), or has drawn its own
 * (`HydrationMarker`); false if it says that it cannot
 */
function takenOver(root: HTMLElement): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isTakenOver(root)) return;
      watcher.disconnect();
      resolve(true);
    };
    const watcher = new MutationObserver(look);
    watcher.observe(root, { attributeFilter: ['data-app', 'data-hydrated'] });
    addEventListener(START_FAILED, () => resolve(false), { once: true });
    look();
  });
}

/** Where the router keeps how far each page was scrolled (`placeKey` in `Root.tsx`). */
const PLACES = 'react-router-scroll-positions';

/** Makes the address another one, for the app to open; the page stands meanwhile. The way back leads to its place. */
function leaveTo(address: string): void {
  try {
    const places = JSON.parse(sessionStorage.getItem(PLACES) ?? '{}') as Record<string, number>;
    sessionStorage.setItem(PLACES, JSON.stringify({ ...places, [location.pathname + location.search]: scrollY }));
  } catch {
    // Without storage, the way back leads to the top.
  }
  history.pushState(null, '', address);
}

/** @param load for tests: imports the app's script */
export function appStarter(
  { app, scripts, words }: Pick<PageBlock, 'app' | 'scripts' | 'words'>,
  load: (address: string) => Promise<unknown> = (address) => import(/* @vite-ignore */ address),
): AppStarter {
  let started: Promise<void> | null = null;
  // Not `Promise.withResolvers`: this script runs in older browsers too, whose app then says what it needs.
  let resolve = (): void => undefined;
  const takenOverOnce = new Promise<void>((done) => {
    resolve = done;
  });
  const run = async (address?: string): Promise<void> => {
    // Even an app that has been preloaded asks for more when it starts, and would replace the page with its failure.
    if (!navigator.onLine) {
      await showStartNotice(words);
      return run(address);
    }
    const answer = takenOver(document.documentElement);
    if (address !== undefined) leaveTo(address);
    try {
      // What the app's own script needs, part by part: run in one task, all of it would keep a slow phone from its
      // visitor's next press.
      const parts = scripts.slice(0, Math.max(0, scripts.indexOf(app)));
      fetchNow([...parts, app]);
      for (const part of parts) {
        await load(part);
        await new Promise((done) => {
          setTimeout(done);
        });
      }
      await load(app);
    } catch (error) {
      // After a rollout the page may name files that are gone: the new page names the new ones.
      if (isMissingCode(error) && (await reloadForNewCode(new AbortController().signal)))
        return new Promise(() => undefined);
      if (address !== undefined) {
        // The browser can still load what the app was to open.
        location.replace(address);
        return new Promise(() => undefined);
      }
      await showStartNotice(words);
      return run();
    }
    if (await answer) return resolve();
    await showStartNotice(words);
    // The code has run already, so only a new page runs it again.
    location.reload();
    return new Promise(() => undefined);
  };
  return {
    start: (address) => (started ??= run(address)),
    isStarted: () => started !== null,
    takenOver: takenOverOnce,
  };
}
