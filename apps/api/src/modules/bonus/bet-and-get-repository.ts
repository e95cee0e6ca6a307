import type { CurrencyCode, Hundredths } from '@baize/kernel';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../plugins/database.ts';
import { bonusBetAndGet, bonusBetAndGetStake, bonusCampaignVersion } from './schema.ts';

const OPEN = ['ACTIVE', 'COMPLETED'] as const;

const all = (target: Queryable) =>
  target.drizzle
    .select({
      playerId: bonusBetAndGet.playerId,
      betAndGetId: bonusBetAndGet.betAndGetId,
      campaignId: bonusBetAndGet.campaignId,
      version: bonusBetAndGet.version,
      state: bonusBetAndGet.state,
      currency: sql<CurrencyCode>`${bonusBetAndGet.currency}`,
      activatedSeq: bonusBetAndGet.activatedSeq,
      required: bonusBetAndGet.required,
      staked: bonusBetAndGet.staked,
      expiresAt: bonusBetAndGet.expiresAt,
      terms: bonusCampaignVersion.terms,
    })
    .from(bonusBetAndGet)
    .innerJoin(
      bonusCampaignVersion,
      and(
        eq(bonusCampaignVersion.campaignId, bonusBetAndGet.campaignId),
        eq(bonusCampaignVersion.version, bonusBetAndGet.version),
      ),
    );
/** An activated BET reward with the terms that its player has accepted. Sums in hundredths. */
export type BetAndGet = Awaited<ReturnType<typeof all>>[number];
type Key = Pick<BetAndGet, 'playerId' | 'betAndGetId'>;
const isOne = ({ playerId, betAndGetId }: Key) =>
  and(eq(bonusBetAndGet.playerId, playerId), eq(bonusBetAndGet.betAndGetId, betAndGetId));

/** The player's BET rewards that count stakes or can be claimed. */
export const openBetAndGets = (target: Queryable, playerId: string): Promise<BetAndGet[]> =>
  all(target)
    .where(and(eq(bonusBetAndGet.playerId, playerId), inArray(bonusBetAndGet.state, [...OPEN])))
    .orderBy(asc(bonusBetAndGet.expiresAt));

/** Those of some of the player's BET rewards, whatever their state. */
export async function findBetAndGet(target: Queryable, key: Key): Promise<BetAndGet | null> {
  const [row] = await all(target).where(isOne(key));
  return row ?? null;
}

/** @returns false if the player has activated the campaign already */
export async function insertBetAndGet(tx: Transaction, row: typeof bonusBetAndGet.$inferInsert): Promise<boolean> {
  const made = await tx.drizzle
    .insert(bonusBetAndGet)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: bonusBetAndGet.betAndGetId });
  return made.length > 0;
}

/** Writes what has changed. The wallet must be locked. */
export async function updateBetAndGet(
  tx: Transaction,
  key: Key,
  change: Partial<typeof bonusBetAndGet.$inferInsert>,
): Promise<void> {
  await tx.drizzle.update(bonusBetAndGet).set(change).where(isOne(key));
}

/** @returns false if the stake counts for the reward already */
export async function insertCountedStake(
  tx: Transaction,
  row: typeof bonusBetAndGetStake.$inferInsert,
): Promise<boolean> {
  const made = await tx.drizzle
    .insert(bonusBetAndGetStake)
    .values(row)
    .onConflictDoNothing()
    .returning({ reference: bonusBetAndGetStake.reference });
  return made.length > 0;
}

/** Forgets what a stake has counted. @returns what it was, by reward */
export const takeBackStake = (
  tx: Transaction,
  playerId: string,
  reference: string,
): Promise<{ betAndGetId: string; counted: Hundredths }[]> =>
  tx.drizzle
    .delete(bonusBetAndGetStake)
    .where(and(eq(bonusBetAndGetStake.playerId, playerId), eq(bonusBetAndGetStake.reference, reference)))
    .returning({ betAndGetId: bonusBetAndGetStake.betAndGetId, counted: bonusBetAndGetStake.counted });

/** How often accounts have activated each campaign without having claimed it: an activation is a claim of the caps. */
export const activationsOf = (target: Queryable, accounts: readonly string[]) =>
  target.drizzle
    .select({ campaignId: bonusBetAndGet.campaignId, claims: sql`count(*)`.mapWith(Number) })
    .from(bonusBetAndGet)
    .where(and(inArray(bonusBetAndGet.playerId, [...accounts]), inArray(bonusBetAndGet.state, [...OPEN])))
    .groupBy(bonusBetAndGet.campaignId);

/** BET rewards whose time is over, the oldest first. */
export const dueBetAndGets = (target: Queryable, now: Date, limit: number): Promise<Key[]> =>
  target.drizzle
    .select({ playerId: bonusBetAndGet.playerId, betAndGetId: bonusBetAndGet.betAndGetId })
    .from(bonusBetAndGet)
    .where(and(inArray(bonusBetAndGet.state, [...OPEN]), lte(bonusBetAndGet.expiresAt, now)))
    .orderBy(asc(bonusBetAndGet.expiresAt))
    .limit(limit);
