import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../plugins/database.ts';
import { bonusCampaignVersion, bonusQueue } from './schema.ts';

const queued = (target: Queryable) =>
  target.drizzle
    .select({
      playerId: bonusQueue.playerId,
      queuedPlayerBonusId: bonusQueue.queuedPlayerBonusId,
      campaignId: bonusQueue.campaignId,
      version: bonusQueue.version,
      vertical: bonusQueue.vertical,
      state: bonusQueue.state,
      queuedAt: bonusQueue.queuedAt,
      expiresAt: bonusQueue.expiresAt,
      terms: bonusCampaignVersion.terms,
    })
    .from(bonusQueue)
    .innerJoin(
      bonusCampaignVersion,
      and(
        eq(bonusCampaignVersion.campaignId, bonusQueue.campaignId),
        eq(bonusCampaignVersion.version, bonusQueue.version),
      ),
    );
/** A queued reward with the terms that its player has accepted. */
export type QueuedBonus = Awaited<ReturnType<typeof queued>>[number];
type Key = Pick<QueuedBonus, 'playerId' | 'queuedPlayerBonusId'>;
const isQueued = ({ playerId, queuedPlayerBonusId }: Key) =>
  and(eq(bonusQueue.playerId, playerId), eq(bonusQueue.queuedPlayerBonusId, queuedPlayerBonusId));

/** The player's rewards that wait, the oldest first. */
export const waitingBonuses = (target: Queryable, playerId: string): Promise<QueuedBonus[]> =>
  queued(target)
    .where(and(eq(bonusQueue.playerId, playerId), eq(bonusQueue.state, 'QUEUED')))
    .orderBy(asc(bonusQueue.queuedAt));

export async function findQueued(target: Queryable, key: Key): Promise<QueuedBonus | null> {
  const [row] = await queued(target).where(isQueued(key));
  return row ?? null;
}

/** @returns false if another reward of the vertical waits */
export async function insertQueued(tx: Transaction, row: typeof bonusQueue.$inferInsert): Promise<boolean> {
  const made = await tx.drizzle
    .insert(bonusQueue)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: bonusQueue.queuedPlayerBonusId });
  return made.length > 0;
}

/** Writes how a reward has left the queue. The wallet must be locked. */
export async function leaveQueue(tx: Transaction, key: Key, state: 'CREDITED' | 'LEFT' | 'EXPIRED'): Promise<void> {
  await tx.drizzle.update(bonusQueue).set({ state }).where(isQueued(key));
}

/** How often each campaign waits for one of the accounts: a place in the queue is a claim. */
export const queuedClaimsOf = (target: Queryable, accounts: readonly string[]) =>
  target.drizzle
    .select({ campaignId: bonusQueue.campaignId, claims: sql`count(*)`.mapWith(Number) })
    .from(bonusQueue)
    .where(and(inArray(bonusQueue.playerId, [...accounts]), eq(bonusQueue.state, 'QUEUED')))
    .groupBy(bonusQueue.campaignId);

/** Queued rewards whose time is over, the oldest first. */
export const dueQueued = (target: Queryable, now: Date, limit: number): Promise<Key[]> =>
  target.drizzle
    .select({ playerId: bonusQueue.playerId, queuedPlayerBonusId: bonusQueue.queuedPlayerBonusId })
    .from(bonusQueue)
    .where(and(eq(bonusQueue.state, 'QUEUED'), lte(bonusQueue.expiresAt, now)))
    .orderBy(asc(bonusQueue.expiresAt))
    .limit(limit);
