import { useCallback, useEffect, useRef, useState } from 'react';
import { wantsStillness } from '../../../provider/wantsStillness.ts';

export interface ScrollerState {
  ref: (element: HTMLElement | null) => void;
  /** Nothing more in that direction. */
  atStart: boolean;
  atEnd: boolean;
  /** Moves by nearly a whole view: −1 back, 1 on. */
  move: (direction: -1 | 1) => void;
}

/** How far ahead of the window a list counts as seen: whoever scrolls finds it ready. */
const AHEAD = '50% 0%';

/** Knows how far a horizontal list is scrolled, and moves it by pages; one that has been seen carries `data-met`. Right-to-left lists scroll to negative positions. */
export function useScroller(): ScrollerState {
  const element = useRef<HTMLElement | null>(null);
  const [edges, setEdges] = useState({ atStart: true, atEnd: true });
  const read = useCallback(() => {
    const list = element.current;
    if (!list) return;
    const at = Math.abs(list.scrollLeft);
    const next = { atStart: at < 8, atEnd: at + list.clientWidth > list.scrollWidth - 8 };
    setEdges((current) => (current.atStart === next.atStart && current.atEnd === next.atEnd ? current : next));
  }, []);
  const ref = useCallback((list: HTMLElement | null) => {
    element.current = list;
  }, []);
  useEffect(() => {
    const list = element.current;
    if (!list) return;
    list.addEventListener('scroll', read, { passive: true });
    // It reports once of itself, after the page was laid out; of a row out of sight not before that is near. To measure here
    // would lay out every row of the page.
    const observer = new ResizeObserver(read);
    observer.observe(list);
    // Past React: a style waits for it, nothing that is drawn.
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        seen.disconnect();
        list.dataset['met'] = '';
        read();
      },
      { rootMargin: AHEAD },
    );
    seen.observe(list);
    return () => {
      list.removeEventListener('scroll', read);
      observer.disconnect();
      seen.disconnect();
    };
  }, [read]);
  const move = useCallback((direction: -1 | 1) => {
    const list = element.current;
    if (!list) return;
    const sign = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    list.scrollBy({ left: direction * sign * list.clientWidth * 0.85, behavior: wantsStillness() ? 'auto' : 'smooth' });
  }, []);
  return { ref, ...edges, move };
}
