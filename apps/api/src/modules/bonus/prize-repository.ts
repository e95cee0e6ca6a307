import { eq, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../plugins/database.ts';
import { bonusPrize } from './schema.ts';

/** Returns the TOURNAMENT campaigns of which a player is a winner. */
export async function prizesOf(target: Queryable, playerId: string): Promise<ReadonlySet<string>> {
  const rows = await target.drizzle
    .select({ campaignId: bonusPrize.campaignId })
    .from(bonusPrize)
    .where(eq(bonusPrize.playerId, playerId));
  return new Set(rows.map(({ campaignId }) => campaignId));
}

/** Returns which of some campaigns have winners already. */
export async function campaignsWithWinners(target: Queryable, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await target.drizzle
    .selectDistinct({ campaignId: bonusPrize.campaignId })
    .from(bonusPrize)
    .where(inArray(bonusPrize.campaignId, [...ids]));
  return new Set(rows.map(({ campaignId }) => campaignId));
}

/** Names a winner. @returns false if the player was named before */
export async function insertPrize(tx: Transaction, row: typeof bonusPrize.$inferInsert): Promise<boolean> {
  const made = await tx.drizzle
    .insert(bonusPrize)
    .values(row)
    .onConflictDoNothing()
    .returning({ playerId: bonusPrize.playerId });
  return made.length > 0;
}
