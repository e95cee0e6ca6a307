import * as z from 'zod/mini';
import { CURRENCIES, SPORTS_EVENT_KINDS } from '@baize/kernel';
import type { IframeContext } from '@baize/contracts/sportsbook-wire';
import type { Bet, Leg } from './bets/Bet.ts';
import type { CashoutPart } from './bets/cashout.ts';
import type { Odds } from './model/price.ts';
import type { Incident, MatchState, Sport } from './model/types.ts';
import type { Market } from './model/World.ts';

/** The calls between the frame and its server. */
const id = z.string().check(z.minLength(1), z.maxLength(60));
const segment = z.optional(z.string().check(z.maxLength(120)));
export const deepLink = z.object({
  category: segment,
  region: segment,
  competition: segment,
  event: segment,
  page: z.optional(z.enum(['live', 'history'])),
});
export type DeepLink = z.infer<typeof deepLink>;

export const createRequest = z.object({ context: id });
export const customerRequest = z.object({
  token: z.nullable(z.string().check(z.maxLength(2000))),
  currency: z.enum(CURRENCIES),
  language: z.string().check(z.minLength(2)),
  locale: z.string().check(z.minLength(2)),
  /** Kinds of events that the site hides from a player whose law it has not learned. It can only add to what is hidden. */
  excludedEvents: z.optional(z.array(z.enum(SPORTS_EVENT_KINDS))),
});
/** A bet builder's names all its parts. */
const marketId = z.string().check(z.minLength(1), z.maxLength(300));
const legRequest = z.object({ eventId: id, marketId, code: id, odds: z.number() });
export const builderQuery = z.object({ market: marketId });
export type LegRequest = z.infer<typeof legRequest>;
/**
 * What a selection costs now: null while betting on it pauses, `closed` once nobody can bet on it any more, `excluded` where
 * a law allows no bets on its event.
 */
export type LegPrice = Odds | 'closed' | 'excluded' | null;
export const followRequest = z.object({
  events: z.array(id).check(z.maxLength(600)),
  event: z.nullable(id),
  legs: z.array(legRequest).check(z.maxLength(20)),
});
export const betsRequest = z.object({
  acceptance: z.enum(['any', 'higher', 'none']),
  legs: z.array(legRequest).check(z.minLength(1), z.maxLength(20)),
  bets: z
    .array(
      z.object({
        /** Made by the frame: a repeated click sends the same. */
        betId: z.uuid(),
        /** Indexes of its legs. */
        legs: z.array(z.number().check(z.int(), z.gte(0), z.lt(20))).check(z.minLength(1)),
        size: z.number().check(z.int(), z.gte(1), z.lte(20)),
        /** Stake of each line in hundredths. */
        unit: z.number().check(z.int(), z.gte(1)),
      }),
    )
    .check(z.minLength(1), z.maxLength(30)),
  /** Stakes the only bet of the slip with a free bet. */
  freeBetId: z.optional(z.uuid()),
});
export type BetsRequest = z.infer<typeof betsRequest>;
export const cashoutRequest = z.object({
  cashoutId: z.uuid(),
  expected: z.number().check(z.int(), z.gte(1)),
  /** What is sold of each line's stake, in hundredths. Absent: all of it. */
  unit: z.optional(z.number().check(z.int(), z.gte(1))),
});
export const preferencesRequest = z.object({
  favourites: z.array(id).check(z.maxLength(200)),
  oddsFormat: z.enum(['decimal', 'fractional', 'american']),
});
export const interventionRequest = z.object({
  feedStopped: z.optional(z.boolean()),
  event: z.optional(
    z.object({
      id,
      suspended: z.optional(z.boolean()),
      voided: z.optional(z.boolean()),
      /** Hours later; null: without a new date. */
      postponedBy: z.optional(z.nullable(z.number())),
      result: z.optional(
        z.object({
          home: z.number().check(z.int(), z.gte(0), z.lte(300)),
          away: z.number().check(z.int(), z.gte(0), z.lte(300)),
        }),
      ),
    }),
  ),
});

