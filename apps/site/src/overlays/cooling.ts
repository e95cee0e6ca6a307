import { atom } from 'jotai';

/** Until when (ISO) the player who has just stopped is out; null otherwise. It outlives the session that it ended. */
export const coolingAtom = atom<string | null>(null);
