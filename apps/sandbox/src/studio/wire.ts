import * as z from 'zod/mini';
import { CURRENCIES } from '@baize/kernel';
import type { SpinResult } from './model/round.ts';
import type { OperatorRefusal } from './OperatorWallet.ts';

/**
 * Messages between the game's page and the studio's server. Internal to the studio, not part of the operator's
 * contract. Amounts are whole hundredths.
 */
export const sessionRequest = z.object({
  mode: z.enum(['real', 'fun']),
  /** The studio of the game, in whose name the wallet is called; real mode only. */
  studio: z._default(z.string().check(z.maxLength(60)), ''),
  gameId: z.string().check(z.minLength(1), z.maxLength(100)),
  /** The operator's launch token; real mode only. */
  token: z.optional(z.string().check(z.minLength(1), z.maxLength(4096))),
  currency: z.optional(z.enum(CURRENCIES)),
});
export type SessionRequest = z.infer<typeof sessionRequest>;

export const spinRequest = z.object({
  sessionId: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Chosen by the page for each round; the same key is always the same round. */
  roundKey: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/)),
  /** Total stake, hundredths. */
  stake: z.number().check(z.int(), z.gt(0)),
});
export type SpinRequest = z.infer<typeof spinRequest>;

export interface SessionReply {
  readonly sessionId: string;
  readonly mode: 'real' | 'fun';
  readonly currency: string;
  readonly balance: number;
  readonly stakes: readonly number[];
  readonly defaultStake: number;
  /** Published return to player, as a share. */
  readonly rtp: number;
  readonly minRoundMs: number;
  readonly turbo: boolean;
  /** Maximum stake of a round by the law of the player's home, in hundredths; null if there is none. */
  readonly maximumStake: number | null;
  /** Start of this session, ISO. */
  readonly startedAt: string;
  /** Totals of the session so far, in hundredths, for the reality check. */
  readonly totals: { readonly rounds: number; readonly staked: number; readonly won: number };
  /** Wins and refunds that the operator has not acknowledged yet; the studio retries them. */
  readonly undelivered: number;
  /** Newest first. */
  readonly history: readonly HistoryEntry[];
}

export interface HistoryEntry {
  readonly roundId: string;
  readonly at: string;
  readonly stake: number;
  readonly win: number;
  readonly freeSpins: number;
  readonly state: 'settled' | 'paying' | 'refunded' | 'refunding';
}

export interface SpinReply {
  readonly roundId: string;
  readonly stake: number;
  readonly win: number;
  readonly capped: boolean;
  readonly spins: readonly SpinResult[];
  /** Balance after the stake and before the win; the page shows it while the reels turn. */
  readonly balanceAfterBet: number;
  /** The latest balance from the operator: with the win, unless that is pending. */
  readonly balance: number;
  /** True while the operator has not acknowledged the win; the studio keeps retrying. */
  readonly winPending: boolean;
}

/** Why the studio did not play a round. `refund` is the outcome of a stake with unknown result. */
export type StudioErrorCode =
  | 'studio.request.invalid'
  | 'studio.session.unknown'
  | 'studio.session.expired'
  | 'studio.stake.not_offered'
  | 'studio.round.conflict'
  | 'studio.round.in_progress'
  | 'studio.too_soon'
  | 'studio.late'
  | 'studio.table.closed'
  | 'studio.funds'
  | 'studio.refused'
  | 'studio.operator.unreachable'
  | 'studio.round.refunded'
  | 'studio.unavailable';
export interface StudioErrorBody {
  readonly code: StudioErrorCode;
  readonly message: string;
  /** The operator's own code, message and details, if the operator rejected the round. */
  readonly operator?: OperatorRefusal;
  readonly refund?: 'done' | 'pending';
  readonly retryAfterMs?: number;
}
