import type { AppStarter } from './app-starter.ts';

/** How far below the window the app is started, as a share of the window's height. */
const AHEAD = '50%';

/**
 * Starts the app when a part that only the app can fill comes near: rows and figures that wait for the visitor's own
 * answers, and the slides beyond the first one.
 */
export function startNearWaiting(app: AppStarter): void {
  const start = () => void app.start();
  for (const track of document.querySelectorAll('[data-slides]'))
    track.addEventListener('scroll', start, { once: true, passive: true });
  const waiting = document.querySelectorAll('main [aria-busy="true"], main [data-waiting]');
  let watcher: IntersectionObserver | null = null;
  const watch = (rootMargin: string) => {
    watcher?.disconnect();
    watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher?.disconnect();
        start();
      },
      { rootMargin },
    );
    for (const part of waiting) watcher.observe(part);
  };
  // Only what is in the window, until the visitor scrolls: a page that is merely looked at needs no app.
  watch('0px');
  addEventListener('scroll', () => watch(`0px 0px ${AHEAD} 0px`), { once: true, passive: true });
}
