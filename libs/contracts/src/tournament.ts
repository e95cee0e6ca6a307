import * as z from 'zod/mini';
import { defineRoute } from './route.ts';
import { currency, timestamp, uuid, wireAmount, wireTotal } from './shapes.ts';

/**
 * How rounds become points (docs/decisions/0125). BEST_MULTIPLE: the best round counts, as its winnings divided by its
 * stake. POINTS_PER_STAKE: each sum that is staked is a point.
 */
export const TOURNAMENT_SCORINGS = ['BEST_MULTIPLE', 'POINTS_PER_STAKE'] as const;
export type TournamentScoring = (typeof TOURNAMENT_SCORINGS)[number];
export const TOURNAMENT_VERTICALS = ['CASINO', 'LIVE_CASINO'] as const;
/**
 * SETTLING: the time is over, and the last rounds may still end. ENDED: the places are final. STOPPED: an operator has
 * stopped it, and it gives no prizes.
 */
export const TOURNAMENT_STATES = ['UPCOMING', 'RUNNING', 'SETTLING', 'ENDED', 'STOPPED'] as const;
export type TournamentState = (typeof TOURNAMENT_STATES)[number];
/**
 * Why someone cannot take part. MARKET: not offered there, or in the player's currency. ACCOUNT: the player may have no
 * bonuses now. OTHER_ACCOUNT: another account of the same person takes part.
 */
export const TOURNAMENT_REASONS = ['MARKET', 'ACCOUNT', 'OTHER_ACCOUNT'] as const;
export type TournamentReason = (typeof TOURNAMENT_REASONS)[number];

/** The last place that may have a prize. */
export const TOURNAMENT_PLACES = 1000;

/** Points have two decimal places at most: a multiple of the stake, or sums staked. */
const points = z.number().check(z.gte(0));

const summary = {
  tournamentId: uuid,
  slug: z.string(),
  /** In the language of the call, or in English. */
  name: z.string(),
  state: z.enum(TOURNAMENT_STATES),
  vertical: z.enum(TOURNAMENT_VERTICALS),
  scoring: z.enum(TOURNAMENT_SCORINGS),
  startsAt: timestamp,
  endsAt: timestamp,
  /** All prizes of money together, and all spins. */
  prize: wireTotal,
  prizeSpins: z.number().check(z.int(), z.gte(0)),
  currencyCode: currency,
  currencySymbol: z.string(),
  players: z.number().check(z.int(), z.gte(0)),
  /** Whether the calling player takes part; null for a visitor. */
  isEntered: z.nullable(z.boolean()),
};
export const tournamentSummary = z.object(summary);
export type TournamentSummary = z.infer<typeof tournamentSummary>;

const prize = z.object({
  from: z.number().check(z.int(), z.gte(1)),
  to: z.number().check(z.int(), z.gte(1)),
  /** MONEY: bonus money. FREE_SPINS: `spins` of `amount` each. */
  kind: z.enum(['MONEY', 'FREE_SPINS']),
  amount: wireAmount,
  spins: z.nullable(z.number()),
  gameTitle: z.nullable(z.string()),
  /** How often it has to be staked before it can be withdrawn; 0: not at all. */
  wrMultiplier: z.number(),
  /** Hours from the claim until it expires. */
  validHours: z.number(),
});
export type TournamentPrize = z.infer<typeof prize>;

const place = z.object({
  place: z.number().check(z.int(), z.gte(1)),
  /** Masked: it identifies nobody. */
  playerName: z.string(),
  points,
  isOwn: z.boolean(),
});
export type TournamentPlace = z.infer<typeof place>;

const own = z.object({
  enteredAt: timestamp,
  /** Null without points. */
  place: z.nullable(z.number().check(z.int(), z.gte(1))),
  points,
  /** Rounds that count. */
  rounds: z.number().check(z.int(), z.gte(0)),
  /** The player has won the prize of their place. It waits on the rewards page. */
  hasPrize: z.boolean(),
});
export type OwnTournament = z.infer<typeof own>;

