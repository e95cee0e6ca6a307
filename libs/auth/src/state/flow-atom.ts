import { atom } from 'jotai';
import type { SetStateAction } from 'react';
import { flowsAtom, type Flows } from './flows.ts';

/**
 * Returns the atom of one flow.
 * @param empty its state before it begins
 */
export const flowAtom = <Name extends keyof Flows>(name: Name, empty: NonNullable<Flows[Name]>) =>
  atom(
    (get): NonNullable<Flows[Name]> => get(flowsAtom)[name] ?? empty,
    (_get, set, next: SetStateAction<NonNullable<Flows[Name]>>) =>
      set(flowsAtom, (flows) => ({
        ...flows,
        [name]: typeof next === 'function' ? next(flows[name] ?? empty) : next,
      })),
  );
