import { useEffect } from 'react';
import { atom, useSetAtom } from 'jotai';

/** Whether a page stands and answers: a prerendered one has been brought to life, its parts included. */
export const aliveAtom = atom(false);

/** Says so, to the document too (`data-alive`), for whoever looks at it from outside. In a boundary behind a page's parts, which come to life in their order. */
export function Alive() {
  const set = useSetAtom(aliveAtom);
  useEffect(() => {
    set(true);
    document.documentElement.dataset['alive'] = '';
  }, [set]);
  return null;
}
