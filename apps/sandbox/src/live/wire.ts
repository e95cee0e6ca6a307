import * as z from 'zod/mini';
import type { OperatorRefusal } from '../studio/OperatorWallet.ts';
import type { Bets, Outcome } from './games/LiveGame.ts';

/**
 * Messages between a live table's page and its server. Internal to the provider, not part of the operator's contract.
 * Amounts are whole hundredths, times are milliseconds since 1970 by the server's clock.
 */
export const LIVE_KINDS = ['roulette', 'baccarat', 'gameShow', 'poker'] as const;
export type LiveKind = (typeof LIVE_KINDS)[number];

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

export type Phase = 'betting' | 'closed' | 'result';

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
  /** The player's part in the round that is on. */
  readonly own: OwnRound | null;
  /** The player's latest round that is over, for a page that missed its end. */
  readonly last: OwnRound | null;
}
/** Events of a table's stream: the state for everyone, and the player's own. */
export type TableEvent =
  | { readonly t: 'state'; readonly state: TableState }
  | { readonly t: 'own'; readonly own: OwnRound; readonly balance: number };
