import type { CurrencyCode, Hundredths } from '@baize/kernel';
import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../plugins/database.ts';
import { bonusCampaign, bonusCampaignVersion, bonusFreeSpinRound, bonusFreeSpins } from './schema.ts';

const fields = {
  playerId: bonusFreeSpins.playerId,
  freeSpinsId: bonusFreeSpins.freeSpinsId,
  campaignId: bonusFreeSpins.campaignId,
  version: bonusFreeSpins.version,
  currency: sql<CurrencyCode>`${bonusFreeSpins.currency}`,
  gameId: bonusFreeSpins.gameId,
  state: bonusFreeSpins.state,
  spins: bonusFreeSpins.spins,
  used: bonusFreeSpins.used,
  stake: bonusFreeSpins.stake,
  won: bonusFreeSpins.won,
  claimedAt: bonusFreeSpins.claimedAt,
  expiresAt: bonusFreeSpins.expiresAt,
  winningsAssignmentId: bonusFreeSpins.winningsAssignmentId,
  bonusCode: bonusCampaign.bonusCode,
  terms: bonusCampaignVersion.terms,
};
const all = (target: Queryable) =>
  target.drizzle
    .select(fields)
    .from(bonusFreeSpins)
    .innerJoin(bonusCampaign, eq(bonusCampaign.campaignId, bonusFreeSpins.campaignId))
    .innerJoin(
      bonusCampaignVersion,
      and(
        eq(bonusCampaignVersion.campaignId, bonusFreeSpins.campaignId),
        eq(bonusCampaignVersion.version, bonusFreeSpins.version),
      ),
    );
/** A player's free spins with the terms that the player has accepted. Sums in hundredths. */
export type FreeSpins = Awaited<ReturnType<typeof all>>[number];
type Key = Pick<FreeSpins, 'playerId' | 'freeSpinsId'>;
const isSet = ({ playerId, freeSpinsId }: Key) =>
  and(eq(bonusFreeSpins.playerId, playerId), eq(bonusFreeSpins.freeSpinsId, freeSpinsId));

/** Has ended, and its winnings wait until the player has no other bonus in their wallet. */
const isOwed = and(
  inArray(bonusFreeSpins.state, ['PLAYED', 'EXPIRED']),
  gt(bonusFreeSpins.won, 0),
  isNull(bonusFreeSpins.winningsAssignmentId),
  sql`${bonusCampaignVersion.terms} -> 'freeSpins' ->> 'winnings' = 'BONUS'`,
);

/** The player's free spins that are active, or whose winnings wait for another bonus to end; the oldest first. */
export async function openFreeSpins(target: Queryable, playerId: string): Promise<FreeSpins[]> {
  const mine = eq(bonusFreeSpins.playerId, playerId);
  const [active, owed] = await Promise.all([
    all(target).where(and(mine, eq(bonusFreeSpins.state, 'ACTIVE'))),
    all(target).where(and(mine, isOwed)).orderBy(asc(bonusFreeSpins.claimedAt)),
  ]);
  return [...active, ...owed];
}

/** The player's free spins since a time, newest first. */
export const freeSpinsSince = (target: Queryable, playerId: string, since: Date): Promise<FreeSpins[]> =>
  all(target)
    .where(and(eq(bonusFreeSpins.playerId, playerId), gt(bonusFreeSpins.expiresAt, since)))
    .orderBy(desc(bonusFreeSpins.claimedAt));

export async function findFreeSpins(target: Queryable, key: Key): Promise<FreeSpins | null> {
  const [row] = await all(target).where(isSet(key));
  return row ?? null;
}

/** @returns false if the player has active free spins */
export async function insertFreeSpins(tx: Transaction, row: typeof bonusFreeSpins.$inferInsert): Promise<boolean> {
  const made = await tx.drizzle
    .insert(bonusFreeSpins)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: bonusFreeSpins.freeSpinsId });
  return made.length > 0;
}

/** Writes what has changed about a player's free spins. The wallet must be locked. */
export async function updateFreeSpins(
  tx: Transaction,
  key: Key,
  change: Partial<typeof bonusFreeSpins.$inferInsert>,
): Promise<void> {
  await tx.drizzle.update(bonusFreeSpins).set(change).where(isSet(key));
}

