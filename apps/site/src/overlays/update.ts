import { atom } from 'jotai';

/** Activates the newer version of the site that is waiting; null if there is none, or if the player has put it off. */
export const updateAtom = atom<{ readonly change: () => void } | null>(null);
