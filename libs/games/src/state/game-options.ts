import { atom, useAtom, useSetAtom } from 'jotai';
import { useChannel } from '@baize/shell';
import { startsWithOptions } from '../model/game-options.ts';
import type { GameSummary } from '../model/game.ts';

const optionsOfAtom = atom<GameSummary | null>(null);

/** The game whose options lie open, and how to close them. */
export const useGameOptions = () => useAtom(optionsOfAtom);

/** Opens a game's options instead of the game where it has them (B§2); undefined where a tile simply leads to its game. */
export function useOptionsOf(game: GameSummary): (() => void) | undefined {
  const mobile = useChannel() === 'mobile';
  const open = useSetAtom(optionsOfAtom);
  return mobile && startsWithOptions(game) ? () => open(game) : undefined;
}
