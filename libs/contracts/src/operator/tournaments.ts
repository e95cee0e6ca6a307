import * as z from 'zod/mini';
import { givenMoment } from '../given-moment.ts';
import { defineOperatorRoute } from '../operator-route.ts';
import { currency, positiveAmount, timestamp, uuid } from '../shapes.ts';
import { TOURNAMENT_PLACES, TOURNAMENT_SCORINGS, TOURNAMENT_STATES, TOURNAMENT_VERTICALS } from '../tournament.ts';

/* Tournaments: their terms, places and end. */

/** A language's two letters. */
const titles = z.record(z.string().check(z.regex(/^[a-z]{2}$/)), z.string().check(z.minLength(3), z.maxLength(80)));
const countedIds = z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(5000));
/** The terms of a tournament. They never change once it is published: the players who take part have read them. */
export const tournamentTerms = z.object({
  /** By language; English is read where a language has none. */
  titles,
  vertical: z.enum(TOURNAMENT_VERTICALS),
  scoring: z.enum(TOURNAMENT_SCORINGS),
  amounts: z.partialRecord(
    currency,
    z.object({
      /** The smallest stake of a round that counts. */
      minimumStake: positiveAmount,
      /** POINTS_PER_STAKE: what has to be staked for one point. */
      stakePerPoint: z.optional(positiveAmount),
    }),
  ),
  /** Games that count, by their ids and by categories of the content; both empty: all of the vertical. */
  gameIds: countedIds,
  categories: countedIds,
  /** Market ids whose players may take part. */
  markets: z.array(z.string().check(z.regex(/^[A-Z]{2}$/))).check(z.minLength(1)),
  startsAt: givenMoment,
  endsAt: givenMoment,
  /** Places and the TOURNAMENT campaign that each of them wins. A campaign belongs to one tournament. */
  prizes: z
    .array(
      z.object({
        from: z.number().check(z.int(), z.gte(1), z.lte(TOURNAMENT_PLACES)),
        to: z.number().check(z.int(), z.gte(1), z.lte(TOURNAMENT_PLACES)),
        campaignId: uuid,
      }),
    )
    .check(z.minLength(1), z.maxLength(50)),
});
export type TournamentTerms = z.infer<typeof tournamentTerms>;
const operatorTournamentHead = {
  tournamentId: uuid,
  brand: z.string(),
  slug: z.string(),
  /** DRAFT, or how it stands by the clock. */
  status: z.enum(['DRAFT', ...TOURNAMENT_STATES]),
  terms: z.extend(tournamentTerms, { startsAt: timestamp, endsAt: timestamp }),
  players: z.number(),
  settledAt: z.nullable(timestamp),
};
const operatorTournamentShape = z.object(operatorTournamentHead);
export type OperatorTournament = z.infer<typeof operatorTournamentShape>;
export const operatorTournaments = defineOperatorRoute({
  id: 'operatorTournaments',
  method: 'GET',
  path: '/tournaments',
  roles: ['payments', 'support'],
  touches: 'system',
  reason: 'none',
  secondPerson: 'never',
  summary: 'Tournaments with their terms, the latest start first.',
  query: z.object({ brand: z.optional(z.string()) }),
  response: z.array(operatorTournamentShape),
});
export const operatorTournament = defineOperatorRoute({
  id: 'operatorTournament',
  method: 'GET',
  path: '/tournaments/:tournamentId',
  roles: ['payments', 'support'],
  touches: 'details',
  reason: 'none',
  secondPerson: 'never',
  summary: 'A tournament with its first two hundred places: whose they are, their points, and what each has won.',
  params: z.object({ tournamentId: uuid }),
  response: z.object({
    ...operatorTournamentHead,
    places: z.array(
      z.object({
        place: z.number(),
        playerId: uuid,
        points: z.number(),
        rounds: z.number(),
        /** When the points were reached: of equal points, the earlier ones come first. */
        reachedAt: timestamp,
        /** The campaign of the prize; null before the end, and for places without one. */
        campaignId: z.nullable(uuid),
      }),
    ),
  }),
  errors: ['error.not_found'],
});
export const operatorTournamentWrite = defineOperatorRoute({
  id: 'operatorTournamentWrite',
  method: 'POST',
  path: '/tournaments',
  roles: ['payments'],
  touches: 'money',
  reason: 'required',
  secondPerson: 'depends',
  summary:
    'Write a tournament, or change a draft. A draft is one person’s work; publishing promises prizes, so it needs a second person, and nothing changes the terms any more.',
  body: z.object({
    /** Absent: a new tournament. */
    tournamentId: z.optional(uuid),
    brand: z.string(),
    /** Its address; unique in the brand. */
    slug: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.minLength(3), z.maxLength(60)),
    status: z.enum(['DRAFT', 'ACTIVE']),
    terms: tournamentTerms,
  }),
  response: operatorTournamentShape,
  errors: ['error.tournament.invalid', 'error.tournament.published', 'error.not_found'],
});
export const operatorTournamentStop = defineOperatorRoute({
  id: 'operatorTournamentStop',
  method: 'POST',
  path: '/tournaments/:tournamentId/stop',
  roles: ['payments', 'compliance'],
  touches: 'money',
  reason: 'required',
  secondPerson: 'depends',
  summary:
    'Stop a tournament for good, without prizes. Once it has begun, players have played for them, so it needs a second person.',
  params: z.object({ tournamentId: uuid }),
  response: operatorTournamentShape,
  errors: ['error.tournament.stopped', 'error.not_found'],
});
