import type { AssignmentState, BonusVertical } from '@baize/contracts/reward';
import type { CurrencyCode, Hundredths } from '@baize/kernel';
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../plugins/database.ts';
import { commitmentOf, type Terms } from './model/campaign.ts';
import { activationsOf } from './bet-and-get-repository.ts';
import { queuedClaimsOf } from './queue-repository.ts';
import { freeBetClaimsOf } from './free-bet-repository.ts';
import { freeSpinClaimsOf } from './free-spin-repository.ts';
import { bonusAssignment, bonusCampaign, bonusCampaignVersion, bonusStake } from './schema.ts';

export interface Campaign {
  readonly campaignId: string;
  readonly brand: string;
  readonly name: string;
  readonly bonusCode: string | null;
  readonly status: 'DRAFT' | 'ACTIVE' | 'CANCELED';
  readonly version: number;
  readonly claims: number;
  /** What claims have taken of a budget, by currency, in hundredths. */
  readonly committed: Readonly<Partial<Record<CurrencyCode, Hundredths>>>;
  readonly stoppedAt: Date | null;
  /** The published tournament whose prize it is. */
  readonly reservedFor: string | null;
  /** Of the newest version. */
  readonly terms: Terms;
}

/** An assignment with the terms that its player has accepted. Sums in hundredths. */
export interface Assignment {
  readonly playerId: string;
  readonly assignmentId: string;
  readonly campaignId: string;
  readonly version: number;
  readonly vertical: BonusVertical;
  readonly state: AssignmentState;
  readonly currency: CurrencyCode;
  readonly claimedAt: Date;
  readonly claimedSeq: number;
  readonly expiresAt: Date;
  readonly grantedSeq: number | null;
  readonly grantedAmount: Hundredths | null;
  readonly requirement: Hundredths;
  readonly wagered: Hundredths;
  readonly converted: Hundredths;
  readonly stepsDone: number;
  readonly owed: Hundredths;
  readonly forfeited: Hundredths;
  readonly closedSeq: number | null;
  readonly depositReference: string | null;
  readonly terms: Terms;
}

const OPEN = ['CLAIMED', 'OPTED_IN', 'WAGERING'] as const satisfies readonly AssignmentState[];

const campaignFields = {
  campaignId: bonusCampaign.campaignId,
  brand: bonusCampaign.brand,
  name: bonusCampaign.name,
  bonusCode: bonusCampaign.bonusCode,
  status: bonusCampaign.status,
  version: bonusCampaign.version,
  claims: bonusCampaign.claims,
  committed: bonusCampaign.committed,
  stoppedAt: bonusCampaign.stoppedAt,
  reservedFor: bonusCampaign.reservedFor,
  terms: bonusCampaignVersion.terms,
};
const campaigns = (target: Queryable) =>
  target.drizzle
    .select(campaignFields)
    .from(bonusCampaign)
    .innerJoin(
      bonusCampaignVersion,
      and(
        eq(bonusCampaignVersion.campaignId, bonusCampaign.campaignId),
        eq(bonusCampaignVersion.version, bonusCampaign.version),
      ),
    );

/** Campaigns of a brand, or of all brands, newest first. */
export const listCampaigns = (target: Queryable, brand: string | null): Promise<Campaign[]> =>
  campaigns(target)
    .where(brand === null ? undefined : eq(bonusCampaign.brand, brand))
    .orderBy(desc(bonusCampaign.createdAt), asc(bonusCampaign.campaignId))
    .limit(1000);

/** Campaigns of a brand that players may claim now, apart from their dates and caps. */
export const activeCampaigns = (target: Queryable, brand: string): Promise<Campaign[]> =>
  campaigns(target).where(and(eq(bonusCampaign.brand, brand), eq(bonusCampaign.status, 'ACTIVE')));

