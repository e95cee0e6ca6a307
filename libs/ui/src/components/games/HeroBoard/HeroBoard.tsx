import type { ReactNode } from 'react';
import * as css from './HeroBoard.css.ts';

export interface HeroBoardProps {
  /** The banner. */
  children: ReactNode;
  /** The figures beside it, or below it on a narrow window. Without them the banner takes the whole line. */
  aside?: ReactNode;
}

/** A low banner and a list of figures at one height: the head of a page that shows before it tells. */
export function HeroBoard({ children, aside }: HeroBoardProps) {
  return (
    <div className={css.board}>
      <div className={css.banner}>{children}</div>
      {aside}
    </div>
  );
}
