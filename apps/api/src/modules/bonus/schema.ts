import {
  ASSIGNMENT_STATES,
  BONUS_VERTICALS,
  FREE_BET_STATES,
  FREE_SPIN_STATES,
  REWARD_VERTICALS,
} from '@baize/contracts/reward';
import type { CurrencyCode, Hundredths } from '@baize/kernel';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '../../plugins/moment.ts';
import type { Terms } from './model/campaign.ts';

const hundredths = (name: string) => bigint(name, { mode: 'number' });

/** A campaign. Its terms are versions of their own, which nothing changes. */
export const bonusCampaign = pgTable(
  'bonus_campaign',
  {
    campaignId: uuid('campaign_id').primaryKey(),
    brand: text('brand').notNull(),
    name: text('name').notNull(),
    /** In capitals. */
    bonusCode: text('bonus_code'),
    status: text('status', { enum: ['DRAFT', 'ACTIVE', 'CANCELED'] }).notNull(),
    /** The newest version of the terms. */
    version: integer('version').notNull(),
    /** Claims so far; a claim locks the row, so the cap is exact. */
    claims: integer('claims').notNull().default(0),
    /**
     * What claims have taken of a budget so far, by currency, in hundredths. The lock that counts claims keeps it exact.
     */
    committed: jsonb('committed').$type<Readonly<Partial<Record<CurrencyCode, Hundredths>>>>().notNull().default({}),
    createdAt: moment('created_at').notNull(),
    /** When an operator stopped it: later losses give no cashback. */
    stoppedAt: moment('stopped_at'),
    /** The published tournament whose prize it is: players have read it, so nobody rewrites it or uses it up. */
    reservedFor: uuid('reserved_for'),
  },
  (table) => [
    uniqueIndex('bonus_campaign_code').on(table.brand, table.bonusCode),
    index('bonus_campaign_brand').on(table.brand, table.status),
  ],
);

export const bonusCampaignVersion = pgTable(
  'bonus_campaign_version',
  {
    campaignId: uuid('campaign_id').notNull(),
    version: integer('version').notNull(),
    terms: jsonb('terms').$type<Terms>().notNull(),
    writtenAt: moment('written_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.version] })],
);

export const bonusAssignmentState = pgEnum('bonus_assignment_state', ASSIGNMENT_STATES);
export const bonusVertical = pgEnum('bonus_vertical', BONUS_VERTICALS);

/** A campaign that a player has claimed, under the version of its terms that the player has accepted. */
export const bonusAssignment = pgTable(
  'bonus_assignment',
  {
    playerId: uuid('player_id').notNull(),
    assignmentId: uuid('assignment_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    version: integer('version').notNull(),
    vertical: bonusVertical('vertical').notNull(),
    state: bonusAssignmentState('state').notNull(),
    currency: text('currency').notNull(),
    claimedAt: moment('claimed_at').notNull(),
    /** Number of the ledger's latest movement at the claim: only later deposits count. */
    claimedSeq: bigint('claimed_seq', { mode: 'number' }).notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** The movement that gave the money, and the sum; null before. Later stakes count. */
    grantedSeq: bigint('granted_seq', { mode: 'number' }),
    grantedAmount: hundredths('granted_amount'),
    /** Hundredths to be staked, and staked so far. */
    requirement: hundredths('requirement').notNull().default(0),
    wagered: hundredths('wagered').notNull().default(0),
    /** What has become MAIN money; late wins add to it. */
    converted: hundredths('converted').notNull().default(0),
    /** Of a bonus of steps: those that are complete. It never falls, so no step gives twice. */
    stepsDone: integer('steps_done').notNull().default(0),
    /** What steps have given while it was in play: it becomes MAIN money as soon as winnings or stakes come back. */
    owed: hundredths('owed').notNull().default(0),
    /** What a forfeit took, less what steps that were complete before it have been given back of it. */
    forfeited: hundredths('forfeited').notNull().default(0),
    /** The ledger's latest movement at the end: later stakes do not count. */
    closedSeq: bigint('closed_seq', { mode: 'number' }),
    closedAt: moment('closed_at'),
    /**
     * Before it is given, the deposit that the player chose for it in the cashier (A§3 selectedBonusId); null: any may
     * bring it. Afterwards, the deposit that brought it; null if none did.
     */
    depositReference: uuid('deposit_reference'),
    /** When the inbox said that it ends soon; null before. */
    warnedAt: moment('warned_at'),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.assignmentId] }),
    // One active bonus per vertical, whatever two devices do at the same moment.
    uniqueIndex('bonus_assignment_open')
      .on(table.playerId, table.vertical)
      .where(sql`state in ('CLAIMED', 'OPTED_IN', 'WAGERING')`),
    index('bonus_assignment_expiry')
      .on(table.expiresAt)
      .where(sql`state in ('CLAIMED', 'OPTED_IN', 'WAGERING')`),
  ],
);

