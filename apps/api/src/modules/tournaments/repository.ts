import type { CurrencyCode } from '@baize/kernel';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../plugins/database.ts';
import type { ScoredRound, Standing } from './model/score.ts';
import type { Terms } from './model/terms.ts';
import { tournament, tournamentEntry, tournamentPrize, tournamentRound } from './schema.ts';

export type Tournament = typeof tournament.$inferSelect;
export type Entry = Omit<typeof tournamentEntry.$inferSelect, 'currency'> & { readonly currency: CurrencyCode };
export type Round = typeof tournamentRound.$inferSelect;
type EntryKey = Pick<Entry, 'playerId' | 'tournamentId'>;

const isEntry = ({ playerId, tournamentId }: EntryKey) =>
  and(eq(tournamentEntry.playerId, playerId), eq(tournamentEntry.tournamentId, tournamentId));
const entryFields = {
  playerId: tournamentEntry.playerId,
  tournamentId: tournamentEntry.tournamentId,
  currency: sql<CurrencyCode>`${tournamentEntry.currency}`,
  enteredAt: tournamentEntry.enteredAt,
  enteredSeq: tournamentEntry.enteredSeq,
  rounds: tournamentEntry.rounds,
  counted: tournamentEntry.counted,
  score: tournamentEntry.score,
  reachedSeq: tournamentEntry.reachedSeq,
  reachedAt: tournamentEntry.reachedAt,
  finalSeq: tournamentEntry.finalSeq,
  isFinal: tournamentEntry.isFinal,
  isSecondAccount: tournamentEntry.isSecondAccount,
  place: tournamentEntry.place,
  campaignId: tournamentEntry.campaignId,
  toldAt: tournamentEntry.toldAt,
};

/** Published tournaments of a brand that have not ended before a moment. @param withStopped also those that were stopped */
export const publishedSince = (
  target: Queryable,
  brand: string,
  since: Date,
  withStopped = false,
): Promise<Tournament[]> =>
  target.drizzle
    .select()
    .from(tournament)
    .where(
      and(
        eq(tournament.brand, brand),
        withStopped ? ne(tournament.status, 'DRAFT') : eq(tournament.status, 'ACTIVE'),
        gt(tournament.endsAt, since),
      ),
    )
    .orderBy(asc(tournament.startsAt), asc(tournament.tournamentId))
    .limit(100);

/** Tournaments of a brand, or of all, the latest start first. */
export const listTournaments = (target: Queryable, brand: string | null): Promise<Tournament[]> =>
  target.drizzle
    .select()
    .from(tournament)
    .where(brand === null ? undefined : eq(tournament.brand, brand))
    .orderBy(desc(tournament.startsAt), asc(tournament.tournamentId))
    .limit(500);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns a published tournament of a brand by its id or its slug. */
export async function findPublished(target: Queryable, brand: string, id: string): Promise<Tournament | null> {
  const [row] = await target.drizzle
    .select()
    .from(tournament)
    .where(
      and(
        eq(tournament.brand, brand),
        ne(tournament.status, 'DRAFT'),
        UUID.test(id) ? or(eq(tournament.tournamentId, id), eq(tournament.slug, id)) : eq(tournament.slug, id),
      ),
    );
  return row ?? null;
}

export async function findTournament(target: Queryable, tournamentId: string): Promise<Tournament | null> {
  const [row] = await target.drizzle.select().from(tournament).where(eq(tournament.tournamentId, tournamentId));
  return row ?? null;
}

/** Locks a tournament until the transaction ends: nobody publishes, stops or settles it meanwhile. */
export async function lockTournament(tx: Transaction, tournamentId: string): Promise<Tournament | null> {
  const [row] = await tx.drizzle
    .select()
    .from(tournament)
    .where(eq(tournament.tournamentId, tournamentId))
    .for('update');
  return row ?? null;
}

/** Adds a tournament. @returns false if the brand has one with this slug, or this id exists */
export async function insertTournament(tx: Transaction, row: typeof tournament.$inferInsert): Promise<boolean> {
  const made = await tx.drizzle
    .insert(tournament)
    .values(row)
    .onConflictDoNothing()
    .returning({ tournamentId: tournament.tournamentId });
  return made.length > 0;
}

/** Writes a draft again. @returns false if the brand has another tournament with this slug */
export async function rewriteDraft(
  tx: Transaction,
  { tournamentId, brand }: Pick<Tournament, 'tournamentId' | 'brand'>,
  change: Partial<typeof tournament.$inferInsert> & { readonly slug: string },
): Promise<boolean> {
  const [other] = await tx.drizzle
    .select({ tournamentId: tournament.tournamentId })
    .from(tournament)
    .where(
      and(eq(tournament.brand, brand), eq(tournament.slug, change.slug), ne(tournament.tournamentId, tournamentId)),
    );
  if (other) return false;
  await updateTournament(tx, tournamentId, change);
  return true;
}

