import { atom } from 'jotai';

/** How to change to a newer version of the site that waits; null: there is none, or the player has put it off. */
export const updateAtom = atom<{ readonly change: () => void } | null>(null);
