/** Whether a round hides its result in this tab's game, kept for a reload (decision 0056). */
const KEY = 'round-running';

/** Tells whether this document was loaded again while a round was running. Without storage, none was. */
export function wasReloadedInRound(): boolean {
  try {
    return (
      sessionStorage.getItem(KEY) !== null &&
      performance
        .getEntriesByType('navigation')
        .some((entry) => (entry as Partial<PerformanceNavigationTiming>).type === 'reload')
    );
  } catch {
    return false;
  }
}

/** @param isRunning false when the round's result has been shown, or its game was left */
export function keepRoundMark(isRunning: boolean): void {
  try {
    if (isRunning) sessionStorage.setItem(KEY, '1');
    else sessionStorage.removeItem(KEY);
  } catch {
    // A reload then shows the balance at once.
  }
}
