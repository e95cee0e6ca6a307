import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { prefersReducedMotion } from '../../../provider/prefersReducedMotion.ts';
import { showCurrent } from './showCurrent.ts';

export interface ScrollerState<E extends HTMLElement> {
  ref: RefObject<E | null>;
  /** Whether the list is at this end. */
  atStart: boolean;
  atEnd: boolean;
  /** Scrolls by nearly a whole view: −1 back, 1 forward. */
  move: (direction: -1 | 1) => void;
}

/** Distance from the window at which a list counts as seen, so that it is ready when the player reaches it. */
const AHEAD = '50% 0%';

/**
 * Reports how far a horizontal list is scrolled and scrolls it by pages. A list that has been seen gets `data-met`,
 * and shows its current entry, also one that comes later.
 * Right-to-left lists scroll to negative positions.
 */
export function useScroller<E extends HTMLElement>(): ScrollerState<E> {
  const element = useRef<E>(null);
  // Until it is measured, most lists have more to show: on a prerendered page the arrow forward must take a press.
  const [edges, setEdges] = useState({ atStart: true, atEnd: false });
  const read = useCallback(() => {
    const list = element.current;
    if (!list) return;
    const at = Math.abs(list.scrollLeft);
    const next = { atStart: at < 8, atEnd: at + list.clientWidth > list.scrollWidth - 8 };
    setEdges((current) => (current.atStart === next.atStart && current.atEnd === next.atEnd ? current : next));
  }, []);
  useEffect(() => {
    const list = element.current;
    if (!list) return;
    list.addEventListener('scroll', read, { passive: true });
    // The browser shows a part of what the keyboard has reached, and snapping goes back to the item before it.
    const reveal = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      const [own, view] = [target.getBoundingClientRect(), list.getBoundingClientRect()];
      if (own.left < view.left || own.right > view.right)
        target.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'instant' });
    };
    list.addEventListener('focusin', reveal);
    // The observer reports once after layout, and a row out of sight only when it comes near. Measuring here would lay
    // out every row of the page.
    const observer = new ResizeObserver(read);
    observer.observe(list);
    // Entries that are fetched replace their skeletons.
    const awaited = new MutationObserver(() => {
      if (showCurrent(list)) awaited.disconnect();
    });
    // Set without React: only a style depends on it.
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        seen.disconnect();
        list.dataset['met'] = '';
        if (!showCurrent(list)) awaited.observe(list, { childList: true });
        read();
      },
      { rootMargin: AHEAD },
    );
    seen.observe(list);
    return () => {
      list.removeEventListener('scroll', read);
      list.removeEventListener('focusin', reveal);
      observer.disconnect();
      seen.disconnect();
      awaited.disconnect();
    };
  }, [read]);
  const move = useCallback((direction: -1 | 1) => {
    const list = element.current;
    if (!list) return;
    const sign = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    list.scrollBy({
      left: direction * sign * list.clientWidth * 0.85,
      behavior: prefersReducedMotion() ? 'auto' : 'smooth',
    });
  }, []);
  return { ref: element, ...edges, move };
}
