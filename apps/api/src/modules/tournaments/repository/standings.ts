import { and, asc, desc, eq, gt, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../plugins/database.ts';
import type { ScoredRound, Standing } from '../model/score.ts';
import { tournamentEntry, tournamentRound } from '../schema.ts';
import { type Entry, type EntryKey, updateEntry } from './entries.ts';

export type Round = typeof tournamentRound.$inferSelect;

const isRound = ({
  playerId,
  tournamentId,
  gameId,
  roundId,
}: Pick<Round, 'playerId' | 'tournamentId' | 'gameId' | 'roundId'>) =>
  and(
    eq(tournamentRound.playerId, playerId),
    eq(tournamentRound.tournamentId, tournamentId),
    eq(tournamentRound.gameId, gameId),
    eq(tournamentRound.roundId, roundId),
  );

export async function findRound(
  target: Queryable,
  key: Pick<Round, 'playerId' | 'tournamentId' | 'gameId' | 'roundId'>,
): Promise<Round | null> {
  const [row] = await target.drizzle.select().from(tournamentRound).where(isRound(key));
  return row ?? null;
}

export async function saveRound(tx: Transaction, round: Round): Promise<void> {
  const { playerId: _player, tournamentId: _tournament, gameId: _game, roundId: _round, ...sums } = round;
  await tx.drizzle
    .insert(tournamentRound)
    .values(round)
    .onConflictDoUpdate({
      target: [tournamentRound.playerId, tournamentRound.tournamentId, tournamentRound.gameId, tournamentRound.roundId],
      set: sums,
    });
}

/** The rounds of an entry that count. */
export const roundsOf = (target: Queryable, { playerId, tournamentId }: EntryKey): Promise<ScoredRound[]> =>
  target.drizzle
    .select({
      counted: tournamentRound.counted,
      score: tournamentRound.score,
      scoredSeq: tournamentRound.scoredSeq,
      scoredAt: tournamentRound.scoredAt,
    })
    .from(tournamentRound)
    .where(
      and(
        eq(tournamentRound.playerId, playerId),
        eq(tournamentRound.tournamentId, tournamentId),
        gt(tournamentRound.counted, 0),
      ),
    );

/** Writes what an entry's rounds have brought. The entry must be locked. */
export const saveStanding = (tx: Transaction, key: EntryKey, standing: Standing): Promise<void> =>
  updateEntry(tx, key, standing);

/** Entries that have a place: with points, and no second account of a person. */
const hasPlace = (tournamentId: string) =>
  and(
    eq(tournamentEntry.tournamentId, tournamentId),
    gt(tournamentEntry.score, 0),
    eq(tournamentEntry.isSecondAccount, false),
  );

/** A player with points, in the order of the places. */
export type Ranked = Pick<Entry, 'playerId' | 'score' | 'rounds' | 'place' | 'campaignId'> & {
  readonly reachedAt: Date;
};

/** What decides about a place: more points first, of equal points those that were reached first. */
export type RankKey = Pick<Ranked, 'playerId' | 'score' | 'reachedAt'>;

/** The first places: more points first, and of equal points those that were reached first. */
export async function firstPlaces(target: Queryable, tournamentId: string, limit: number): Promise<Ranked[]> {
  const rows = await target.drizzle
    .select({
      playerId: tournamentEntry.playerId,
      score: tournamentEntry.score,
      rounds: tournamentEntry.rounds,
      reachedAt: sql<Date>`${tournamentEntry.reachedAt}`.mapWith(tournamentEntry.reachedAt),
      place: tournamentEntry.place,
      campaignId: tournamentEntry.campaignId,
    })
    .from(tournamentEntry)
    .where(hasPlace(tournamentId))
    .orderBy(desc(tournamentEntry.score), asc(tournamentEntry.reachedAt), asc(tournamentEntry.playerId))
    .limit(limit);
  return rows;
}

/** What decides about places, of every entry that has one, the first place first. */
export const rankingOf = (target: Queryable, tournamentId: string): Promise<RankKey[]> =>
  target.drizzle
    .select({
      playerId: tournamentEntry.playerId,
      score: tournamentEntry.score,
      reachedAt: sql<Date>`${tournamentEntry.reachedAt}`.mapWith(tournamentEntry.reachedAt),
    })
    .from(tournamentEntry)
    .where(hasPlace(tournamentId))
    .orderBy(desc(tournamentEntry.score), asc(tournamentEntry.reachedAt), asc(tournamentEntry.playerId));

/** Returns the place of an entry; null without points, and for a second account. */
export async function placeOf(
  target: Queryable,
  { tournamentId, playerId, score, reachedAt, isSecondAccount }: Entry,
): Promise<number | null> {
  if (score === 0 || reachedAt === null || isSecondAccount) return null;
  const ahead = and(
    hasPlace(tournamentId),
    or(
      gt(tournamentEntry.score, score),
      and(
        eq(tournamentEntry.score, score),
        sql`${tournamentEntry.reachedAt} < ${reachedAt.toISOString()}::timestamptz`,
      ),
      and(
        eq(tournamentEntry.score, score),
        eq(tournamentEntry.reachedAt, reachedAt),
        sql`${tournamentEntry.playerId} < ${playerId}::uuid`,
      ),
    ),
  );
  return 1 + (await target.drizzle.$count(tournamentEntry, ahead));
}
