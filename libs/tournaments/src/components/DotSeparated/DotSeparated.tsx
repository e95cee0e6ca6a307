import type { ReactNode } from 'react';
import * as css from '../tournament.css.ts';

/**
 * Shows short facts in one line with dots between them. A fact that has no room in the line begins the next one, without
 * its dot: as part of the text, a dot could stay alone at the end of a line.
 */
export function DotSeparated({ facts }: { readonly facts: readonly ReactNode[] }) {
  return (
    <div className={css.dotSeparated}>
      {facts.map((fact, index) => (
        // Facts are never reordered.
        <span key={index} className={css.dotSeparatedFact}>
          {index > 0 && <span className={css.dot}> · </span>}
          {fact}
        </span>
      ))}
    </div>
  );
}
