import type { BetsRequest } from '../../src/sportsbook/wire.ts';
import type { SlipMode } from './slipSums.ts';
import type { SlipLeg } from './state.ts';

/** What the browser keeps of a slip, so that it survives a reload and a login. */
export interface KeptSlip {
  readonly legs: readonly SlipLeg[];
  readonly stake: string | null;
  readonly mode: SlipMode;
  readonly size?: number;
  readonly acceptance: BetsRequest['acceptance'];
  /** Ids of bets that were sent and not answered yet. */
  readonly sent?: readonly string[];
}

const KEPT = 'sportsbook-slip';

/** Keeps the slip for this tab. A browser without storage has a slip for as long as the page lives. */
export const keptSlip = {
  /** Returns the slip of an earlier page; null without one. */
  read(): KeptSlip | null {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as KeptSlip | null;
      return kept && Array.isArray(kept.legs) ? kept : null;
    } catch {
      return null;
    }
  },
  keep(slip: KeptSlip): void {
    try {
      sessionStorage.setItem(KEPT, JSON.stringify(slip));
    } catch {
      // See above.
    }
  },
};
