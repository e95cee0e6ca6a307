import { useLayoutEffect, useRef } from 'react';

/**
 * Brings a player back to where they were when something has stood in place of the page for a while: to the same spot,
 * and to the field that they were in.
 * @param away while something else is shown
 */
export function usePlaceKept(away: boolean): void {
  const kept = useRef<{ readonly scroll: number; readonly focused: Element | null } | null>(null);
  const seen = useRef<{ scroll: number; focused: Element | null }>({ scroll: 0, focused: null });
  useLayoutEffect(() => {
    if (away) return undefined;
    // What is hidden has lost both already, so they are noted while the page stands.
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
