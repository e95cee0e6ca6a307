import { and, asc, desc, eq, gt, isNull, lte, ne, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../plugins/database.ts';
import type { Terms } from '../model/terms.ts';
import { tournament, tournamentPrize } from '../schema.ts';

export type Tournament = typeof tournament.$inferSelect;

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
