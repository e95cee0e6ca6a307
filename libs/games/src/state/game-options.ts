import { useAtom, useSetAtom } from 'jotai';
import { channelNow } from '@baize/shell';
import { startsWithOptions } from '../model/game-options.ts';
import type { GameSummary } from '../model/game.ts';
import { optionsOfAtom } from './options-of-atom.ts';

/** Returns the game whose options are open, and a function to close them. */
export const useGameOptions = () => useAtom(optionsOfAtom);

/**
 * Returns a function that opens a game's options instead of the game if it has any (B§2); undefined if tiles link
 * directly to their game. The device is checked on the press, so that hundreds of tiles need not listen for its
 * changes.
 * @returns whether the options opened
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
