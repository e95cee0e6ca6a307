import type { Hundredths, SportsEventKind } from '@baize/kernel';
import type { Odds } from '../model/price.ts';
import type { Outcome, Sport } from '../model/types.ts';

export type Acceptance = 'any' | 'higher' | 'none';

export interface Leg {
  readonly eventId: string;
  readonly marketId: string;
  readonly code: string;
  readonly odds: Odds;
  readonly sport: Sport;
  /** Set for events that a market's law may exclude. */
  readonly kind?: SportsEventKind;
  /** As the player read them, in the player's language. */
  readonly eventName: string;
  readonly marketName: string;
  readonly selectionName: string;
  readonly startsAt: number;
  /** Set with the settlement. */
  readonly outcome?: Outcome;
}

/**
 * `reserving`: the stake may or may not be taken. `delayed`: taken, waiting out the in-play delay. `open`: accepted.
 * `cancelling`: the stake goes back. `cashing`: a cash-out is under way.
 */
export type BetState =
  'reserving' | 'delayed' | 'open' | 'settled' | 'cashing' | 'cashed' | 'cancelling' | 'cancelled' | 'refused';

/** A part of a bet that was sold while the rest stayed open. */
export interface Sale {
  readonly id: string;
  /** The part of the stake. */
  readonly stake: Hundredths;
  readonly amount: Hundredths;
}

/** Why a bet was not taken; the operator's own codes besides. */
type BetRefusal = 'suspended' | 'odds-changed' | 'unknown' | 'voided';

export interface Bet {
  readonly id: string;
  readonly sessionId: string;
  readonly customerId: string;
  readonly currency: string;
  readonly isVirtual: boolean;
  readonly legs: readonly Leg[];
  /** Legs in each line: 1 for a single, all for a combination, fewer for a system. */
  readonly size: number;
  /** Stake of each line. */
  readonly unit: Hundredths;
  readonly stake: Hundredths;
  /** The operator's free bet that pays the stake, which a win does not return. Absent: the customer's money. */
  readonly freeBetId?: string;
  readonly potential: Hundredths;
  readonly acceptance: Acceptance;
  readonly at: number;
  readonly state: BetState;
  /** When a delayed bet is looked at again. */
  readonly placeAt: number;
  /** The operator has acknowledged the acceptance. */
  readonly isPlaced: boolean;
  readonly refusal?: BetRefusal | (string & {});
  /** Counts the settlements; 0 before the first. */
  readonly settlement: number;
  /** The settlement that the operator has booked. */
  readonly booked: number;
  readonly outcome: Outcome | null;
  readonly payout: Hundredths;
  /** `unit` is what is sold of each line's stake; absent: all of it. */
  readonly cashout?: { readonly id: string; readonly amount: Hundredths; readonly unit?: Hundredths };
  /** Parts that were sold, oldest first. `unit`, `stake` and `potential` are those of what is left. */
  readonly sales?: readonly Sale[];
}

/** Money is in transit, or can still move: such a bet is never forgotten. */
export const isUnfinished = (bet: Bet): boolean =>
  ['reserving', 'delayed', 'open', 'cashing', 'cancelling'].includes(bet.state) || bet.settlement > bet.booked;
