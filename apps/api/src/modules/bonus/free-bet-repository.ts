import type { CurrencyCode } from '@baize/kernel';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../plugins/database.ts';
import { bonusCampaignVersion, bonusFreeBet } from './schema.ts';

const all = (target: Queryable) =>
  target.drizzle
    .select({
      playerId: bonusFreeBet.playerId,
      freeBetId: bonusFreeBet.freeBetId,
      campaignId: bonusFreeBet.campaignId,
      version: bonusFreeBet.version,
      currency: sql<CurrencyCode>`${bonusFreeBet.currency}`,
      amount: bonusFreeBet.amount,
      state: bonusFreeBet.state,
      betId: bonusFreeBet.betId,
      bet: bonusFreeBet.bet,
      stakedAt: bonusFreeBet.stakedAt,
      won: bonusFreeBet.won,
      claimedAt: bonusFreeBet.claimedAt,
      expiresAt: bonusFreeBet.expiresAt,
      terms: bonusCampaignVersion.terms,
    })
    .from(bonusFreeBet)
    .innerJoin(
      bonusCampaignVersion,
      and(
        eq(bonusCampaignVersion.campaignId, bonusFreeBet.campaignId),
        eq(bonusCampaignVersion.version, bonusFreeBet.version),
      ),
    );
/** A player's free bet with the terms that the player has accepted. Sums in hundredths. */
export type FreeBet = Awaited<ReturnType<typeof all>>[number];
type Key = Pick<FreeBet, 'playerId' | 'freeBetId'>;
const isOne = ({ playerId, freeBetId }: Key) =>
  and(eq(bonusFreeBet.playerId, playerId), eq(bonusFreeBet.freeBetId, freeBetId));

/** The player's free bets that can be used or are on an open bet, those that end first first. */
export const openFreeBets = (target: Queryable, playerId: string): Promise<FreeBet[]> =>
  all(target)
    .where(and(eq(bonusFreeBet.playerId, playerId), inArray(bonusFreeBet.state, ['ACTIVE', 'STAKED'])))
    .orderBy(asc(bonusFreeBet.expiresAt), asc(bonusFreeBet.freeBetId));

/** Finds one of a player's free bets, whatever has become of it. */
export async function findFreeBet(target: Queryable, key: Key): Promise<FreeBet | null> {
  const [row] = await all(target).where(isOne(key));
  return row ?? null;
}

/** Stores a free bet that a player has claimed. The wallet must be locked. */
export async function insertFreeBet(tx: Transaction, row: typeof bonusFreeBet.$inferInsert): Promise<void> {
  await tx.drizzle.insert(bonusFreeBet).values(row);
}

/** Writes what has changed about a free bet. The wallet must be locked. */
export async function updateFreeBet(
  tx: Transaction,
  key: Key,
  change: Partial<typeof bonusFreeBet.$inferInsert>,
): Promise<void> {
  await tx.drizzle.update(bonusFreeBet).set(change).where(isOne(key));
}

/** How often accounts have claimed each campaign of a free bet. */
export const freeBetClaimsOf = (target: Queryable, accounts: readonly string[]) =>
  target.drizzle
    .select({ campaignId: bonusFreeBet.campaignId, claims: sql`count(*)`.mapWith(Number) })
    .from(bonusFreeBet)
    .where(inArray(bonusFreeBet.playerId, [...accounts]))
    .groupBy(bonusFreeBet.campaignId);

/** Free bets that were not used in time, the oldest first. */
export const dueFreeBets = (target: Queryable, now: Date, limit: number): Promise<Key[]> =>
  target.drizzle
    .select({ playerId: bonusFreeBet.playerId, freeBetId: bonusFreeBet.freeBetId })
    .from(bonusFreeBet)
    .where(and(eq(bonusFreeBet.state, 'ACTIVE'), lte(bonusFreeBet.expiresAt, now)))
    .orderBy(asc(bonusFreeBet.expiresAt))
    .limit(limit);
