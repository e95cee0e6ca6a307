import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '../../plugins/moment.ts';
import type { Terms } from './model/terms.ts';

const hundredths = (name: string) => bigint(name, { mode: 'number' });
const seq = (name: string) => bigint(name, { mode: 'number' });

/** A tournament. Nothing changes its terms once it is published: the players who take part have read them. */
export const tournament = pgTable(
  'tournament',
  {
    tournamentId: uuid('tournament_id').primaryKey(),
    brand: text('brand').notNull(),
    slug: text('slug').notNull(),
    status: text('status', { enum: ['DRAFT', 'ACTIVE', 'STOPPED'] }).notNull(),
    terms: jsonb('terms').$type<Terms>().notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    writtenAt: moment('written_at').notNull(),
    stoppedAt: moment('stopped_at'),
    /** From when every player of a stopped tournament has the message about it. */
    toldAt: moment('told_at'),
    /** From when its prizes are being given: nobody can stop it any more. */
    settlingAt: moment('settling_at'),
    settledAt: moment('settled_at'),
  },
  (table) => [
    uniqueIndex('tournament_slug').on(table.brand, table.slug),
    index('tournament_end').on(table.brand, table.endsAt),
  ],
);

/** The campaign that places of a published tournament win. A campaign belongs to one tournament: a player can win it once. */
export const tournamentPrize = pgTable(
  'tournament_prize',
  {
    campaignId: uuid('campaign_id').primaryKey(),
    tournamentId: uuid('tournament_id').notNull(),
  },
  (table) => [index('tournament_prize_tournament').on(table.tournamentId)],
);

/** A player who takes part, with what their rounds have brought. */
export const tournamentEntry = pgTable(
  'tournament_entry',
  {
    playerId: uuid('player_id').notNull(),
    tournamentId: uuid('tournament_id').notNull(),
    currency: text('currency').notNull(),
    enteredAt: moment('entered_at').notNull(),
    /** The ledger's latest movement at the entry: later rounds count. */
    enteredSeq: seq('entered_seq').notNull(),
    /** Rounds that count, and their stakes together. */
    rounds: integer('rounds').notNull().default(0),
    counted: hundredths('counted').notNull().default(0),
    /** Hundredths of a point. */
    score: bigint('score', { mode: 'number' }).notNull().default(0),
    /** The movement that reached the score, and its time; null without points. Of equal scores, the earlier one leads. */
    reachedSeq: seq('reached_seq'),
    reachedAt: moment('reached_at'),
    /** After the end: the latest movement that counts; later ones change nothing. */
    finalSeq: seq('final_seq'),
    /** Every movement up to it has been counted. */
    isFinal: boolean('is_final').notNull().default(false),
    /** After the end: another account of the same person stands ahead, so this one has no place. */
    isSecondAccount: boolean('is_second_account').notNull().default(false),
    /** The place, once it has a prize, and the campaign of the prize. */
    place: integer('place'),
    campaignId: uuid('campaign_id'),
    /** When the player got the message that the tournament is stopped. */
    toldAt: moment('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.tournamentId] }),
    index('tournament_entry_standing').on(
      table.tournamentId,
      table.score.desc().nullsFirst(),
      table.reachedAt,
      table.playerId,
    ),
  ],
);

/** A round that began in time, as the ledger has it. Amounts in hundredths. */
export const tournamentRound = pgTable(
  'tournament_round',
  {
    playerId: uuid('player_id').notNull(),
    tournamentId: uuid('tournament_id').notNull(),
    gameId: text('game_id').notNull(),
    roundId: text('round_id').notNull(),
    staked: hundredths('staked').notNull(),
    /** The part of the stakes that was bonus money. */
    bonus: hundredths('bonus').notNull(),
    won: hundredths('won').notNull(),
    /** What its stakes count; 0 if the round does not. */
    counted: hundredths('counted').notNull(),
    /** Hundredths of a point, where rounds have points of their own (BEST_MULTIPLE). */
    score: bigint('score', { mode: 'number' }).notNull(),
    /** The movement that last changed what the round counts, and its time. */
    scoredSeq: seq('scored_seq').notNull(),
    scoredAt: moment('scored_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.tournamentId, table.gameId, table.roundId] })],
);