/** How often accounts have claimed each campaign of free spins. */
export async function freeSpinClaimsOf(
  target: Queryable,
  accounts: readonly string[],
): Promise<readonly { readonly campaignId: string; readonly claims: number }[]> {
  return target.drizzle
    .select({ campaignId: bonusFreeSpins.campaignId, claims: sql`count(*)`.mapWith(Number) })
    .from(bonusFreeSpins)
    .where(inArray(bonusFreeSpins.playerId, [...accounts]))
    .groupBy(bonusFreeSpins.campaignId);
}

/** Free spins whose time is over, and ended ones whose winnings wait, the oldest first. */
export async function dueFreeSpins(target: Queryable, now: Date, limit: number): Promise<Key[]> {
  const [expired, owed] = await Promise.all([
    all(target)
      .where(and(eq(bonusFreeSpins.state, 'ACTIVE'), lte(bonusFreeSpins.expiresAt, now)))
      .orderBy(asc(bonusFreeSpins.expiresAt))
      .limit(limit),
    all(target).where(isOwed).orderBy(asc(bonusFreeSpins.claimedAt)).limit(limit),
  ]);
  return [...expired, ...owed];
}

export type SpinRow = typeof bonusFreeSpinRound.$inferSelect;
const isRound = (row: Key & { readonly roundId: string }) =>
  and(
    eq(bonusFreeSpinRound.playerId, row.playerId),
    eq(bonusFreeSpinRound.freeSpinsId, row.freeSpinsId),
    eq(bonusFreeSpinRound.roundId, row.roundId),
  );

export async function spinOf(target: Queryable, key: Key & { readonly roundId: string }): Promise<SpinRow | null> {
  const [row] = await target.drizzle.select().from(bonusFreeSpinRound).where(isRound(key));
  return row ?? null;
}
export async function insertSpin(tx: Transaction, row: Omit<SpinRow, 'won' | 'credited'>): Promise<void> {
  await tx.drizzle.insert(bonusFreeSpinRound).values(row);
}
export async function settleSpin(
  tx: Transaction,
  key: Key & { readonly roundId: string },
  result:
    | { readonly state: 'RETURNED' }
    | { readonly state: 'PLAYED'; readonly won: Hundredths; readonly credited: Hundredths },
): Promise<void> {
  await tx.drizzle.update(bonusFreeSpinRound).set(result).where(isRound(key));
}

/** Tells whether rounds are still being played: their results may change what was won. */
export async function hasSpinInPlay(tx: Transaction, { playerId, freeSpinsId }: Key): Promise<boolean> {
  const [row] = await tx.drizzle
    .select({ roundId: bonusFreeSpinRound.roundId })
    .from(bonusFreeSpinRound)
    .where(
      and(
        eq(bonusFreeSpinRound.playerId, playerId),
        eq(bonusFreeSpinRound.freeSpinsId, freeSpinsId),
        eq(bonusFreeSpinRound.state, 'TAKEN'),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Free spins whose counters differ from their own rounds: the books of the count. Empty if all agree. */
export const miscounted = (target: Queryable, playerId: string): Promise<Key[]> =>
  target.drizzle
    .select({ playerId: bonusFreeSpins.playerId, freeSpinsId: bonusFreeSpins.freeSpinsId })
    .from(bonusFreeSpins)
    .leftJoin(
      bonusFreeSpinRound,
      and(
        eq(bonusFreeSpinRound.playerId, bonusFreeSpins.playerId),
        eq(bonusFreeSpinRound.freeSpinsId, bonusFreeSpins.freeSpinsId),
        ne(bonusFreeSpinRound.state, 'RETURNED'),
      ),
    )
    .where(eq(bonusFreeSpins.playerId, playerId))
    .groupBy(bonusFreeSpins.playerId, bonusFreeSpins.freeSpinsId)
    .having(
      sql`count(${bonusFreeSpinRound.roundId}) <> ${bonusFreeSpins.used}
        or coalesce(sum(${bonusFreeSpinRound.credited}), 0) <> ${bonusFreeSpins.won}`,
    );
