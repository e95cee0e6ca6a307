import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
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

/** Returns a partner's code, also one that was taken back. @param code in capitals */
export async function findPartnerCode(
  target: Queryable,
  brand: string,
  code: string,
): Promise<typeof bonusPartnerCode.$inferSelect | null> {
  const [row] = await target.drizzle
    .select()
    .from(bonusPartnerCode)
    .where(and(eq(bonusPartnerCode.brand, brand), eq(bonusPartnerCode.code, code)));
  return row ?? null;
}

/**
 * Returns the campaign to which a partner's code leads a player: one that was taken back leads only those who came with it
 * before.
 * @param code in capitals
 */
export async function campaignOfPartnerCode(
  target: Queryable,
  { playerId, brand }: { readonly playerId: string; readonly brand: string },
  code: string,
): Promise<string | null> {
  const row = await findPartnerCode(target, brand, code);
  if (!row) return null;
  const isOpen = row.endedAt === null || (await partnerCodesOf(target, playerId)).get(row.campaignId) === code;
  return isOpen ? row.campaignId : null;
}

/**
 * Locks a code of a brand until the transaction ends, whether or not anything has it: it is unique among the codes of
 * campaigns and of partners together, and two tables have no index in common.
 * @param code in capitals
 */
export async function lockCode(tx: Transaction, brand: string, code: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 123)) is null as held', [`${brand}|${code}`]);
}

/** Notes that a player came with a partner's code; an earlier code for the same campaign stays. */
export async function insertPartnerPlayer(
  target: Queryable,
  row: typeof bonusPartnerPlayer.$inferInsert,
): Promise<void> {
  await target.drizzle.insert(bonusPartnerPlayer).values(row).onConflictDoNothing();
}

/** @returns false if the code already leads to another campaign, is another partner's, or was taken back */
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
  const held = await findPartnerCode(tx, brand, code);
  return held?.campaignId === campaignId && held.partner === partner && held.endedAt === null;
}

/** Takes a partner's code back. @returns false if the campaign has no such code, or it was taken back before */
export async function endPartnerCode(
  tx: Transaction,
  { brand, campaignId }: Pick<Campaign, 'brand' | 'campaignId'>,
  code: string,
  endedAt: Date,
): Promise<boolean> {
  const ended = await tx.drizzle
    .update(bonusPartnerCode)
    .set({ endedAt })
    .where(
      and(
        eq(bonusPartnerCode.brand, brand),
        eq(bonusPartnerCode.code, code),
        eq(bonusPartnerCode.campaignId, campaignId),
        isNull(bonusPartnerCode.endedAt),
      ),
    )
    .returning({ code: bonusPartnerCode.code });
  return ended.length > 0;
}

export interface PartnerCode {
  readonly campaignId: string;
  readonly partner: string;
  readonly partnerBonusCode: string;
  readonly players: number;
  /** When it was taken back. */
  readonly endedAt: Date | null;
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
      endedAt: bonusPartnerCode.endedAt,
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
    .groupBy(bonusPartnerCode.campaignId, bonusPartnerCode.partner, bonusPartnerCode.code, bonusPartnerCode.endedAt)
    .orderBy(bonusPartnerCode.partner, bonusPartnerCode.code);
}
