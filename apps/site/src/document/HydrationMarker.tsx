import { useEffect } from 'react';
import { atom, useSetAtom } from 'jotai';

/** True once the page is interactive: a prerendered page is hydrated, including its sections. */
export const isHydratedAtom = atom(false);

/**
 * Sets `isHydratedAtom`, and `data-hydrated` on the document for tests and tools. Place it in a boundary after a page's
 * sections, which hydrate in order.
 */
export function HydrationMarker() {
  const set = useSetAtom(isHydratedAtom);
  useEffect(() => {
    set(true);
    document.documentElement.dataset['hydrated'] = '';
  }, [set]);
  return null;
}