/** Campaigns by their ids, whatever their status. */
export const campaignsById = (target: Queryable, ids: readonly string[]): Promise<Campaign[]> =>
  campaigns(target).where(inArray(bonusCampaign.campaignId, [...ids]));

export async function campaignByCode(target: Queryable, brand: string, code: string): Promise<Campaign | null> {
  const [row] = await campaigns(target).where(and(eq(bonusCampaign.brand, brand), eq(bonusCampaign.bonusCode, code)));
  return row ?? null;
}

/** Locks a campaign until the transaction ends, so that its caps are exact and its terms stay. */
export async function lockCampaign(tx: Transaction, campaignId: string): Promise<Campaign | null> {
  const [row] = await campaigns(tx)
    .where(eq(bonusCampaign.campaignId, campaignId))
    .for('update', { of: bonusCampaign });
  return row ?? null;
}

/** Locks campaigns like `lockCampaign`, always in the same order, so that two transactions never wait for each other. */
export const lockCampaigns = (tx: Transaction, ids: readonly string[]): Promise<Campaign[]> =>
  campaigns(tx)
    .where(inArray(bonusCampaign.campaignId, [...ids]))
    .orderBy(asc(bonusCampaign.campaignId))
    .for('update', { of: bonusCampaign });

/** Keeps campaigns for a tournament. They must be locked. */
export async function reserveCampaigns(tx: Transaction, ids: readonly string[], tournamentId: string): Promise<void> {
  await tx.drizzle
    .update(bonusCampaign)
    .set({ reservedFor: tournamentId })
    .where(inArray(bonusCampaign.campaignId, [...ids]));
}

/** Keeps campaigns for no tournament any more. */
export async function releaseCampaigns(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.drizzle
    .update(bonusCampaign)
    .set({ reservedFor: null })
    .where(inArray(bonusCampaign.campaignId, [...ids]));
}

export async function insertCampaign(
  tx: Transaction,
  campaign: Omit<Campaign, 'claims' | 'committed' | 'version' | 'stoppedAt' | 'reservedFor'>,
  at: Date,
): Promise<boolean> {
  const { terms, ...row } = campaign;
  const made = await tx.drizzle
    .insert(bonusCampaign)
    .values({ ...row, version: 1, createdAt: at })
    .onConflictDoNothing()
    .returning({ campaignId: bonusCampaign.campaignId });
  if (made.length === 0) return false;
  await tx.drizzle
    .insert(bonusCampaignVersion)
    .values({ campaignId: campaign.campaignId, version: 1, terms, writtenAt: at });
  return true;
}

/** Adds a version and makes it the newest one. The campaign must be locked. */
export async function addVersion(
  tx: Transaction,
  campaign: Pick<Campaign, 'campaignId' | 'version' | 'name' | 'bonusCode' | 'status' | 'terms'>,
  at: Date,
): Promise<void> {
  const { campaignId, version, terms, name, bonusCode, status } = campaign;
  await tx.drizzle.insert(bonusCampaignVersion).values({ campaignId, version, terms, writtenAt: at });
  await tx.drizzle
    .update(bonusCampaign)
    .set({ version, name, bonusCode, status })
    .where(eq(bonusCampaign.campaignId, campaignId));
}

export async function stopCampaign(tx: Transaction, campaignId: string, at: Date): Promise<void> {
  await tx.drizzle
    .update(bonusCampaign)
    .set({ status: 'CANCELED', stoppedAt: at })
    .where(eq(bonusCampaign.campaignId, campaignId));
}

/** Never below 0: claims of the time before budgets were counted have taken nothing. */
const committedWith = (currency: CurrencyCode, amount: Hundredths) =>
  sql`jsonb_set(${bonusCampaign.committed}, array[${currency}::text], to_jsonb(greatest(0, coalesce((${bonusCampaign.committed} ->> ${currency}::text)::bigint, 0) + ${amount}::bigint)))`;

/**
 * Counts a claim and what it can give, or takes both back. The campaign must be locked for a claim.
 * @param campaign with the terms under which it is claimed
 */
