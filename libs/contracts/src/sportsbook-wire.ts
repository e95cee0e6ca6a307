import { SPORTS_EVENT_KINDS } from '@baize/kernel';
import * as z from 'zod/mini';
import { defineRoute } from './route.ts';
import { countryCode, currency, positiveAmount, timestamp, uuid, wireAmount, wireTotal } from './shapes.ts';
import { decimalOdds, highlight, sportsHit } from './sportsbook-feed.ts';
import { sportsPage, sportsPath, sportsTheme } from './sportsbook-messages.ts';

/**
 * The wire between the player API and the sportsbook's vendor (B§7, ruling 13). First what the API asks of the vendor,
 * with its bearer key; then the wallet calls with which the vendor moves a player's money. Those carry the studios'
 * signature under the vendor's own name and secret (ruling 30), and each is idempotent by the vendor's own ids.
 */

/** The name in the studio header of the vendor's calls. No game provider has it. */
export const SPORTSBOOK_VENDOR = 'sportsbook';

/* ---------- API → vendor ---------- */

const count = z.number().check(z.int(), z.gte(0));
const eventKind = z.enum(SPORTS_EVENT_KINDS);

/** POST: the address of a frame for a visitor or a player (B§7). */
export const SPORTSBOOK_CONTEXT_PATH = '/sportsbook/iframe-context';
/** The only licence under which the vendor is asked (B§7). */
export const SPORTSBOOK_JURISDICTION = 'Mga';

export const iframeContext = z.object({
  correlationId: uuid,
  brandId: z.string(),
  dateTimeStamp: timestamp,
  customerState: z.enum(['LOGGED_IN', 'LOGGED_OUT']),
  visitorDetails: z.object({ ipAddress: z.string(), country: z.nullable(countryCode) }),
  jurisdiction: z.literal(SPORTSBOOK_JURISDICTION),
  deepLinking: z.object({ ...sportsPath.shape, page: z.optional(sportsPage) }),
  iFrameSetup: z.object({
    product: z.enum(['sportsbook', 'virtuals']),
    platform: z.enum(['mobile', 'desktop']),
    /** The sportsbook's language, in capitals (B§7). */
    language: z.string(),
    /** The language tag for numbers and dates. */
    locale: z.string(),
    oddsFormat: z.enum(['decimal', 'fractional', 'american']),
    /** The market's currency: amounts in another one carry its code. */
    currency,
    /** The page's origin: the only one with which the frame exchanges messages. */
    parentOrigin: z.string(),
    theme: sportsTheme,
    /** Kinds of events that the site's law excludes. A player's own law may exclude more: `sportsSession`. */
    excludedEvents: z.array(eventKind),
    /** The most that one bet pays, in the market's currency: what a visitor reads before the login. */
    maximumPayout: wireAmount,
  }),
  loggedInCustomer: z.optional(
    z.object({
      customerId: uuid,
      /** Valid once, for a minute. */
      token: z.string(),
      currency,
      country: countryCode,
    }),
  ),
  loggedOutCustomer: z.optional(z.object({ currency, country: z.nullable(countryCode) })),
});
export type IframeContext = z.infer<typeof iframeContext>;
export const iframeContextAnswer = z.object({ iframeUrl: z.url() });

/** GET `?language=EN&locale=en-US&limit=12` (the locale as in B§9): live events and those that start next, the most interesting first. `excluded=youth,amateur` leaves out these kinds of events. */
export const SPORTSBOOK_HIGHLIGHTS_PATH = '/sportsbook/feed/highlights';
export const highlightsFeed = z.object({ data: z.array(highlight), updatedAt: timestamp });

/** GET `?q=&language=&locale=&limit=8`, with `excluded` as above. */
export const SPORTSBOOK_SEARCH_PATH = '/sportsbook/feed/search';
export const sportsSearchFeed = z.object({ data: z.array(sportsHit) });

/** POST, with the studios' signature made with the API's key for the vendor: a balance has changed (B§7). Answers 204. */
export const SPORTSBOOK_BALANCE_PATH = '/webhooks/user-balance-update';
export const userBalanceUpdate = z.object({
  customerId: uuid,
  balance: wireTotal,
  currency,
  /** Grows with every movement of the customer: an older one never replaces a newer one. */
  version: count,
});
export type UserBalanceUpdate = z.infer<typeof userBalanceUpdate>;

/* ---------- Vendor → API ---------- */