export async function updateTournament(
  tx: Transaction,
  tournamentId: string,
  change: Partial<typeof tournament.$inferInsert>,
): Promise<void> {
  await tx.drizzle.update(tournament).set(change).where(eq(tournament.tournamentId, tournamentId));
}

/** Removes a draft. A published one stays: players have read it. */
export async function removeTournament(tx: Transaction, tournamentId: string): Promise<void> {
  await tx.drizzle
    .delete(tournament)
    .where(and(eq(tournament.tournamentId, tournamentId), eq(tournament.status, 'DRAFT')));
}

/** Gives a published tournament its campaigns. @returns those that belong to another one */
export async function insertPrizes(tx: Transaction, tournamentId: string, { prizes }: Terms): Promise<string[]> {
  const ids = prizes.map(({ campaignId }) => campaignId);
  const made = await tx.drizzle
    .insert(tournamentPrize)
    .values(ids.map((campaignId) => ({ campaignId, tournamentId })))
    .onConflictDoNothing()
    .returning({ campaignId: tournamentPrize.campaignId });
  const own = new Set(made.map(({ campaignId }) => campaignId));
  return ids.filter((id) => !own.has(id));
}

const isDue = (endedBefore: Date) =>
  and(eq(tournament.status, 'ACTIVE'), isNull(tournament.settledAt), lte(tournament.endsAt, endedBefore));

/**
 * Tournaments whose last rounds must have ended, and whose prizes are not given yet, the oldest first.
 * @param after the last one of the page before: one that waits hides no later one
 */
export const dueTournaments = (
  target: Queryable,
  endedBefore: Date,
  {
    limit,
    after,
  }: { readonly limit: number; readonly after?: Pick<Tournament, 'endsAt' | 'tournamentId'> | undefined },
): Promise<Tournament[]> =>
  target.drizzle
    .select()
    .from(tournament)
    .where(
      and(
        isDue(endedBefore),
        after &&
          or(
            gt(tournament.endsAt, after.endsAt),
            and(eq(tournament.endsAt, after.endsAt), gt(tournament.tournamentId, after.tournamentId)),
          ),
      ),
    )
    .orderBy(asc(tournament.endsAt), asc(tournament.tournamentId))
    .limit(limit);

/** Counts the tournaments that should have given their prizes. */
export const countDue = (target: Queryable, endedBefore: Date): Promise<number> =>
  target.drizzle.$count(tournament, isDue(endedBefore));

/** Stopped tournaments some of whose players do not have the message about it. */
export async function untoldTournaments(
  target: Queryable,
): Promise<{ tournamentId: string; titles: Terms['titles'] }[]> {
  const stopped = await target.drizzle
    .select({ tournamentId: tournament.tournamentId, terms: tournament.terms })
    .from(tournament)
    .where(and(eq(tournament.status, 'STOPPED'), isNull(tournament.toldAt)));
  return stopped.map(({ tournamentId, terms }) => ({ tournamentId, titles: terms.titles }));
}

/** One page of players in their order. */
interface PlayerPage {
  readonly limit: number;
  /** The last player of the page before. */
  readonly after: string | undefined;
}

/** Players of a tournament whose entries fit a condition. */
const playersWhere = (
  target: Queryable,
  tournamentId: string,
  condition: SQL,
  { limit, after }: PlayerPage,
): Promise<{ playerId: string }[]> =>
  target.drizzle
    .select({ playerId: tournamentEntry.playerId })
    .from(tournamentEntry)
    .where(
      and(
        eq(tournamentEntry.tournamentId, tournamentId),
        condition,
        after === undefined ? undefined : gt(tournamentEntry.playerId, after),
      ),
    )
    .orderBy(asc(tournamentEntry.playerId))
    .limit(limit);

/** Players of a stopped tournament who do not have the message about it. */
export const untoldPlayers = (target: Queryable, tournamentId: string, page: PlayerPage) =>
  playersWhere(target, tournamentId, isNull(tournamentEntry.toldAt), page);

/** @returns false if the player takes part already */
export async function insertEntry(tx: Transaction, row: typeof tournamentEntry.$inferInsert): Promise<boolean> {
  const made = await tx.drizzle
    .insert(tournamentEntry)
    .values(row)
    .onConflictDoNothing()
    .returning({ playerId: tournamentEntry.playerId });
  return made.length > 0;
}

/** @param hold locks the entry until the transaction ends */
export async function findEntry(target: Queryable, key: EntryKey, hold = false): Promise<Entry | null> {
  const query = target.drizzle.select(entryFields).from(tournamentEntry).where(isEntry(key));
  const [row] = await (hold ? query.for('update') : query);
  return row ?? null;
}

