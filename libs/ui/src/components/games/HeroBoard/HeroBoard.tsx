import type { ReactNode } from 'react';
import * as css from './HeroBoard.css.ts';

export interface HeroBoardProps {
  /** The banner. */
  children: ReactNode;
  /** The figures next to it, or below it on a narrow window. Without them the banner takes the whole line. */
  aside?: ReactNode;
}

/** A low banner and a list of figures of the same height, for the top of a page. */
export function HeroBoard({ children, aside }: HeroBoardProps) {
  return (
    <div className={css.board}>
      <div className={css.banner}>{children}</div>
      {aside}
    </div>
  );
}
