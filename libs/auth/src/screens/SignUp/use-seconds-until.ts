import { useEffect, useState } from 'react';

/** Whole seconds until a moment (ISO), counted down; 0 once it has come or without one. */
export function useSecondsUntil(moment: string | null): number {
  const [now, setNow] = useState(() => Date.now());
  const left = moment === null ? 0 : Math.max(0, Math.ceil((Date.parse(moment) - now) / 1000));
  const running = left > 0;
  useEffect(() => {
    setNow(Date.now());
  }, [moment]);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return left;
}
