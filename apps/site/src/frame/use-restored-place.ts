import { useLayoutEffect, useRef } from 'react';

/**
 * Restores the scroll position and the focused field when the page is shown again after something has replaced it for a
 * while.
 * @param away true while something else is shown
 */
export function useRestoredPlace(away: boolean): void {
  const kept = useRef<{ readonly scroll: number; readonly focused: Element | null } | null>(null);
  const seen = useRef<{ scroll: number; focused: Element | null }>({ scroll: 0, focused: null });
  useLayoutEffect(() => {
    if (away) return undefined;
    // A hidden page has already lost both, so they are recorded while the page is visible.
    const note = () => {
      seen.current = { scroll: scrollY, focused: document.activeElement };
    };
    addEventListener('scroll', note, { passive: true });
    document.addEventListener('focusin', note);
    return () => {
      removeEventListener('scroll', note);
      document.removeEventListener('focusin', note);
    };
  }, [away]);
  useLayoutEffect(() => {
    if (away) {
      kept.current = { ...seen.current };
      scrollTo(0, 0);
      return;
    }
    const back = kept.current;
    kept.current = null;
    if (!back) return;
    scrollTo(0, back.scroll);
    if (back.focused instanceof HTMLElement && back.focused.isConnected) back.focused.focus({ preventScroll: true });
  }, [away]);
}