/** The moving part of an event in a list. */
export interface EventState extends Pick<MatchState, 'phase' | 'period' | 'clock' | 'score' | 'tennis' | 'order'> {
  readonly main: Market | null;
}
export interface EventView extends EventState {
  readonly id: string;
  readonly sport: Sport;
  readonly region: string;
  readonly competition: string;
  readonly path: {
    readonly category: string;
    readonly region: string;
    readonly competition: string;
    readonly event: string;
  };
  readonly home: string;
  readonly away: string;
  readonly startsAt: number;
  readonly runners?: readonly string[];
}
export interface EventPage extends EventView {
  readonly markets: readonly Market[];
  readonly players: { readonly home: readonly string[]; readonly away: readonly string[] };
  readonly incidents: readonly Incident[];
  readonly picture: readonly number[];
}
export interface NavSport {
  readonly sport: Sport;
  readonly live: number;
  readonly count: number;
  readonly competitions: readonly {
    readonly region: string;
    readonly regionSlug: string;
    readonly name: string;
    readonly slug: string;
    readonly count: number;
  }[];
}
export interface CustomerView {
  readonly currency: string;
  /** Hundredths; null for a visitor. */
  readonly balance: number | null;
  readonly maximumStake: number | null;
  readonly maximumPayout: number;
  readonly canBet: boolean;
  readonly reason: string | null;
}
export interface SessionReply {
  readonly key: string;
  readonly setup: IframeContext['iFrameSetup'];
  readonly deepLinking: DeepLink;
  readonly customer: CustomerView | null;
  readonly currency: string;
  readonly favourites: readonly string[];
  readonly oddsFormat: string;
  readonly nav: readonly NavSport[];
  /** Kinds of events that a law hides. */
  readonly excludedEvents: readonly string[];
  /** The customer's; none for a visitor. */
  readonly bets: readonly BetView[];
}
/** What selections of one event cost as one. Null while betting on them is paused, or they cannot all win. */
export interface BuilderPrice {
  readonly odds: number | null;
  readonly isPossible: boolean;
}
/** A free bet that the player can use now; the amount in hundredths, the lowest odds times 100. */
export interface FreeBetView {
  readonly freeBetId: string;
  readonly amount: number;
  readonly minimumOdds: number | null;
}
/** Why a selection counts as if it had not been made. */
export type VoidReason = 'cancelled' | 'postponed' | 'undecided';
/** A selection of a bet, with where its event stands. */
export interface LegView extends Leg {
  /** Null for an event that is not known any more. */
  readonly event: Pick<EventState, 'phase' | 'period' | 'clock' | 'score' | 'tennis'> | null;
  /** Who has won the race. */
  readonly winner?: string;
  readonly voided?: VoidReason;
}
/** A bet as its player sees it. What a free bet can pay, and has paid, is without its stake. */
export type BetView = Omit<Bet, 'sessionId' | 'customerId' | 'legs'> & {
  readonly legs: readonly LegView[];
  readonly cashoutValue: number | null;
  /** The parts that can be sold while the rest stays open. */
  readonly cashoutParts: readonly CashoutPart[];
};
/** A bet as the traders find it by the reference that its player has told support. */
export type DeskBet = BetView & { readonly reference: string; readonly customerId: string };
/** One second of the stream: only what has changed. */
export interface Tick {
  readonly now: number;
  readonly events?: Readonly<Record<string, EventState>>;
  readonly page?: Partial<Pick<EventPage, 'markets' | 'incidents' | 'picture'>> & { readonly id: string };
  readonly legs?: Readonly<Record<string, LegPrice>>;
  readonly bets?: readonly BetView[];
  readonly balance?: number;
  readonly stopped?: boolean;
}
export const legKey = ({ eventId, marketId, code }: Pick<LegRequest, 'eventId' | 'marketId' | 'code'>): string =>
  `${eventId}|${marketId}|${code}`;