export async function countClaim(
  tx: Transaction,
  { campaignId, terms }: Pick<Campaign, 'campaignId' | 'terms'>,
  currency: CurrencyCode,
  by: 1 | -1,
): Promise<void> {
  await tx.drizzle
    .update(bonusCampaign)
    .set({
      claims: sql`${bonusCampaign.claims} + ${by}`,
      committed: committedWith(currency, by * commitmentOf(terms, currency)),
    })
    .where(eq(bonusCampaign.campaignId, campaignId));
}

/**
 * Gives a part of what a claim has taken of the budget back, because the claim gives less.
 * @param amount in hundredths
 */
export async function releaseCommitment(
  tx: Transaction,
  { campaignId, currency }: Pick<Assignment, 'campaignId' | 'currency'>,
  amount: Hundredths,
): Promise<void> {
  await tx.drizzle
    .update(bonusCampaign)
    .set({ committed: committedWith(currency, -amount) })
    .where(eq(bonusCampaign.campaignId, campaignId));
}

/**
 * Blocks other claims of these accounts until the transaction ends. Sorted, so that two claims cannot wait for each other.
 * A lock of its own and not `lockPerson`: an operator's change locks sessions before the person, a claim after it.
 */
export async function holdClaims(tx: Queryable, accounts: readonly string[]): Promise<void> {
  await tx.query(
    `select pg_advisory_xact_lock(lock) is null as held
     from (select hashtextextended(id, 87) as lock from unnest($1::text[]) as id order by 1) as locks`,
    [[...accounts]],
  );
}

/** How often accounts have claimed each campaign. An opt-in that was left before its deposit does not count. */
export async function claimsOf(target: Queryable, accounts: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await target.drizzle
    .select({ campaignId: bonusAssignment.campaignId, claims: sql`count(*)`.mapWith(Number) })
    .from(bonusAssignment)
    .where(
      and(
        inArray(bonusAssignment.playerId, [...accounts]),
        // A claim that was left gave nothing; a bonus whose deposit was taken back did.
        or(ne(bonusAssignment.state, 'CANCELLED'), isNotNull(bonusAssignment.grantedSeq)),
      ),
    )
    .groupBy(bonusAssignment.campaignId);
  // The winnings of free spins are assignments too, and no claims.
  const ofSpins = await freeSpinClaimsOf(target, accounts);
  const counted = new Map([...rows, ...ofSpins].map(({ campaignId, claims }) => [campaignId, claims]));
  const places = [
    ...(await freeBetClaimsOf(target, accounts)),
    ...(await queuedClaimsOf(target, accounts)),
    ...(await activationsOf(target, accounts)),
  ];
  for (const { campaignId, claims } of places) counted.set(campaignId, (counted.get(campaignId) ?? 0) + claims);
  return counted;
}

/**
 * How many of these accounts were before a claim with a deposit bonus: it was given to them already, or they claimed it
 * earlier. The caller holds the claims of all of them.
 */
export async function claimsBefore(
  tx: Transaction,
  accounts: readonly string[],
  { campaignId, claimedAt }: Pick<Assignment, 'campaignId' | 'claimedAt'>,
): Promise<number> {
  const [row] = await tx.drizzle
    .select({ claims: sql`count(*)`.mapWith(Number) })
    .from(bonusAssignment)
    .where(
      and(
        eq(bonusAssignment.campaignId, campaignId),
        inArray(bonusAssignment.playerId, [...accounts]),
        or(
          isNotNull(bonusAssignment.grantedSeq),
          and(ne(bonusAssignment.state, 'CANCELLED'), lt(bonusAssignment.claimedAt, claimedAt)),
        ),
      ),
    );
  return row?.claims ?? 0;
}

