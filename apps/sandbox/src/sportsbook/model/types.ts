import type { SportsEventKind } from '@baize/kernel';

/** Sports with events around the clock, in the order in which a player sees them. */
export const SPORTS = ['football', 'tennis', 'ice-hockey', 'basketball'] as const;
/** Games of chance in the shape of sports, with a round every two minutes. */
export const VIRTUALS = ['virtual-football', 'virtual-horses', 'virtual-greyhounds'] as const;
export type Sport = (typeof SPORTS)[number] | (typeof VIRTUALS)[number];
export const isVirtual = (sport: Sport): boolean => (VIRTUALS as readonly string[]).includes(sport);
/** Tells whether events of a sport are races, which have runners and no score. */
export const isRace = (sport: Sport): boolean => sport === 'virtual-horses' || sport === 'virtual-greyhounds';

export type Side = 'home' | 'away';
export interface Score {
  readonly home: number;
  readonly away: number;
}

export interface Competition {
  /** Names the competition in ids. */
  readonly id: string;
  readonly sport: Sport;
  /** ISO country, or `INT`; the frame names it in the player's language. */
  readonly region: string;
  readonly regionSlug: string;
  /** A proper name, the same in every language. */
  readonly name: string;
  readonly slug: string;
  /** Set for events that a market's law may exclude. */
  readonly kind?: SportsEventKind;
}

/** Who runs in a race. */
export interface Runner {
  readonly name: string;
  /** True chance to win. */
  readonly chance: number;
}

/** An event as it is fixed before it starts. */
export interface Fixture {
  readonly id: string;
  /** Secret until the event is over: with it, everything that happens is known. */
  readonly seed: string;
  /** The last part of its address. */
  readonly slug: string;
  readonly sport: Sport;
  readonly competition: Competition;
  readonly home: string;
  readonly away: string;
  /** Goals, points or the chance of a point on own serve that each side is expected to make. */
  readonly strength: Score;
  readonly players: { readonly home: readonly string[]; readonly away: readonly string[] };
  /** In races; otherwise none. */
  readonly runners: readonly Runner[];
  /** Unix time in ms. */
  readonly startsAt: number;
}

export type Phase = 'SCHEDULED' | 'LIVE' | 'ENDED' | 'POSTPONED' | 'VOID';
/** The part of a match: `half:1`, `break:1`, `quarter:4`, `period:2`, `set:2`, `race:1`; `none` before and after it. */
export type Period = `${'half' | 'break' | 'quarter' | 'period' | 'set' | 'race'}:${number}` | 'none';

export interface Incident {
  readonly kind: 'goal' | 'corner' | 'yellow' | 'red';
  readonly side: Side;
  /** Milliseconds since the start. */
  readonly at: number;
  /** Minute of play, counted from 1. */
  readonly minute: number;
  /** Index of the player in their side's list; -1 where nobody is named. */
  readonly player: number;
}

/** Games, sets and points of a tennis match. */
export interface TennisScore {
  readonly sets: readonly (readonly [number, number])[];
  readonly points: readonly [string, string];
  readonly serving: Side;
}

/** Where a match stands at one moment. */
export interface MatchState {
  readonly phase: Phase;
  readonly period: Period;
  /** Seconds of play as shown, null where the sport has no clock. */
  readonly clock: number | null;
  readonly score: Score;
  /** Share of the playing time that is left, 1 before the start. */
  readonly left: number;
  /** Betting pauses: a goal is near, or has just fallen. */
  readonly isDanger: boolean;
  readonly incidents: readonly Incident[];
  /** Points of each named player; basketball only. */
  readonly playerPoints?: { readonly home: readonly number[]; readonly away: readonly number[] };
  readonly tennis?: TennisScore;
  /** Indexes of the runners in the order of the finish; empty until then. */
  readonly order?: readonly number[];
}

export type Outcome = 'WON' | 'LOST' | 'VOID' | 'HALF_WON' | 'HALF_LOST';

export const MARKET_KINDS = [
  'result',
  'winner',
  'double-chance',
  'totals',
  'handicap',
  'both-score',
  'next-goal',
  'scorer',
  'correct-score',
  'set-winner',
  'total-sets',
  'set-handicap',
  'player-points',
  'race-winner',
  'race-place',
  'builder',
] as const;

/** A selection with its true chance; the bookmaker's price comes from it. */
export interface Chance {
  readonly code: string;
  /** Between 0 and 1; 1 or 0 where it is decided. */
  readonly p: number;
}
/** A market before it is priced. */
export interface FairMarket {
  /** `kind` or `kind:argument`, unique in its event: `totals:2.5`. */
  readonly id: string;
  readonly chances: readonly Chance[];
  /** Each selection is a market of its own, so the chances do not add up to 1: scorers, places. */
  readonly isOpenEnded?: boolean;
}

/** How a sport is played, priced and settled. Pure: the same fixture and moment give the same answer. */
export interface SportModel {
  /** From start to end in ms. */
  duration(fixture: Fixture): number;
  /** @param elapsed milliseconds since the start; negative before it */
  stateAt(fixture: Fixture, elapsed: number): MatchState;
  /** Ids of the markets on offer in this state. */
  offered(fixture: Fixture, state: MatchState): readonly string[];
  /** Prices one market; null if it does not exist or is decided. */
  fair(fixture: Fixture, state: MatchState, marketId: string, lean: number): FairMarket | null;
  /** Null while it is open. */
  outcome(fixture: Fixture, state: MatchState, marketId: string, code: string): Outcome | null;
  /** Returns the state of a match that ended with this score (a result that a person entered). */
  endedWith(fixture: Fixture, state: MatchState, score: Score): MatchState;
}
