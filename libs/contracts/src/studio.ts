import * as z from 'zod/mini';
import { defineRoute } from './route.ts';
import { currency, positiveAmount, timestamp, uuid, wireAmount, wireTotal } from './shapes.ts';

/**
 * The seamless-wallet calls with which a game studio's server moves a player's money (ruling 13).
 * Each names its studio in the studio header and carries the signature header over its raw body, made with that studio's
 * own secret (ruling 30), and over method and path. A field that a call does not have is refused: a body is meant for one
 * call. A studio reaches only sessions of its own games. Every movement is idempotent by its
 * transactionId, which is unique among all movements of the studio.
 */
const id = z.string().check(z.minLength(1), z.maxLength(100));
const moved = z.object({ transactionReference: uuid, balance: wireTotal, currency });

export const studioAuthenticate = defineRoute({
  id: 'studioAuthenticate',
  method: 'POST',
  base: 'v1',
  path: '/studio/wallet/authenticate',
  auth: 'studio',
  anywhere: 'third-party',
  source: 'ruling 13; path ours',
  summary: 'Exchange a launch token (valid once) for a wallet session.',
  body: z.strictObject({ token: z.string(), gameId: id }),
  response: z.object({
    sessionId: uuid,
    playerReference: z.string(),
    currency,
    balance: wireTotal,
    language: z.string(),
    country: z.string(),
    /**
     * Limits by the law of the player's home and of the site (rulings 21 and 22). The operator refuses stakes beyond them,
     * so the studio should not offer any.
     */
    maximumStake: z.nullable(wireAmount),
    minimumSpinSeconds: z.number(),
    autoplayAllowed: z.boolean(),
    /** The smallest and the largest bet that the game publishes in this currency. The operator refuses others. */
    betLimits: z.nullable(z.object({ min: wireAmount, max: wireAmount })),
    /** Spins in this game that the operator gives the player; null without any. */
    freeSpins: z.nullable(
      z.object({
        freeSpinsId: uuid,
        /** Spins in all, and not yet used. */
        spins: z.number(),
        left: z.number(),
        /** Of each spin; the studio draws with it and takes none. */
        stake: positiveAmount,
        expiresAt: timestamp,
        won: wireTotal,
      }),
    ),
  }),
  errors: ['error.game_session.unknown', 'error.play.not_allowed'],
});
export const studioBet = defineRoute({
  id: 'studioBet',
  method: 'POST',
  base: 'v1',
  path: '/studio/wallet/bet',
  auth: 'studio',
  anywhere: 'third-party',
  source: 'ruling 13, 16; path ours',
  summary: 'Take a stake.',
  body: z.strictObject({
    sessionId: uuid,
    gameId: id,
    roundId: id,
    transactionId: id,
    amount: positiveAmount,
    currency,
  }),
  response: moved,
  errors: [
    'error.not_enough_funds',
    'error.spend.limit.reached',
    'error.game_session.unknown',
    'error.play.not_allowed',
    'error.currency.mismatch',
    'error.idempotency.conflict',
    'error.transaction.refunded',
    'error.stake.above_maximum',
    'error.stake.outside_limits',
    'error.spin.too_soon',
    'error.round.settled',
  ],
});
const win = z.strictObject({
  sessionId: uuid,
  gameId: id,
  roundId: id,
  transactionId: id,
  betTransactionId: id,
  amount: wireAmount.check(z.refine((value) => value >= 0, { error: 'error.amount.not_positive' })),
  currency,
  /** The round is over: from now on nothing more is accepted for it. */
  roundEnded: z.boolean(),
});
export const studioWin = defineRoute({
  id: 'studioWin',
  method: 'POST',
  base: 'v1',
  path: '/studio/wallet/win',
  auth: 'studio',
  anywhere: 'third-party',
  source: 'ruling 13; path ours',
  summary:
    'Pay a win of a round whose bet was taken; 0 closes a lost round. Accepted even if the session has ended since, but not after `roundEnded`. With `held`, the win is above the game’s published maximum: it is recorded and waits for the operator’s review. A repeat of the call is answered with what was decided: `held` is false once the win is paid, and error.win.refused once it is refused.',
  body: win,
  response: z.object({ ...moved.shape, held: z.boolean() }),
  errors: [
    'error.game_session.unknown',
    'error.bet.unknown',
    'error.win.refused',
    'error.transaction.refunded',
    'error.transaction.rolled_back',
    'error.round.settled',
    'error.idempotency.conflict',
  ],
});
/** Wins in one call at most. */
export const MOST_WINS = 500;
export const studioWins = defineRoute({
  id: 'studioWins',
  method: 'POST',
  base: 'v1',
  path: '/studio/wallet/wins',
  auth: 'studio',
  anywhere: 'third-party',
  source: 'ruling 13; path ours',
  summary:
    'Pay the wins of a round that many players share. Each is booked or refused by itself, as its own `win` call would be, those of one session in their order. Repeat the UNKNOWN ones, or the whole call.',
  body: z.strictObject({ wins: z.array(win).check(z.minLength(1), z.maxLength(MOST_WINS)) }),
  response: z.object({
    /** One for each win, in the order of the call. */
    results: z.array(
      z.union([
        z.object({ status: z.literal('BOOKED'), transactionId: id, ...moved.shape, held: z.boolean() }),
        /** With the code that the single call would have been refused with. */
        z.object({ status: z.literal('REFUSED'), transactionId: id, code: z.string(), message: z.string() }),
        /** It may be booked or not: the database did not answer in time. */
        z.object({ status: z.literal('UNKNOWN'), transactionId: id }),
      ]),
    ),
  }),
});
export type StudioWinsResult = z.infer<(typeof studioWins)['response']>['results'][number];
const spinStands = z.object({ ...moved.shape, left: z.number(), won: wireTotal });
const freeSpinRound = { sessionId: uuid, gameId: id, roundId: id, freeSpinsId: uuid, currency };
export const studioFreeSpin = defineRoute({
  id: 'studioFreeSpin',
  method: 'POST',
  base: 'v1',
  path: '/studio/wallet/free-spin',
  auth: 'studio',
  anywhere: 'third-party',
  source: 'B§3, ruling 13; path ours',
  summary:
    'Use one of the player’s free spins for a round: no stake is taken. A round uses one spin, however often it is sent.',
  body: z.strictObject(freeSpinRound),
  response: spinStands,
  errors: [
    'error.free_spins.none',
    'error.game_session.unknown',
    'error.play.not_allowed',
    'error.currency.mismatch',
    'error.transaction.refunded',
    'error.spin.too_soon',
  ],
});
export const studioFreeSpinResult = defineRoute({
  id: 'studioFreeSpinResult',
  method: 'POST',
  base: 'v1',
  path: '/studio/wallet/free-spin/result',
  auth: 'studio',
  anywhere: 'third-party',
  source: 'B§3, ruling 13, ruling 30; path ours',
  summary:
    'What a free spin has won, 0 included; null: the round was not played, and the spin is given back. A spin that was never taken is marked, so that it is refused if it arrives late. A win above the game’s published maximum is refused.',
  body: z.strictObject({
    ...freeSpinRound,
    amount: z.nullable(wireAmount.check(z.refine((value) => value >= 0, { error: 'error.amount.not_positive' }))),
  }),
  response: spinStands,
  errors: [
    'error.game_session.unknown',
    'error.currency.mismatch',
    'error.bet.unknown',
    'error.win.refused',
    'error.round.settled',
    'error.idempotency.conflict',
  ],
});
export const studioRollback = defineRoute({
  id: 'studioRollback',
  method: 'POST',
  base: 'v1',
  path: '/studio/wallet/rollback',
  auth: 'studio',
  anywhere: 'third-party',
  source: 'ruling 30; path ours',
  summary:
    'Take a win back while its round is open. An unknown win is marked as rolled back, so that it is refused if it arrives late. Refused if the balance no longer covers it.',
  body: z.strictObject({ sessionId: uuid, gameId: id, roundId: id, transactionId: id, winTransactionId: id, currency }),
  response: moved,
  errors: ['error.game_session.unknown', 'error.not_enough_funds', 'error.round.settled', 'error.idempotency.conflict'],
});
export const studioRefund = defineRoute({
  id: 'studioRefund',
  method: 'POST',
  base: 'v1',
  path: '/studio/wallet/refund',
  auth: 'studio',
  anywhere: 'third-party',
  source: 'ruling 13; path ours',
  summary: 'Refund a stake. An unknown bet is marked as refunded, so that it is refused if it arrives late.',
  body: z.strictObject({ sessionId: uuid, gameId: id, roundId: id, transactionId: id, betTransactionId: id, currency }),
  response: moved,
  errors: ['error.game_session.unknown', 'error.round.settled'],
});
export const studioBalance = defineRoute({
  id: 'studioBalance',
  method: 'POST',
  base: 'v1',
  path: '/studio/wallet/balance',
  auth: 'studio',
  anywhere: 'third-party',
  source: 'ruling 13; path ours',
  summary: 'The balance available to the session.',
  body: z.strictObject({ sessionId: uuid }),
  response: z.object({ balance: wireTotal, currency }),
  errors: ['error.game_session.unknown'],
});