/** Campaigns whose wagering the player has completed. */
export async function completedCampaigns(target: Queryable, playerId: string): Promise<ReadonlySet<string>> {
  const rows = await target.drizzle
    .selectDistinct({ campaignId: bonusAssignment.campaignId })
    .from(bonusAssignment)
    .where(and(eq(bonusAssignment.playerId, playerId), eq(bonusAssignment.state, 'CONVERTED')));
  return new Set(rows.map(({ campaignId }) => campaignId));
}

const assignmentFields = {
  playerId: bonusAssignment.playerId,
  assignmentId: bonusAssignment.assignmentId,
  campaignId: bonusAssignment.campaignId,
  version: bonusAssignment.version,
  vertical: bonusAssignment.vertical,
  state: bonusAssignment.state,
  currency: sql<CurrencyCode>`${bonusAssignment.currency}`,
  claimedAt: bonusAssignment.claimedAt,
  claimedSeq: bonusAssignment.claimedSeq,
  expiresAt: bonusAssignment.expiresAt,
  grantedSeq: bonusAssignment.grantedSeq,
  grantedAmount: bonusAssignment.grantedAmount,
  requirement: bonusAssignment.requirement,
  wagered: bonusAssignment.wagered,
  converted: bonusAssignment.converted,
  stepsDone: bonusAssignment.stepsDone,
  owed: bonusAssignment.owed,
  forfeited: bonusAssignment.forfeited,
  closedSeq: bonusAssignment.closedSeq,
  depositReference: bonusAssignment.depositReference,
  terms: bonusCampaignVersion.terms,
};
const assignments = (target: Queryable) =>
  target.drizzle
    .select(assignmentFields)
    .from(bonusAssignment)
    .innerJoin(
      bonusCampaignVersion,
      and(
        eq(bonusCampaignVersion.campaignId, bonusAssignment.campaignId),
        eq(bonusCampaignVersion.version, bonusAssignment.version),
      ),
    );

/** The player's assignments that have not ended, the oldest first. Call it under the wallet's lock to decide by them. */
export const openAssignments = (target: Queryable, playerId: string): Promise<Assignment[]> =>
  assignments(target)
    .where(and(eq(bonusAssignment.playerId, playerId), inArray(bonusAssignment.state, [...OPEN])))
    .orderBy(asc(bonusAssignment.claimedAt), asc(bonusAssignment.assignmentId));

/** Had its money before the movement with this number. */
const grantedBefore = (playerId: string, vertical: BonusVertical, seq: number) =>
  and(
    eq(bonusAssignment.playerId, playerId),
    eq(bonusAssignment.vertical, vertical),
    lt(bonusAssignment.grantedSeq, seq),
  );

/** The assignment to which a stake with this number belongs: it had its money then, and had not ended. */
export async function assignmentAt(
  target: Queryable,
  ...[playerId, vertical, seq]: Parameters<typeof grantedBefore>
): Promise<Assignment | null> {
  const [row] = await assignments(target)
    .where(
      and(
        grantedBefore(playerId, vertical, seq),
        or(isNull(bonusAssignment.closedSeq), gte(bonusAssignment.closedSeq, seq)),
      ),
    )
    .limit(1);
  return row ?? null;
}

/** The latest assignment of a vertical that had its money before a movement, whether or not it has ended. */
export async function latestGranted(
  target: Queryable,
  ...granted: Parameters<typeof grantedBefore>
): Promise<Assignment | null> {
  const [row] = await assignments(target)
    .where(grantedBefore(...granted))
    .orderBy(desc(bonusAssignment.grantedSeq))
    .limit(1);
  return row ?? null;
}

export async function findAssignment(
  target: Queryable,
  playerId: string,
  assignmentId: string,
): Promise<Assignment | null> {
  const [row] = await assignments(target).where(
    and(eq(bonusAssignment.playerId, playerId), eq(bonusAssignment.assignmentId, assignmentId)),
  );
  return row ?? null;
}

