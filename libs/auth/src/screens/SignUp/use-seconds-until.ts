import { useEffect, useState } from 'react';

/** Whole seconds until a moment (ISO), counted down; 0 once it has come or without one. */
export function useSecondsUntil(moment: string | null): number {
  const [now, setNow] = useState(() => Date.now());
  const left = moment === null ? 0 : Math.max(0, Math.ceil((Date.parse(moment) - now) / 1000));
  const running = left > 0;
  useEffect(() => {
    if (!running) return undefined;
    const tick = () => setNow(Date.now());
    // A new moment is measured from now, not from the last tick of the one before.
    const first = setTimeout(tick, 0);
    const timer = setInterval(tick, 1000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [running, moment]);
  return left;
}
