import type { PageBlock } from '@baize/boot';
import { isMissingCode, reloadForNewCode } from '../document/missing-code.ts';
import { START_FAILED } from './start-failed.ts';
import { showStartNotice } from './start-notice.ts';

/** Whether the app answers what happens on the page. */
export const isTakenOver = ({ dataset }: HTMLElement): boolean =>
  dataset['app'] !== undefined || dataset['hydrated'] !== undefined;

export interface AppStarter {
  /** Starts the app, once. @returns when it is interactive; never if it cannot start, which the page then explains */
  readonly start: () => Promise<void>;
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

/** @param load for tests: imports the app's script */
export function appStarter(
  { app, words }: Pick<PageBlock, 'app' | 'words'>,
  load: (address: string) => Promise<unknown> = (address) => import(/* @vite-ignore */ address),
): AppStarter {
  let started: Promise<void> | null = null;
  // Not `Promise.withResolvers`: this script runs in older browsers too, whose app then says what it needs.
  let resolve = (): void => undefined;
  const takenOverOnce = new Promise<void>((done) => {
    resolve = done;
  });
  const run = async (): Promise<void> => {
    // Even an app that has been preloaded asks for more when it starts, and would replace the page with its failure.
    if (!navigator.onLine) {
      await showStartNotice(words);
      return run();
    }
    const answer = takenOver(document.documentElement);
    try {
      await load(app);
    } catch (error) {
      // After a rollout the page may name files that are gone: the new page names the new ones.
      if (isMissingCode(error) && (await reloadForNewCode(new AbortController().signal)))
        return new Promise(() => undefined);
      await showStartNotice(words);
      return run();
    }
    if (await answer) return resolve();
    await showStartNotice(words);
    // The code has run already, so only a new page runs it again.
    location.reload();
    return new Promise(() => undefined);
  };
  return { start: () => (started ??= run()), isStarted: () => started !== null, takenOver: takenOverOnce };
}
