/** Where this tab keeps how long its open game has been played, for a reload (decision 0056). */
const KEY = 'play-time';

/** Tells whether the browser loaded this document again in its place: only then does a game session go on. */
const isReload = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as Partial<PerformanceNavigationTiming>).type === 'reload');

/**
 * Returns how long the game was played before a reload, in milliseconds; 0 for a new game session, and where storage is
 * blocked.
 * @param place the router's key of the entry in the browser's history
 */
export function readPlayTime(place: string): number {
  try {
    const [at, played] = (sessionStorage.getItem(KEY) ?? '').split(' ');
    return at === place && isReload() ? Math.max(0, Number(played) || 0) : 0;
  } catch {
    return 0;
  }
}

/** @param played in milliseconds; null when the game is left, which ends its session */
export function keepPlayTime(place: string, played: number | null): void {
  try {
    if (played === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, `${place} ${Math.round(played)}`);
  } catch {
    // A reload starts the clock again.
  }
}
