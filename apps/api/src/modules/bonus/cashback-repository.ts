import { and, desc, eq, gt, gte, inArray, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import type { Hundredths } from '@baize/kernel';
import type { Queryable, Transaction } from '../../plugins/database.ts';
import type { Terms } from './model/campaign.ts';
import { bonusCampaignVersion, bonusCashback, bonusCashbackClaim } from './schema.ts';

/** Cashback that a player has activated. */
export type Activation = typeof bonusCashback.$inferSelect;
export type CashbackClaim = typeof bonusCashbackClaim.$inferSelect;

/** The player's activations, whether or not they have been stopped. */
export const activationsOf = (target: Queryable, playerId: string): Promise<Activation[]> =>
  target.drizzle.select().from(bonusCashback).where(eq(bonusCashback.playerId, playerId));

/** Campaigns that other accounts of the person have active: one person has a cashback once. */
export async function activeElsewhere(
  target: Queryable,
  playerId: string,
  accounts: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await target.drizzle
    .select({ campaignId: bonusCashback.campaignId })
    .from(bonusCashback)
    .where(
      and(
        inArray(bonusCashback.playerId, [...accounts]),
        ne(bonusCashback.playerId, playerId),
        isNull(bonusCashback.deactivatedAt),
      ),
    );
  return new Set(rows.map(({ campaignId }) => campaignId));
}

/** Activates a cashback, or activates it again. The wallet must be locked. */
export async function writeActivation(tx: Transaction, row: Omit<Activation, 'deactivatedAt'>): Promise<void> {
  const { playerId, campaignId, ...fresh } = row;
  await tx.drizzle
    .insert(bonusCashback)
    .values(row)
    .onConflictDoUpdate({
      target: [bonusCashback.playerId, bonusCashback.campaignId],
      set: { ...fresh, deactivatedAt: null },
    });
}

export async function stopActivation(
  tx: Transaction,
  { playerId, campaignId }: Pick<Activation, 'playerId' | 'campaignId'>,
  at: Date,
): Promise<void> {
  await tx.drizzle
    .update(bonusCashback)
    .set({ deactivatedAt: at })
    .where(and(eq(bonusCashback.playerId, playerId), eq(bonusCashback.campaignId, campaignId)));
}

/** Returns one version of a campaign's terms. */
export async function termsOfVersion(target: Queryable, campaignId: string, version: number): Promise<Terms | null> {
  const [row] = await target.drizzle
    .select({ terms: bonusCampaignVersion.terms })
    .from(bonusCampaignVersion)
    .where(and(eq(bonusCampaignVersion.campaignId, campaignId), eq(bonusCampaignVersion.version, version)));
  return row?.terms ?? null;
}

/** Returns the version that applied at an instant; the first one if the campaign was written later. */
export async function versionAt(target: Queryable, campaignId: string, instant: Date): Promise<number> {
  const [row] = await target.drizzle
    .select({ version: bonusCampaignVersion.version })
    .from(bonusCampaignVersion)
    .where(and(eq(bonusCampaignVersion.campaignId, campaignId), lte(bonusCampaignVersion.writtenAt, instant)))
    .orderBy(desc(bonusCampaignVersion.version))
    .limit(1);
  return row?.version ?? 1;
}

/** Returns the latest payment of a campaign to a player since an instant. */
export async function latestClaim(
  target: Queryable,
  playerId: string,
  campaignId: string,
  since: Date,
): Promise<CashbackClaim | null> {
  const [row] = await target.drizzle
    .select()
    .from(bonusCashbackClaim)
    .where(
      and(
        eq(bonusCashbackClaim.playerId, playerId),
        eq(bonusCashbackClaim.campaignId, campaignId),
        gte(bonusCashbackClaim.claimedAt, since),
      ),
    )
    .orderBy(desc(bonusCashbackClaim.upToSeq))
    .limit(1);
  return row ?? null;
}

/** Returns what a campaign has paid to accounts for any part of a period, in hundredths; null if it has paid nothing. */
export async function paidFor(
  target: Queryable,
  accounts: readonly string[],
  campaignId: string,
  { start, end }: { readonly start: Date; readonly end: Date },
): Promise<Hundredths | null> {
  const [row] = await target.drizzle
    .select({ paid: sql<string | null>`sum(${bonusCashbackClaim.amount})` })
    .from(bonusCashbackClaim)
    .where(
      and(
        inArray(bonusCashbackClaim.playerId, [...accounts]),
        eq(bonusCashbackClaim.campaignId, campaignId),
        lt(bonusCashbackClaim.periodStart, end),
        gt(bonusCashbackClaim.periodEnd, start),
      ),
    );
  return row?.paid == null ? null : Number(row.paid);
}

export async function insertCashbackClaim(tx: Transaction, row: CashbackClaim): Promise<void> {
  await tx.drizzle.insert(bonusCashbackClaim).values(row);
}
