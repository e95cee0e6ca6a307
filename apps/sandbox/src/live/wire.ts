import * as z from 'zod/mini';
import type { OperatorRefusal } from '../studio/OperatorWallet.ts';
import type { Bets, Outcome } from './games/LiveGame.ts';

/**
 * Messages between a live table's page and its server. Internal to the provider, not part of the operator's contract.
 * Amounts are whole hundredths, times are milliseconds since 1970 by the server's clock.
 */
export const LIVE_KINDS = ['roulette', 'baccarat', 'gameShow', 'poker', 'blackjack'] as const;
export type LiveKind = (typeof LIVE_KINDS)[number];
/** Kinds whose outcome is one draw for everyone; at the others, each player decides. */
export type DrawnKind = Exclude<LiveKind, 'blackjack'>;

const id = z.string().check(z.minLength(1), z.maxLength(100));
export const joinRequest = z.object({
  /** The provider in whose name the wallet is called. */
  studio: z.string().check(z.maxLength(60)),
  gameId: id,
  /** The operator's launch token. */
  token: z.string().check(z.minLength(1), z.maxLength(4096)),
  /** What the operator's launch calls the table; the provider's own list decides where it knows the table. */
  kind: z.string().check(z.maxLength(40)),
});
export type JoinRequest = z.infer<typeof joinRequest>;

export const betsRequest = z.object({
  sessionId: id,
  /** The round on the player's screen: bets that arrive after it has closed are refused. */
  round: z.number().check(z.int(), z.gte(0)),
  /** Everything that the player has on the table; replaces what was sent before. */
  bets: z.record(z.string().check(z.maxLength(12)), z.number().check(z.int(), z.gt(0))),
});
export type BetsRequest = z.infer<typeof betsRequest>;

export const seatRequest = z.object({
  sessionId: id,
  /** Counted from 0; null leaves the seat. */
  seat: z.nullable(z.number().check(z.int(), z.gte(0), z.lte(20))),
});
export type SeatRequest = z.infer<typeof seatRequest>;

export const liveMoveRequest = z.object({
  sessionId: id,
  round: z.number().check(z.int(), z.gte(0)),
  /** How many moves the player made before in this round; the same step is always the same move. */
  step: z.number().check(z.int(), z.gte(0)),
  move: z.string().check(z.minLength(1), z.maxLength(20)),
});
export type LiveMoveRequest = z.infer<typeof liveMoveRequest>;

/** `deciding`: the cards are dealt and players choose their moves; only at tables with seats. */
export type Phase = 'betting' | 'closed' | 'deciding' | 'result';

/** A seat as everyone sees it: who sits there, and for how much, is nobody else's business. */
export interface SeatView {
  readonly isTaken: boolean;
  /** The cards of its hands in this round; none: it is not in the round. */
  readonly hands: readonly (readonly string[])[];
  /** The hand that waits for a move, and until when; null while none does. */
  readonly turn: { readonly hand: number; readonly until: number } | null;
}
/** The seats and the dealer's cards of a table where players decide. */
export interface SeatedView {
  readonly seats: readonly SeatView[];
  /** The dealer's cards that lie face up. */
  readonly dealer: readonly string[];
  /** True while the dealer's second card lies face down. */
  readonly isHidden: boolean;
}

/** What everyone at a table sees. */
export interface TableState {
  readonly round: number;
  readonly phase: Phase;
  /** When the phase began and when it ends. */
  readonly since: number;
  readonly until: number;
  readonly now: number;
  /** In the result phase only. */
  readonly outcome: Outcome | null;
  /** Labels of past rounds, newest first. */
  readonly lastResults: readonly string[];
  readonly players: number;
  /** At tables with seats. */
  readonly seated?: SeatedView;
}
/** A player's own round at the table. */
export interface OwnRound {
  readonly round: number;
  readonly bets: Bets;
  readonly stake: number;
  readonly state: 'placed' | 'accepted' | 'refused' | 'settled';
  /** With `settled`. */
  readonly win?: number;
  /** With `refused`: why the operator did not take the stake. */
  readonly refusal?: OperatorRefusal;
  /** True while the operator has not acknowledged the win, or the refund of a doubtful stake. */
  readonly isPending?: boolean;
  /** How many moves the player has made. At tables with seats. */
  readonly step?: number;
  /** The moves that the rules, the limits and the law allow now, with their further stakes. */
  readonly moves?: readonly { readonly name: string; readonly stake: number }[];
}
export interface JoinReply {
  readonly sessionId: string;
  readonly tableId: string;
  readonly kind: LiveKind;
  readonly dealer: string;
  readonly currency: string;
  readonly balance: number;
  /** A round's whole stake is between them. */
  readonly limits: { readonly min: number; readonly max: number };
  /** Highest stake of a round by the law of the player's home; null if there is none. */
  readonly maximumStake: number | null;
  readonly rtp: number;
  readonly startedAt: string;
  readonly totals: { readonly rounds: number; readonly staked: number; readonly won: number };
  readonly table: TableState;
  /** The player's seat, counted from 0; null: none, or a table without seats. */
  readonly seat: number | null;
  /** The player's part in the round that is on. */
  readonly own: OwnRound | null;
  /** The player's latest round that is over, for a page that missed its end. */
  readonly last: OwnRound | null;
}
/** Events of a table's stream: the state for everyone, and the player's own. */
export type TableEvent =
  | { readonly t: 'state'; readonly state: TableState }
  | { readonly t: 'own'; readonly own: OwnRound; readonly balance: number }
  | { readonly t: 'seat'; readonly seat: number | null };
