import { atom } from 'jotai';
import type { GameSummary } from '../model/game.ts';

/** The game whose options are open. */
export const optionsOfAtom = atom<GameSummary | null>(null);
