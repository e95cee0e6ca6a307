import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import * as css from './NoticeBar.css.ts';

export interface NoticeBarProps {
  title: ReactNode;
  children: ReactNode;
  /** Buttons that answer the question, all of the same width. */
  choices: ReactNode;
  /** Below the choices: a link to details. */
  after?: ReactNode;
  /**
   * Renders the notice hidden, for a page whose own script shows it before React is there: by setting `data-asks` on the
   * document to this name.
   */
  byPage?: string | undefined;
}

/**
 * A question at the bottom of the window. The page stays usable: no backdrop, no focus trap.
 * It covers part of the page and moves nothing; `--notice` (its height) lets the page scroll clear of it.
 */
export function NoticeBar({ title, children, choices, after, byPage }: NoticeBarProps) {
  const id = useId();
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const keep = () => style.setProperty('--notice', `${bar.current?.offsetHeight ?? 0}px`);
    // It tells the first size as well, before the next paint: measuring here would lay the page out at once.
    const watcher = new ResizeObserver(keep);
    if (bar.current) watcher.observe(bar.current);
    return () => {
      watcher.disconnect();
      style.removeProperty('--notice');
    };
  }, []);
  return (
    <section ref={bar} className={css.bar} data-by-page={byPage} aria-labelledby={id}>
      <Heading level={2} size="h5" id={id}>
        {title}
      </Heading>
      {children}
      <div className={css.choices}>{choices}</div>
      {after}
    </section>
  );
}
