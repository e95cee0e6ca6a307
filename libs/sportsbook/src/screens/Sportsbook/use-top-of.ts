import { useLayoutEffect, type RefObject } from 'react';
import { TOP } from './Sportsbook.css.ts';

/**
 * Tells an element's style how far its top is below the window's. Notices above it come and go, so the page's height is
 * watched, and a page that is scrolled, also by the browser to show a field in the frame, leaves it more of the window.
 */
export function useTopOf(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const measure = () => {
      const element = place.current;
      if (!element || element.hidden) return;
      element.style.setProperty(TOP, `${Math.round(element.getBoundingClientRect().top)}px`);
    };
    measure();
    // Not at once: the new height of the frame changes the page's, which is what is watched.
    let asked = 0;
    const measureSoon = () => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(measure);
    };
    const watch = new ResizeObserver(measureSoon);
    watch.observe(document.body);
    const events = ['resize', 'scroll'] as const;
    for (const event of events) window.addEventListener(event, measureSoon, { passive: true });
    return () => {
      cancelAnimationFrame(asked);
      watch.disconnect();
      for (const event of events) window.removeEventListener(event, measureSoon);
    };
  }, [place]);
}
