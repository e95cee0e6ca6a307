import { useId, type ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import * as css from './NoticeBar.css.ts';

export interface NoticeBarProps {
  title: ReactNode;
  children: ReactNode;
  /** Buttons that answer the notice; all of them get the same width. */
  choices: ReactNode;
  /** Below the choices: a link to more. */
  after?: ReactNode;
}

/**
 * A question that waits at the foot of the window while the page stays usable: no veil, no trapped focus.
 * It lies over the page and moves nothing.
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
