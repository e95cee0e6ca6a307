import { useAtom, useSetAtom } from 'jotai';
import { channelNow } from '@baize/shell';
import { startsWithOptions } from '../model/game-options.ts';
import type { GameSummary } from '../model/game.ts';
import { optionsOfAtom } from './options-of-atom.ts';

/** The game whose options lie open, and how to close them. */
export const useGameOptions = () => useAtom(optionsOfAtom);

/**
 * Opens a game's options instead of the game where it has them (B§2); undefined where a tile simply leads to its game.
 * Whether it is a phone is asked in the press: hundreds of tiles would listen for it otherwise.
 * @returns whether they have opened
 */
export function useOptionsOf(game: GameSummary): (() => boolean) | undefined {
  const open = useSetAtom(optionsOfAtom);
  if (!startsWithOptions(game)) return undefined;
  return () => {
    if (channelNow() !== 'mobile') return false;
    open(game);
    return true;
  };
}
