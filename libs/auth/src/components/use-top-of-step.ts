import { useEffect, useRef } from 'react';

/** Begins each next step of a page at its top, wherever the one before was scrolled to. The first one keeps its place. */
export function useTopOfStep(step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) window.scrollTo({ top: 0 });
    shown.current = step;
  }, [step]);
}
