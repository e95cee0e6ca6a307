import { useLayoutEffect, useRef, type ReactNode } from 'react';
import * as css from './InView.css.ts';

export interface InViewProps {
  /** `start`: the top of the content comes to the top of the window; `nearest`: only as far as it is out of view. */
  readonly at?: 'start' | 'nearest';
  readonly children: ReactNode;
}

/**
 * Scrolls to its content when it appears. What answers a press is always on the screen, also on a phone, where
 * the button is far below.
 */
export function InView({ at = 'start', children }: InViewProps) {
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // In braces: newer browsers return a promise, and React would take it for a clean-up function.
    content.current?.scrollIntoView({ block: at });
  }, [at]);
  return (
    <div ref={content} className={css.shown}>
      {children}
    </div>
  );
}
