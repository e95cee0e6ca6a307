import { useEffect, useRef, type ReactNode } from 'react';
import * as css from './KeptFocus.css.ts';

export interface KeptFocusProps {
  readonly children: ReactNode;
  /** Accessible name, unless a named region surrounds it. */
  readonly label?: string | undefined;
}

/**
 * Takes the focus when the focused control inside it disappears, for example a button that a form replaces. Without it the
 * focus falls to the page: a screen reader says nothing, and in some browsers the next Tab starts at the top.
 */
export function KeptFocus({ children, label }: KeptFocusProps) {
  const self = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = self.current;
    if (place === null) return undefined;
    let focused: Node | null = null;
    const remember = ({ target }: Event) => {
      focused = target instanceof Node && target !== place && place.contains(target) ? target : null;
    };
    // A press beside every control takes the focus away on purpose.
    const forget = () => {
      focused = null;
    };
    const keep = () => {
      if (focused === null || focused.isConnected) return;
      focused = null;
      // A field of the new content, or a dialog, may have taken it.
      if (document.activeElement === document.body) place.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(keep);
    observer.observe(place, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
  return (
    <div
      ref={self}
      tabIndex={-1}
      className={css.place}
      {...(label === undefined ? {} : { role: 'group', 'aria-label': label })}
    >
      {children}
    </div>
  );
}
