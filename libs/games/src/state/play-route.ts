import { useCallback, useEffect } from 'react';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useFlags, useLocalePath } from '@baize/shell';
import { bySlugUnder, playPath, type BySlug } from '../model/play-address.ts';
import type { GameSummary } from '../model/game.ts';

/**
 * Which games are opened by their slugs, in an atom that hundreds of tiles can read cheaply. All until the flags are
 * known, because slugs always work.
 */
const bySlugAtom = atom<BySlug>(true);

/** Keeps the tiles' addresses in line with the flags. Call it once, in the frame. */
export function useFollowPlayRoute(): void {
  const flags = useFlags();
  const set = useSetAtom(bySlugAtom);
  useEffect(() => {
    if (flags) set(bySlugUnder(flags.flags));
  }, [flags, set]);
}

/** Returns a function that gives a game's play address with the locale prefix (B§2). */
export function useGamePath(): (game: Pick<GameSummary, 'id' | 'slug' | 'provider' | 'type'>) => string {
  const toPath = useLocalePath();
  const bySlug = useAtomValue(bySlugAtom);
  return useCallback((game) => toPath(playPath(game, bySlug)), [toPath, bySlug]);
}
