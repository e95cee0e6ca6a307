import { useSyncExternalStore } from 'react';

/** A§4, A§5: the EDD id list, with the players who have seen the questionnaire's dialog in this browser. */
const KEY = 'edd-players';
/** More players than one browser has; the oldest go first. */
const MOST = 20;
// Where storage is blocked, the list at least lasts as long as the page.
let here: readonly string[] = [];
const listeners = new Set<() => void>();

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return here;
  }
}

function write(ids: readonly string[]): void {
  here = ids;
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Storage is blocked: the list lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  // Another tab of this browser writes the list too.
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

/** Tells whether the player is in the list, so the questionnaire does not open by itself again. */
export const wasQuestioned = (playerId: string): boolean => read().includes(playerId);

/**
 * Follows whether the player is in the list. A component must not call `wasQuestioned` itself: React Compiler keeps its
 * result for as long as the player is the same, and the dialog would stay open.
 */
export const useWasQuestioned = (playerId: string): boolean =>
  useSyncExternalStore(
    watch,
    () => wasQuestioned(playerId),
    () => true,
  );

/** Adds the player to the list. */
export const rememberQuestioned = (playerId: string): void =>
  write([...read().filter((id) => id !== playerId), playerId].slice(-MOST));

/** Removes the player from the list: their answers were sent, and another request may open the dialog again. */
export const forgetQuestioned = (playerId: string): void => write(read().filter((id) => id !== playerId));