/** Removes an entry with its rounds. It must be locked. */
export async function deleteEntry(tx: Transaction, key: EntryKey): Promise<void> {
  await tx.drizzle
    .delete(tournamentRound)
    .where(and(eq(tournamentRound.playerId, key.playerId), eq(tournamentRound.tournamentId, key.tournamentId)));
  await tx.drizzle.delete(tournamentEntry).where(isEntry(key));
}

export async function updateEntry(
  tx: Transaction,
  key: EntryKey,
  change: Partial<typeof tournamentEntry.$inferInsert>,
): Promise<void> {
  await tx.drizzle.update(tournamentEntry).set(change).where(isEntry(key));
}

/** Tells whether one of some accounts takes part. @param more what its entry must be besides */
export async function isAnyEntered(
  target: Queryable,
  tournamentId: string,
  playerIds: readonly string[],
  more?: SQL,
): Promise<boolean> {
  if (playerIds.length === 0) return false;
  const [row] = await target.drizzle
    .select({ playerId: tournamentEntry.playerId })
    .from(tournamentEntry)
    .where(and(inArray(tournamentEntry.playerId, [...playerIds]), eq(tournamentEntry.tournamentId, tournamentId), more))
    .limit(1);
  return row !== undefined;
}

/** Tells whether one of some accounts has been given a prize. */
export const isAnyPlaced = (target: Queryable, tournamentId: string, playerIds: readonly string[]): Promise<boolean> =>
  isAnyEntered(target, tournamentId, playerIds, isNotNull(tournamentEntry.campaignId));

/** Takes an entry's place away, unless it has a prize already. */
export async function passOver(tx: Transaction, key: EntryKey): Promise<void> {
  await tx.drizzle
    .update(tournamentEntry)
    .set({ isSecondAccount: true })
    .where(and(isEntry(key), isNull(tournamentEntry.campaignId)));
}

/** The tournaments that a player takes part in, of some. */
export async function enteredOf(
  target: Queryable,
  playerId: string,
  tournamentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (tournamentIds.length === 0) return new Set();
  const rows = await target.drizzle
    .select({ tournamentId: tournamentEntry.tournamentId })
    .from(tournamentEntry)
    .where(and(eq(tournamentEntry.playerId, playerId), inArray(tournamentEntry.tournamentId, [...tournamentIds])));
  return new Set(rows.map(({ tournamentId }) => tournamentId));
}

/** The player's tournaments in which a movement of a moment may count. @param endedAfter null: those that wait, too */
export const countingAt = (
  target: Queryable,
  playerId: string,
  movement: { readonly at: Date; readonly endedAfter: Date | null },
): Promise<{ readonly tournamentId: string }[]> =>
  target.drizzle
    .select({ tournamentId: tournamentEntry.tournamentId })
    .from(tournamentEntry)
    .innerJoin(tournament, eq(tournament.tournamentId, tournamentEntry.tournamentId))
    .where(
      and(
        eq(tournamentEntry.playerId, playerId),
        eq(tournament.status, 'ACTIVE'),
        isNull(tournament.settlingAt),
        lte(tournament.startsAt, movement.at),
        movement.endedAfter === null ? undefined : gt(tournament.endsAt, movement.endedAfter),
      ),
    )
    .orderBy(asc(tournamentEntry.tournamentId));

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

/** Counts the players of tournaments. */
export async function playersOf(
  target: Queryable,
  tournamentIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (tournamentIds.length === 0) return new Map();
  const rows = await target.drizzle
    .select({
      tournamentId: tournamentEntry.tournamentId,
      players: sql`count(*)`.mapWith(Number),
    })
    .from(tournamentEntry)
    .where(inArray(tournamentEntry.tournamentId, [...tournamentIds]))
    .groupBy(tournamentEntry.tournamentId);
  return new Map(rows.map(({ tournamentId, players }) => [tournamentId, players]));
}

/** Players whose last movement that counts is not fixed yet. */
export const openEntries = (target: Queryable, tournamentId: string, page: PlayerPage) =>
  playersWhere(target, tournamentId, isNull(tournamentEntry.finalSeq), page);

/** Entries whose movements may not all have been counted. */
export const unfinishedEntries = (
  target: Queryable,
  tournamentId: string,
  limit: number,
): Promise<{ playerId: string; finalSeq: number | null }[]> =>
  target.drizzle
    .select({ playerId: tournamentEntry.playerId, finalSeq: tournamentEntry.finalSeq })
    .from(tournamentEntry)
    .where(
      and(
        eq(tournamentEntry.tournamentId, tournamentId),
        isNotNull(tournamentEntry.finalSeq),
        eq(tournamentEntry.isFinal, false),
      ),
    )
    .limit(limit);