const id = z.string().check(z.minLength(1), z.maxLength(100));
const stands = z.object({ balance: wireTotal, currency, version: count });
const moved = z.object({ transactionReference: uuid, ...stands.shape });
/** A free bet that the player can use now: the house pays its stake, and a win does not give the stake back. */
const freeBet = z.object({
  freeBetId: uuid,
  /** The stake. All of it goes on one bet. */
  amount: wireAmount,
  currency,
  /** The lowest odds of the bet, all selections together; null: any. */
  minimumOdds: z.nullable(decimalOdds),
  expiresAt: timestamp,
});
const call = { method: 'POST', base: 'v1', auth: 'studio', anywhere: 'third-party' } as const;

export const sportsSession = defineRoute({
  ...call,
  id: 'sportsSession',
  path: '/sportsbook/wallet/session',
  source: 'B§7, ruling 13; path ours',
  summary: 'Exchange a frame’s token (valid once, for a minute) for a wallet session.',
  body: z.strictObject({ token: z.string() }),
  response: z.object({
    sessionId: uuid,
    customerId: uuid,
    currency,
    country: countryCode,
    /** The sportsbook’s language, in capitals. */
    language: z.string(),
    /** What a bet can be staked from: MAIN and the sports bonus. */
    balance: wireTotal,
    version: count,
    /** The highest stake of one bet by the law of the player’s home and of the site; null without one. */
    maximumStake: z.nullable(wireAmount),
    /** The most that one bet pays; a bet that promises more is refused. */
    maximumPayout: wireAmount,
    /** Kinds of events that the law of the player’s home or of the site excludes; a bet on one is refused. */
    excludedEvents: z.array(eventKind),
    /** False: the player may look, and follow their open bets, but not bet. `reason` says why. */
    canBet: z.boolean(),
    reason: z.nullable(z.string()),
  }),
  errors: ['error.game_session.unknown'],
});

export const sportsBalance = defineRoute({
  ...call,
  id: 'sportsBalance',
  path: '/sportsbook/wallet/balance',
  source: 'B§7, ruling 13; path ours',
  summary: 'The balance available to the session.',
  body: z.strictObject({ sessionId: uuid }),
  response: stands,
  errors: ['error.game_session.unknown'],
});

export const sportsFreeBets = defineRoute({
  ...call,
  id: 'sportsFreeBets',
  path: '/sportsbook/wallet/free-bets',
  source: 'B§3, ruling 13; path ours',
  summary: 'The free bets that the session’s player can use now, those that end first first. None for virtual sports.',
  body: z.strictObject({ sessionId: uuid }),
  response: z.object({ freeBets: z.array(freeBet) }),
  errors: ['error.game_session.unknown'],
});

export const sportsSelection = z.strictObject({
  eventId: id,
  eventName: z.string().check(z.maxLength(200)),
  marketName: z.string().check(z.maxLength(200)),
  selectionName: z.string().check(z.maxLength(200)),
  odds: decimalOdds,
  /** Null: no kind that a law could exclude. */
  eventKind: z.nullable(eventKind),
});
export const sportsReserve = defineRoute({
  ...call,
  id: 'sportsReserve',
  path: '/sportsbook/wallet/reserve',
  source: 'B§7, ruling 13, 16; path ours',
  summary:
    'Take the stake of a bet (BET), or use a free bet for it. It stays reserved until it is placed, cancelled or settled.',
  body: z.strictObject({
    sessionId: uuid,
    betId: id,
    category: z.enum(['SPORTS', 'VIRTUAL_SPORTS']),
    amount: positiveAmount,
    currency,
    potentialPayout: positiveAmount,
    /** What the player's history shows, in their language. */
    description: z.string().check(z.minLength(1), z.maxLength(200)),
    selections: z.array(sportsSelection).check(z.minLength(1), z.maxLength(20)),
    /** The bet is staked with this free bet: `amount` is its stake, and no money is taken. Null: with the player’s money. */
    freeBetId: z.nullable(uuid),
  }),
  response: moved,
  errors: [
    'error.not_enough_funds',
    'error.spend.limit.reached',
    'error.game_session.unknown',
    'error.play.not_allowed',
    'error.bet.event_excluded',
    'error.currency.mismatch',
    'error.idempotency.conflict',
    'error.transaction.refunded',
    'error.stake.above_maximum',
    'error.payout.above_maximum',
    'error.round.settled',
    'error.free_bet.unavailable',
    'error.free_bet.odds_too_low',
  ],
});

