import { useEffect, useRef, useState, type RefObject } from 'react';

/** Tells whether a sticky bar is stuck. @returns the ref of an empty element right before the bar, and the state */
export function useStuck(): { readonly start: RefObject<HTMLDivElement | null>; readonly stuck: boolean } {
  const start = useRef<HTMLDivElement>(null);
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    const element = start.current;
    if (!element) return;
    // The header's height depends on the brand and the window, so it is measured.
    const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
    const observer = new IntersectionObserver(
      ([entry]) => setStuck(entry !== undefined && entry.boundingClientRect.top < (entry.rootBounds?.top ?? header)),
      { rootMargin: `-${Math.ceil(header)}px 0px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { start, stuck };
}
