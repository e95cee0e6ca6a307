import type { CurrencyCode } from '@baize/kernel';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../plugins/database.ts';
import { tournament, tournamentEntry, tournamentRound } from '../schema.ts';

export type Entry = Omit<typeof tournamentEntry.$inferSelect, 'currency'> & { readonly currency: CurrencyCode };

export type EntryKey = Pick<Entry, 'playerId' | 'tournamentId'>;

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
