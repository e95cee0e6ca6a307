import { useId, type ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import * as css from './NoticeBar.css.ts';

export interface NoticeBarProps {
  title: ReactNode;
  children: ReactNode;
  /** Buttons that answer the question, all of the same width. */
  choices: ReactNode;
  /** Below the choices: a link to details. */
  after?: ReactNode;
}

/**
 * A question at the bottom of the window. The page stays usable: no backdrop, no focus trap.
 * It covers part of the page and moves nothing.
 */
export function NoticeBar({ title, children, choices, after }: NoticeBarProps) {
  const id = useId();
  return (
    <section className={css.bar} aria-labelledby={id}>
      <Heading level={2} size="h5" id={id}>
        {title}
      </Heading>
      {children}
      <div className={css.choices}>{choices}</div>
      {after}
    </section>
  );
}
