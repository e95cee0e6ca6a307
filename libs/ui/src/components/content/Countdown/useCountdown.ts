import { useCallback, useSyncExternalStore } from 'react';

const DAY = 86_400;

/**
 * Returns the whole seconds until a moment, on the given clock; 0 once it has passed. It pauses while the page is
 * hidden and is right as soon as the page is shown again, because it measures the time instead of counting ticks. More
 * than a day ahead it updates once a minute.
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
