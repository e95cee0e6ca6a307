import type { Boot, PageBlock } from '@baize/boot';
import type { AppStarter } from './app-starter.ts';
import { visitHolds } from './assumptions.ts';

/** How often an open page asks again, in milliseconds; as often as the app asks for the flags. */
const AGAIN_MS = 30_000;

/**
 * Starts the app when the site may not serve the visitor, or is closed for maintenance: now, and as long as the page is
 * looked at.
 * @returns whether the page holds for the visitor, by the first answer
 */
export function watchVisit(page: PageBlock, boot: Boot, app: AppStarter): Promise<boolean> {
  let asked = 0;
  const ask = async (): Promise<boolean> => {
    if (app.isStarted() || document.hidden) return !app.isStarted();
    asked = Date.now();
    const holds = await visitHolds(page, boot);
    if (!holds) void app.start();
    return holds;
  };
  const look = () => {
    if (Date.now() - asked >= AGAIN_MS) void ask();
  };
  // Asks each time: compared with the last answer's time, a timer that is a millisecond early would skip its turn.
  const timer = setInterval(() => void ask(), AGAIN_MS);
  document.addEventListener('visibilitychange', look);
  void app.takenOver.then(() => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  });
  return ask();
}
