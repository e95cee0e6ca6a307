import type { ReactNode } from 'react';
import * as css from './VisuallyHidden.css.ts';

/** Text for screen readers only; as `h1` the heading of a page whose pictures already say it. */
export function VisuallyHidden({ children, as: Element = 'span' }: { children: ReactNode; as?: 'span' | 'h1' }) {
  return <Element className={css.hidden}>{children}</Element>;
}
