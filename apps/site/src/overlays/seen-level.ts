import { useSyncExternalStore } from 'react';

/** The player and the loyalty level that this browser has told them of: `{playerId}:{level}`. */
const KEY = 'loyalty-level';
// Where storage is blocked, it at least lasts as long as the page.
let here: string | null = null;
const listeners = new Set<() => void>();

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return here;
  }
}

function watch(listener: () => void): () => void {
  // Another tab of this browser may have told the player.
  const changed = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', changed);
  };
}

/** Returns the level that the player knows of in this browser; null if it has never seen this player. */
export function useSeenLevel(playerId: string): number | null {
  const [owner, level] = useSyncExternalStore(watch, read, () => null)?.split(':') ?? [];
  return owner === playerId && level !== undefined && /^\d+$/.test(level) ? Number(level) : null;
}

/** Keeps the level that the player knows of, so that a reload says nothing twice. */
export function rememberLevel(playerId: string, level: number): void {
  here = `${playerId}:${level}`;
  try {
    localStorage.setItem(KEY, here);
  } catch {
    // Storage is blocked: it lasts as long as the page.
  }
  for (const listener of listeners) listener();
}