/** A BET reward that a player has activated, under the version of its terms that the player has read. */
export const bonusBetAndGet = pgTable(
  'bonus_bet_and_get',
  {
    playerId: uuid('player_id').notNull(),
    betAndGetId: uuid('bet_and_get_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    version: integer('version').notNull(),
    state: text('state', { enum: ['ACTIVE', 'COMPLETED', 'CLAIMED', 'LEFT', 'EXPIRED'] }).notNull(),
    currency: text('currency').notNull(),
    /** The ledger's latest movement at the activation: later stakes count. */
    activatedSeq: bigint('activated_seq', { mode: 'number' }).notNull(),
    required: hundredths('required').notNull(),
    staked: hundredths('staked').notNull().default(0),
    /** Until then stakes count; of a completed one, until then it can be claimed. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.betAndGetId] }),
    uniqueIndex('bonus_bet_and_get_open')
      .on(table.playerId, table.campaignId)
      .where(sql`state in ('ACTIVE', 'COMPLETED')`),
    index('bonus_bet_and_get_expiry')
      .on(table.expiresAt)
      .where(sql`state in ('ACTIVE', 'COMPLETED')`),
  ],
);

/** A stake that counts for a BET reward, so that a returned stake takes back exactly that. */
export const bonusBetAndGetStake = pgTable(
  'bonus_bet_and_get_stake',
  {
    playerId: uuid('player_id').notNull(),
    betAndGetId: uuid('bet_and_get_id').notNull(),
    /** The stake's reference in the ledger. */
    reference: uuid('reference').notNull(),
    counted: hundredths('counted').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.reference, table.betAndGetId] })],
);

/**
 * A reward that waits until the player's other bonus of its vertical has ended, under the version of its terms that the
 * player has accepted.
 */
export const bonusQueue = pgTable(
  'bonus_queue',
  {
    playerId: uuid('player_id').notNull(),
    queuedPlayerBonusId: uuid('queued_player_bonus_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    version: integer('version').notNull(),
    /** A vertical of rewards: free spins have a queue of their own. */
    vertical: text('vertical', { enum: REWARD_VERTICALS }).notNull(),
    state: text('state', { enum: ['QUEUED', 'CREDITED', 'LEFT', 'EXPIRED'] }).notNull(),
    queuedAt: moment('queued_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.queuedPlayerBonusId] }),
    // One waiting reward per vertical, whatever two devices do at the same moment.
    uniqueIndex('bonus_queue_waiting')
      .on(table.playerId, table.vertical)
      .where(sql`state = 'QUEUED'`),
    index('bonus_queue_expiry')
      .on(table.expiresAt)
      .where(sql`state = 'QUEUED'`),
  ],
);

/** Free spins that a player has claimed, under the version of the terms that the player has accepted. */
export const bonusFreeSpins = pgTable(
  'bonus_free_spins',
  {
    playerId: uuid('player_id').notNull(),
    freeSpinsId: uuid('free_spins_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    version: integer('version').notNull(),
    currency: text('currency').notNull(),
    gameId: text('game_id').notNull(),
    state: text('state', { enum: FREE_SPIN_STATES }).notNull(),
    /** Spins in all, and used: the rounds that were taken and not given back. */
    spins: integer('spins').notNull(),
    used: integer('used').notNull().default(0),
    /** Of one spin. */
    stake: hundredths('stake').notNull(),
    /** Credited so far, up to the maximum win: paid into MAIN, or to become bonus money. */
    won: hundredths('won').notNull().default(0),
    claimedAt: moment('claimed_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    closedAt: moment('closed_at'),
    /** The bonus that the winnings have become; null while they wait for another bonus to end, and for winnings in MAIN. */
    winningsAssignmentId: uuid('winnings_assignment_id'),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.freeSpinsId] }),
    // One set at a time, whatever two devices do at the same moment.
    uniqueIndex('bonus_free_spins_active')
      .on(table.playerId)
      .where(sql`state = 'ACTIVE'`),
    index('bonus_free_spins_expiry')
      .on(table.expiresAt)
      .where(sql`state = 'ACTIVE'`),
  ],
);

/** A round that used a free spin. Each round uses one, however often its studio reports it. */
export const bonusFreeSpinRound = pgTable(
  'bonus_free_spin_round',
  {
    playerId: uuid('player_id').notNull(),
    freeSpinsId: uuid('free_spins_id').notNull(),
    roundId: text('round_id').notNull(),
    /** RETURNED: the round was not played, and its spin is free again. */
    state: text('state', { enum: ['TAKEN', 'PLAYED', 'RETURNED'] }).notNull(),
    takenAt: moment('taken_at').notNull(),
    /** What the studio has reported, and what of it was credited. */
    won: hundredths('won').notNull().default(0),
    credited: hundredths('credited').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.freeSpinsId, table.roundId] }),
    index('bonus_free_spin_round_open')
      .on(table.playerId, table.freeSpinsId)
      .where(sql`state = 'TAKEN'`),
  ],
);