/** Open assignments whose time is over, the oldest first. */
export const dueAssignments = (
  target: Queryable,
  now: Date,
  limit: number,
): Promise<{ playerId: string; assignmentId: string }[]> =>
  target.drizzle
    .select({ playerId: bonusAssignment.playerId, assignmentId: bonusAssignment.assignmentId })
    .from(bonusAssignment)
    .where(and(inArray(bonusAssignment.state, [...OPEN]), lte(bonusAssignment.expiresAt, now)))
    .orderBy(asc(bonusAssignment.expiresAt))
    .limit(limit);

/** Bonuses that end before a moment and of which the inbox has not said so yet, the first to end first. */
export const endingAssignments = (
  target: Queryable,
  { after, before }: { readonly after: Date; readonly before: Date },
  limit: number,
): Promise<{ playerId: string; assignmentId: string }[]> =>
  target.drizzle
    .select({ playerId: bonusAssignment.playerId, assignmentId: bonusAssignment.assignmentId })
    .from(bonusAssignment)
    .where(
      and(
        eq(bonusAssignment.state, 'WAGERING'),
        isNull(bonusAssignment.warnedAt),
        gt(bonusAssignment.expiresAt, after),
        lte(bonusAssignment.expiresAt, before),
      ),
    )
    .orderBy(asc(bonusAssignment.expiresAt))
    .limit(limit);

/** @returns false if the player has an open assignment in the vertical */
export async function insertAssignment(
  tx: Transaction,
  row: Omit<
    typeof bonusAssignment.$inferInsert,
    'requirement' | 'wagered' | 'converted' | 'stepsDone' | 'owed' | 'forfeited'
  >,
): Promise<boolean> {
  const made = await tx.drizzle
    .insert(bonusAssignment)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: bonusAssignment.assignmentId });
  return made.length > 0;
}

/** Writes what has changed about an assignment. The wallet must be locked. */
export async function updateAssignment(
  tx: Transaction,
  { playerId, assignmentId }: Pick<Assignment, 'playerId' | 'assignmentId'>,
  change: Partial<typeof bonusAssignment.$inferInsert>,
): Promise<void> {
  await tx.drizzle
    .update(bonusAssignment)
    .set(change)
    .where(and(eq(bonusAssignment.playerId, playerId), eq(bonusAssignment.assignmentId, assignmentId)));
}

export type StakeRow = typeof bonusStake.$inferSelect;
export async function insertStake(tx: Transaction, row: Omit<StakeRow, 'settled'>): Promise<void> {
  await tx.drizzle.insert(bonusStake).values(row);
}
export async function stakeOf(tx: Transaction, playerId: string, reference: string): Promise<StakeRow | null> {
  const [row] = await tx.drizzle
    .select()
    .from(bonusStake)
    .where(and(eq(bonusStake.playerId, playerId), eq(bonusStake.reference, reference)));
  return row ?? null;
}
/**
 * @param counted what the stake counts from now on
 * @param settled false: the stake has no outcome any more
 */
export async function settleStake(
  tx: Transaction,
  stake: StakeRow,
  counted: Hundredths,
  settled: boolean,
): Promise<void> {
  await tx.drizzle
    .update(bonusStake)
    .set({ settled, counted })
    .where(and(eq(bonusStake.playerId, stake.playerId), eq(bonusStake.reference, stake.reference)));
}
/** Returns how much bonus money of an assignment is in play, in hundredths: its outcome may still fill the wallet. */
export async function bonusInPlay(
  target: Queryable,
  { playerId, assignmentId }: Pick<Assignment, 'playerId' | 'assignmentId'>,
): Promise<Hundredths> {
  const [row] = await target.drizzle
    .select({ inPlay: sql`coalesce(sum(bonus_amount), 0)`.mapWith(Number) })
    .from(bonusStake)
    .where(and(eq(bonusStake.playerId, playerId), eq(bonusStake.assignmentId, assignmentId), sql`not settled`));
  return row?.inPlay ?? 0;
}
