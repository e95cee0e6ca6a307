import type { ReactNode } from 'react';
import * as css from './Tag.css.ts';

export type TagKind = 'primary' | 'secondary' | 'hot' | 'top' | 'special';

export interface TagProps {
  children: ReactNode;
  /** The brand's five tag colours (A§1). */
  kind?: TagKind | undefined;
}

/** A game's label, in one of the brand's tag colours. */
export function Tag({ children, kind = 'primary' }: TagProps) {
  return (
    <span className={css.tag} data-kind={kind} data-clamp>
      {children}
    </span>
  );
}