/** A player whom an operator has named as a winner of a TOURNAMENT campaign. */
export const bonusPrize = pgTable(
  'bonus_prize',
  {
    playerId: uuid('player_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    namedAt: moment('named_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.campaignId] })],
);

/** A partner's own code for a campaign, in capitals. With one, the campaign is only for players who come with such a code. */
export const bonusPartnerCode = pgTable(
  'bonus_partner_code',
  {
    brand: text('brand').notNull(),
    code: text('code').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    partner: text('partner').notNull(),
    writtenAt: moment('written_at').notNull(),
    /** From when nobody else comes with it. Those who have come stay. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brand, table.code] }),
    index('bonus_partner_code_campaign').on(table.campaignId),
  ],
);

/** A player who came to a campaign with a partner's code. The first code stays. */
export const bonusPartnerPlayer = pgTable(
  'bonus_partner_player',
  {
    playerId: uuid('player_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    code: text('code').notNull(),
    cameAt: moment('came_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.campaignId] }),
    index('bonus_partner_player_campaign').on(table.campaignId, table.code),
  ],
);

/** A free bet that a player has claimed, under the version of the terms that the player has accepted. */
export const bonusFreeBet = pgTable(
  'bonus_free_bet',
  {
    playerId: uuid('player_id').notNull(),
    freeBetId: uuid('free_bet_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    version: integer('version').notNull(),
    currency: text('currency').notNull(),
    /** The stake. */
    amount: hundredths('amount').notNull(),
    state: text('state', { enum: FREE_BET_STATES }).notNull(),
    /** The sportsbook's bet that it is on, or was on last, and how the history names it. */
    betId: text('bet_id'),
    bet: text('bet'),
    stakedAt: moment('staked_at'),
    /** What its bets have paid into MAIN, less what was taken back. */
    won: hundredths('won').notNull().default(0),
    claimedAt: moment('claimed_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    closedAt: moment('closed_at'),
  },
  // No unique index on an active one: a void bet gives its free bet back while the player may have claimed another.
  (table) => [
    primaryKey({ columns: [table.playerId, table.freeBetId] }),
    index('bonus_free_bet_open')
      .on(table.playerId)
      .where(sql`state in ('ACTIVE', 'STAKED')`),
    index('bonus_free_bet_expiry')
      .on(table.expiresAt)
      .where(sql`state = 'ACTIVE'`),
  ],
);

/** Cashback that a player has activated, under the version of its terms that the player has read. */
export const bonusCashback = pgTable(
  'bonus_cashback',
  {
    playerId: uuid('player_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    version: integer('version').notNull(),
    activatedAt: moment('activated_at').notNull(),
    /** The ledger's latest movement at the activation: later rounds count. */
    activatedSeq: bigint('activated_seq', { mode: 'number' }).notNull(),
    deactivatedAt: moment('deactivated_at'),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.campaignId] })],
);

/** Cashback that was paid, with all that is needed to count it again from the ledger. Nothing changes it. */
export const bonusCashbackClaim = pgTable(
  'bonus_cashback_claim',
  {
    playerId: uuid('player_id').notNull(),
    /** The payment's reference in the ledger. */
    claimId: uuid('claim_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    version: integer('version').notNull(),
    /** The period; `periodEnd` of instant cashback is the claim. */
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end').notNull(),
    /** The rounds that counted: outcomes after the first number, up to the second, from the instant, before the other. */
    afterSeq: bigint('after_seq', { mode: 'number' }).notNull(),
    upToSeq: bigint('up_to_seq', { mode: 'number' }).notNull(),
    countedFrom: moment('counted_from').notNull(),
    countedBefore: moment('counted_before').notNull(),
    losses: hundredths('losses').notNull(),
    boosterLosses: hundredths('booster_losses').notNull(),
    amount: hundredths('amount').notNull(),
    claimedAt: moment('claimed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.claimId] }),
    // A period is paid once, whatever two devices do at the same moment.
    uniqueIndex('bonus_cashback_claim_period').on(table.playerId, table.campaignId, table.periodStart, table.afterSeq),
  ],
);

/** A stake during an assignment: what it counts, so that a returned stake takes back exactly that. */
export const bonusStake = pgTable(
  'bonus_stake',
  {
    playerId: uuid('player_id').notNull(),
    /** The stake's reference in the ledger. */
    reference: uuid('reference').notNull(),
    assignmentId: uuid('assignment_id').notNull(),
    counted: hundredths('counted').notNull(),
    /** The part that bonus money paid. */
    bonusAmount: hundredths('bonus_amount').notNull(),
    /** The stake has an outcome, so it is no longer in play. */
    settled: boolean('settled').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.reference] }),
    index('bonus_stake_in_play')
      .on(table.playerId, table.assignmentId)
      .where(sql`not settled`),
  ],
);
