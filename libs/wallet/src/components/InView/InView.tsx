import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import * as css from './InView.css.ts';

export interface InViewProps {
  /**
   * `start`: the top of the content comes to the top of the window; `top`: always, even if the page has to become longer
   * for that, so that nothing above is cut in half; `nearest`: only as far as it is out of view.
   */
  readonly at?: 'start' | 'top' | 'nearest';
  /**
   * Whether the last button has to be in view too: where the window is too low for both, it is worth more than the top.
   */
  readonly withLastButton?: boolean;
  /**
   * Whether the content takes the focus that what it replaces has lost with itself: the next Tab then leads to its first
   * button, and not to the top of the page.
   */
  readonly takesLostFocus?: boolean;
  /** A change scrolls again, after the router has restored the place of an entry in the browser's history. */
  readonly again?: number;
  readonly children: ReactNode;
}

/**
 * Scrolls to its content when it appears. What answers a press is always on the screen, also on a phone, where
 * the button is far below.
 */
export function InView({ at = 'start', withLastButton = false, takesLostFocus = false, again, children }: InViewProps) {
  const content = useRef<HTMLDivElement>(null);
  const block = at === 'top' ? 'start' : at;
  // In braces: newer browsers return a promise, and React would take it for a clean-up function.
  useLayoutEffect(() => {
    content.current?.scrollIntoView({ block });
    if (withLastButton)
      [...(content.current?.querySelectorAll('a, button') ?? [])].at(-1)?.scrollIntoView({ block: 'nearest' });
  }, [block, withLastButton]);
  useLayoutEffect(() => {
    if (takesLostFocus && document.activeElement === document.body) content.current?.focus({ preventScroll: true });
  }, [takesLostFocus]);
  useEffect(() => {
    if (again !== undefined) content.current?.scrollIntoView({ block });
  }, [again, block]);
  return (
    <div ref={content} className={css.shown} data-at={at} tabIndex={takesLostFocus ? -1 : undefined}>
      {children}
    </div>
  );
}
