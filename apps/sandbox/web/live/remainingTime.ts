import type { TableState } from '../../src/live/wire.ts';

/** How long a decision's clock shows at its fullest, in ms. */
export const DECISION_MS = 12_000;
/** From this many seconds on, the countdown presses. */
const LAST_SECONDS = 5;

/**
 * Returns the time that a player can still use, of the betting or for a move; null in other phases.
 * @param now by the table's clock
 */
export function remainingTime(
  table: TableState,
  seat: number | null,
  now: number,
): { readonly seconds: number; readonly share: number; readonly isLast: boolean } | null {
  const turn = seat === null ? null : (table.seated?.seats[seat]?.turn ?? null);
  const clock =
    table.phase === 'betting'
      ? { until: table.until, whole: table.until - table.since }
      : table.phase === 'deciding' && turn
        ? { until: turn.until, whole: DECISION_MS }
        : null;
  if (!clock) return null;
  const left = Math.max(0, Math.min(clock.whole, clock.until - now));
  return {
    seconds: Math.ceil(left / 1000),
    share: Math.min(1, left / Math.max(1, clock.whole)),
    isLast: left <= LAST_SECONDS * 1000,
  };
}