export const sportsPlace = defineRoute({
  ...call,
  id: 'sportsPlace',
  path: '/sportsbook/wallet/place',
  source: 'ruling 13; path ours',
  summary: 'Confirm a reserved bet, after the delay of a bet in play. Repeats change nothing.',
  body: z.strictObject({ betId: id }),
  response: stands,
  errors: ['error.bet.unknown', 'error.transaction.refunded'],
});

export const sportsCancel = defineRoute({
  ...call,
  id: 'sportsCancel',
  path: '/sportsbook/wallet/cancel',
  source: 'ruling 13; path ours',
  summary:
    'Return the stake of a bet that was never settled (BET_VOID), or its free bet. An unknown bet is marked, so that it is refused if it arrives late.',
  body: z.strictObject({ betId: id, sessionId: z.optional(uuid), reason: z.string().check(z.maxLength(200)) }),
  response: z.object({ status: z.enum(['CANCELLED', 'REPLAY', 'MARKED']) }),
  errors: ['error.round.settled'],
});

/** Bets in one settle call at most. */
export const MOST_SETTLED = 500;
export const sportsSettlement = z.strictObject({
  betId: id,
  /** Rises with each resettlement of the bet. */
  settlement: z.number().check(z.int(), z.gte(1), z.lte(1_000_000)),
  outcome: z.enum(['WON', 'LOST', 'VOID', 'HALF_WON', 'HALF_LOST']),
  /**
   * All that the bet pays, the stake included; 0 for LOST, ignored for VOID, which returns the stake. The API takes the
   * stake of a free bet off, and gives the free bet back for VOID.
   */
  payout: wireAmount.check(z.refine((value) => value >= 0, { error: 'error.amount.not_positive' })),
});
export type SportsSettlement = z.infer<typeof sportsSettlement>;
export const sportsSettle = defineRoute({
  ...call,
  id: 'sportsSettle',
  path: '/sportsbook/wallet/settle',
  source: 'ruling 13; path ours',
  summary:
    'Book the results of bets: WIN, LOSS, or BET_VOID for a void bet. A higher settlement takes the earlier one back first (WIN_VOID) and books the new one; what the balance no longer covers stays outstanding. Repeat an UNKNOWN_BET and a FAILED one later.',
  body: z.strictObject({ bets: z.array(sportsSettlement).check(z.minLength(1), z.maxLength(MOST_SETTLED)) }),
  response: z.object({
    results: z.array(
      z.object({
        betId: z.string(),
        /**
         * REPLAY: this settlement is booked already. OLDER: a higher one is. CONFLICT: this settlement is booked with
         * another result, or the bet has been cancelled or cashed out. FAILED: the database did not take it in time, and
         * the others are booked without it; repeat it.
         */
        status: z.enum(['BOOKED', 'REPLAY', 'UNKNOWN_BET', 'CONFLICT', 'OLDER', 'FAILED']),
        /** What the bet has paid too much and the balance did not cover when it was taken back. */
        outstanding: wireTotal,
      }),
    ),
  }),
});

export const sportsCashout = defineRoute({
  ...call,
  id: 'sportsCashout',
  path: '/sportsbook/wallet/cashout',
  source: 'A§3, ruling 13; path ours',
  summary:
    'Pay an open bet out before its result (CASHOUT). It closes the bet, or sells a part of it. A free bet cannot be cashed out.',
  body: z.strictObject({
    betId: id,
    cashoutId: id,
    amount: positiveAmount,
    /** The part of the stake that is sold: the bet stays open with the rest. Absent: all that is left. */
    stake: z.optional(positiveAmount),
  }),
  response: moved,
  errors: [
    'error.bet.unknown',
    'error.transaction.refunded',
    'error.round.settled',
    'error.idempotency.conflict',
    'error.free_bet.unavailable',
  ],
});

export const sportsCashoutVoid = defineRoute({
  ...call,
  id: 'sportsCashoutVoid',
  path: '/sportsbook/wallet/cashout-void',
  source: 'A§3, ruling 13; path ours',
  summary:
    'Take a cash-out back (CASHOUT_VOID) and open the bet again, or give it the sold part back while it has no result. Refused if the balance no longer covers it. An unknown cash-out is marked, so that it is refused if it arrives late.',
  body: z.strictObject({ betId: id, cashoutId: id }),
  response: stands,
  errors: [
    'error.bet.unknown',
    'error.not_enough_funds',
    'error.round.settled',
    'error.idempotency.conflict',
    'error.free_bet.unavailable',
  ],
});
