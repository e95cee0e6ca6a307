import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../plugins/database.ts';
import type { Campaign } from './repository.ts';
import { bonusPartnerCode, bonusPartnerPlayer } from './schema.ts';

/** Returns the campaigns of a brand that are only for players of partners. */
export async function partnerCampaigns(target: Queryable, brand: string): Promise<ReadonlySet<string>> {
  const rows = await target.drizzle
    .selectDistinct({ campaignId: bonusPartnerCode.campaignId })
    .from(bonusPartnerCode)
    .where(eq(bonusPartnerCode.brand, brand));
  return new Set(rows.map(({ campaignId }) => campaignId));
}

/** Returns the partner's code with which a player came, by campaign. */
export async function partnerCodesOf(target: Queryable, playerId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await target.drizzle
    .select({ campaignId: bonusPartnerPlayer.campaignId, code: bonusPartnerPlayer.code })
    .from(bonusPartnerPlayer)
    .where(eq(bonusPartnerPlayer.playerId, playerId));
  return new Map(rows.map(({ campaignId, code }) => [campaignId, code]));
}

/** Returns the campaign to which a partner's code leads. @param code in capitals */
export async function campaignOfPartnerCode(target: Queryable, brand: string, code: string): Promise<string | null> {
  const [row] = await target.drizzle
    .select({ campaignId: bonusPartnerCode.campaignId })
    .from(bonusPartnerCode)
    .where(and(eq(bonusPartnerCode.brand, brand), eq(bonusPartnerCode.code, code)));
  return row?.campaignId ?? null;
}

/** Notes that a player came with a partner's code; an earlier code for the same campaign stays. */
export async function insertPartnerPlayer(
  target: Queryable,
  row: typeof bonusPartnerPlayer.$inferInsert,
): Promise<void> {
  await target.drizzle.insert(bonusPartnerPlayer).values(row).onConflictDoNothing();
}

/** @returns false if the code already leads to another campaign or is another partner's */
export async function insertPartnerCode(
  tx: Transaction,
  { brand, campaignId }: Pick<Campaign, 'brand' | 'campaignId'>,
  { code, partner }: { readonly code: string; readonly partner: string },
  writtenAt: Date,
): Promise<boolean> {
  await tx.drizzle
    .insert(bonusPartnerCode)
    .values({ brand, code, campaignId, partner, writtenAt })
    .onConflictDoNothing();
  const [held] = await tx.drizzle
    .select({ campaignId: bonusPartnerCode.campaignId, partner: bonusPartnerCode.partner })
    .from(bonusPartnerCode)
    .where(and(eq(bonusPartnerCode.brand, brand), eq(bonusPartnerCode.code, code)));
  return held?.campaignId === campaignId && held.partner === partner;
}

export interface PartnerCode {
  readonly campaignId: string;
  readonly partner: string;
  readonly partnerBonusCode: string;
  readonly players: number;
}

/** Partners' codes of campaigns, and how many players have come with each. */
export async function partnerCodes(target: Queryable, campaignIds: readonly string[]): Promise<PartnerCode[]> {
  if (campaignIds.length === 0) return [];
  return target.drizzle
    .select({
      campaignId: bonusPartnerCode.campaignId,
      partner: bonusPartnerCode.partner,
      partnerBonusCode: bonusPartnerCode.code,
      players: sql`count(${bonusPartnerPlayer.playerId})`.mapWith(Number),
    })
    .from(bonusPartnerCode)
    .leftJoin(
      bonusPartnerPlayer,
      and(
        eq(bonusPartnerPlayer.campaignId, bonusPartnerCode.campaignId),
        eq(bonusPartnerPlayer.code, bonusPartnerCode.code),
      ),
    )
    .where(inArray(bonusPartnerCode.campaignId, [...campaignIds]))
    .groupBy(bonusPartnerCode.campaignId, bonusPartnerCode.partner, bonusPartnerCode.code)
    .orderBy(bonusPartnerCode.partner, bonusPartnerCode.code);
}
