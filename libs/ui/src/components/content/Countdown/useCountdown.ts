import { useCallback, useSyncExternalStore } from 'react';

const DAY = 86_400;

/**
 * Whole seconds until a moment, on a clock of the caller's choice; 0 once it has come. It stands still while the page is
 * hidden and is right again the moment it is shown: it is measured, never counted. Further away than a day, it looks once a minute.
 * @param until milliseconds since 1970
 */
export function useCountdown(until: number, now: () => number): number {
  const left = useCallback(() => Math.max(0, Math.ceil((until - now()) / 1000)), [until, now]);
  const subscribe = useCallback(
    (changed: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = () => {
        clearTimeout(timer);
        const seconds = left();
        if (document.hidden || seconds === 0) return;
        timer = setTimeout(
          () => {
            changed();
            wait();
          },
          seconds > DAY ? 60_000 : 1000,
        );
      };
      const seen = () => {
        changed();
        wait();
      };
      wait();
      document.addEventListener('visibilitychange', seen);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', seen);
      };
    },
    [left],
  );
  return useSyncExternalStore(subscribe, left, left);
}
