import * as z from 'zod/mini';
import { CURRENCIES } from '@baize/kernel';
import type { KindName } from './kinds/index.ts';
import type { OperatorRefusal } from './OperatorWallet.ts';
import type { Bets } from './kinds/GameKind.ts';

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
  /** What the operator's launch calls the game; the provider's own record decides where there is one. */
  kind: z._default(z.string().check(z.maxLength(40)), 'slots'),
});
export type SessionRequest = z.input<typeof sessionRequest>;

const id = z.string().check(z.minLength(1), z.maxLength(100));
const MOST_SPOTS = 60;

export const roundRequest = z.object({
  sessionId: id,
  /** Chosen by the page for each round; the same key is always the same round. */
  roundKey: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/)),
  /** Stakes by spot, hundredths. */
  bets: z
    .record(z.string().check(z.minLength(1), z.maxLength(12)), z.number().check(z.int(), z.gt(0)))
    .check(z.refine((bets) => Object.keys(bets).length <= MOST_SPOTS, { error: 'too many spots' })),
  /** A setting of the round, for kinds that have one: where the multiplier takes the money out. */
  choice: z.optional(z.string().check(z.maxLength(20))),
  /** Plays the round with a free spin of the operator. */
  isFree: z.optional(z.boolean()),
});
export type RoundRequest = z.infer<typeof roundRequest>;

export const moveRequest = z.object({
  sessionId: id,
  roundId: id,
  /** How many moves came before; the same step is always the same move. */
  step: z.number().check(z.int(), z.gte(0)),
  move: z.string().check(z.minLength(1), z.maxLength(20)),
});
export type MoveRequest = z.infer<typeof moveRequest>;

export interface SessionReply {
  readonly sessionId: string;
  readonly kind: KindName;
  readonly mode: 'real' | 'fun';
  readonly currency: string;
  readonly balance: number;
  readonly stakes: readonly number[];
  readonly defaultStake: number;
  /** The smallest and the largest opening stake of a game with chips, hundredths. */
  readonly limits: { readonly min: number; readonly max: number };
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
  /** Free spins that the operator gives the player in this game; null without any. */
  readonly award: AwardReply | null;
  /** The round that waits for the player's next move. */
  readonly round: RoundReply | null;
  /** Newest first. */
  readonly history: readonly HistoryEntry[];
}

export interface HistoryEntry {
  readonly roundId: string;
  readonly at: string;
  readonly stake: number;
  readonly win: number;
  readonly freeSpins: number;
  readonly state: 'playing' | 'settled' | 'paying' | 'refunded' | 'refunding';
}

/** A round as it stands. `View` is what its kind shows (`kinds/`). */
export interface RoundReply<View = unknown> {
  readonly roundId: string;
  readonly bets: Bets;
  /** Everything staked so far, hundredths. */
  readonly stake: number;
  /** 0 until the round is over. */
  readonly win: number;
  /** The part of the win that came from the game's jackpot. */
  readonly jackpot: number;
  readonly view: View;
  /** How many moves were made. */
  readonly step: number;
  /** The moves on offer and their further stakes; empty: the round is over. */
  readonly moves: readonly { readonly name: string; readonly stake: number }[];
  readonly isOver: boolean;
  readonly freeSpins: number;
  /** True if the round also goes on without the player: ask for it again. */
  readonly goesOn: boolean;
  /** The studio's clock, ms since 1970. */
  readonly now: number;
  /** Balance after the latest stake and before the win; the page shows it while the round is on. */
  readonly balanceAfterBet: number;
  /** The latest balance from the operator: with the win, unless that is pending. */
  readonly balance: number;
  /** True while the operator has not acknowledged the win; the studio keeps retrying. */
  readonly winPending: boolean;
  /** The round used a free spin: nothing was staked. */
  readonly isFree: boolean;
  /** How the free spins stand now; null without any. */
  readonly award: AwardReply | null;
}

/** Free spins of the operator. Hundredths. */
export interface AwardReply {
  readonly spins: number;
  readonly left: number;
  readonly stake: number;
  readonly won: number;
}

/** Why the studio did not play a round. `refund` is the outcome of a stake with unknown result. */
export type StudioErrorCode =
  | 'studio.request.invalid'
  | 'studio.session.unknown'
  | 'studio.session.expired'
  | 'studio.stake.not_offered'
  | 'studio.round.conflict'
  | 'studio.move.refused'
  | 'studio.round.in_progress'
  | 'studio.too_soon'
  | 'studio.late'
  | 'studio.table.closed'
  | 'studio.seat.taken'
  | 'studio.seat.none'
  | 'studio.funds'
  | 'studio.free_spins.none'
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