export const tournamentDetails = z.object({
  ...summary,
  /** By the business clock, for a countdown that does not depend on the visitor's own. */
  now: timestamp,
  rules: z.object({
    /** The smallest stake of a round that counts. */
    minimumStake: wireAmount,
    /** POINTS_PER_STAKE: what has to be staked for one point. */
    stakePerPoint: z.nullable(wireAmount),
    /** Rounds that began in time count if they end within these minutes after the end. */
    finishMinutes: z.number(),
    /** How many games count; null: all of the vertical. */
    gameCount: z.nullable(z.number()),
    /** The first of them, by their ids. */
    gameIds: z.array(z.string()),
  }),
  prizes: z.array(prize),
  leaderboard: z.array(place),
  /** Null for a visitor, and for a player who does not take part. */
  own: z.nullable(own),
  /** Null: a player can take part, or does already, and a visitor could. */
  reason: z.nullable(z.enum(TOURNAMENT_REASONS)),
});
export type TournamentDetails = z.infer<typeof tournamentDetails>;

/** The path's language and market, as in the site's addresses. */
const language = z.string().check(z.regex(/^[a-z]{2}$/));
const market = z.string().check(z.regex(/^[A-Z]{2}$/));
/** An id or a slug. */
const id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(64));

export const publicTournaments = defineRoute({
  id: 'publicTournaments',
  method: 'GET',
  base: 'v1',
  path: '/tournament/public/:language/:market',
  auth: 'public',
  source: 'B§7',
  summary:
    'Tournaments of a market that run, are announced, or ended within the last week: the running ones first. Nothing about any player.',
  params: z.object({ language, market }),
  response: z.array(tournamentSummary),
});
export const publicTournament = defineRoute({
  id: 'publicTournament',
  method: 'GET',
  base: 'v1',
  path: '/tournament/public/:id/:language/:market',
  auth: 'public',
  source: 'B§7',
  summary: 'One tournament, by its id or slug, with its prizes, its rules and the first places; names are masked.',
  params: z.object({ id, language, market }),
  response: tournamentDetails,
  errors: ['error.not_found'],
});
export const tournaments = defineRoute({
  id: 'tournaments',
  method: 'GET',
  base: 'v1',
  path: '/tournament/:language/:market',
  auth: 'player',
  source: 'B§7',
  summary:
    'The same list for a player: by the law of the player’s home, in their currency, with what they take part in.',
  params: z.object({ language, market }),
  response: z.array(tournamentSummary),
});
export const tournament = defineRoute({
  id: 'tournament',
  method: 'GET',
  base: 'v1',
  path: '/tournament/:id/:language/:market',
  auth: 'player',
  source: 'B§7',
  summary: 'One tournament with the player’s own place and points, and why they cannot take part, if so.',
  params: z.object({ id, language, market }),
  response: tournamentDetails,
  errors: ['error.not_found'],
});
export const tournamentEntry = defineRoute({
  id: 'tournamentEntry',
  method: 'POST',
  base: 'v1',
  path: '/tournament/:id/entry',
  auth: 'player',
  source: 'ours',
  summary: 'Take part in a tournament: rounds that begin from now on count. Again, it changes nothing.',
  params: z.object({ id }),
  response: own,
  errors: ['error.not_found', 'error.tournament.not_available', 'error.tournament.over'],
});
export const tournamentLeave = defineRoute({
  id: 'tournamentLeave',
  method: 'DELETE',
  base: 'v1',
  path: '/tournament/:id/entry',
  auth: 'player',
  restricted: 'open',
  source: 'ours',
  summary: 'Leave a tournament before its end: the points are gone. A player who enters again starts from zero.',
  params: z.object({ id }),
  errors: ['error.not_found', 'error.tournament.over'],
});
