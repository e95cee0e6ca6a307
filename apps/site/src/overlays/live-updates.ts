import { atom } from 'jotai';

/**
 * The state of a player's socket after it was given up: `lost`, or `connecting` since the player asked to reconnect. Null
 * while it works or tries by itself, and once the player has closed the notice.
 */
export const liveUpdatesAtom = atom<{
  readonly status: 'lost' | 'connecting';
  readonly reconnect: () => void;
} | null>(null);
