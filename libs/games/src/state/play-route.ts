import { useCallback, useEffect } from 'react';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useFlags, useLocalePath } from '@baize/shell';
import { playPath } from '../model/play-address.ts';
import type { GameSummary } from '../model/game.ts';

/**
 * The flag `playSlugRoute`, in an atom that hundreds of tiles can read cheaply. Slugs until it is known, because they
 * always work.
 */
const playSlugRouteAtom = atom(true);

/** Keeps the tiles' addresses in line with the flags. Call it once, in the frame. */
export function useFollowPlayRoute(): void {
  const flags = useFlags();
  const set = useSetAtom(playSlugRouteAtom);
  useEffect(() => {
    if (flags) set(flags.flags.playSlugRoute);
  }, [flags, set]);
}

/** Returns a function that gives a game's play address with the locale prefix (B§2). */
export function useGamePath(): (game: Pick<GameSummary, 'id' | 'slug' | 'provider' | 'type'>) => string {
  const toPath = useLocalePath();
  const bySlug = useAtomValue(playSlugRouteAtom);
  return useCallback((game) => toPath(playPath(game, bySlug)), [toPath, bySlug]);
}
