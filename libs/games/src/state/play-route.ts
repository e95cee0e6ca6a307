import { useCallback, useEffect } from 'react';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useFlags, useLocalePath } from '@baize/shell';
import { playPath } from '../model/play-address.ts';
import type { GameSummary } from '../model/game.ts';

/** The flag `playSlugRoute` where hundreds of tiles can read it for next to nothing. Slugs until it is known: they always work. */
const playSlugRouteAtom = atom(true);

/** Keeps the tiles' addresses at what the flags say. For the frame, once. */
export function useFollowPlayRoute(): void {
  const flags = useFlags();
  const set = useSetAtom(playSlugRouteAtom);
  useEffect(() => {
    if (flags) set(flags.flags.playSlugRoute);
  }, [flags, set]);
}

/** Where a game is played, with the locale prefix (B§2). */
export function useGamePath(): (game: Pick<GameSummary, 'id' | 'slug' | 'provider' | 'type'>) => string {
  const toPath = useLocalePath();
  const bySlug = useAtomValue(playSlugRouteAtom);
  return useCallback((game) => toPath(playPath(game, bySlug)), [toPath, bySlug]);
}
