import * as z from 'zod/mini';
import { currency, timestamp, uuid, wireAmount, wireTotal } from './shapes.ts';

/** B§3 bonus taxonomy: kinds of campaigns. */
export const CAMPAIGN_CATEGORIES = ['MANUAL', 'TRIGGERED', 'OPT_IN', 'LOYALTY'] as const;
export type CampaignCategory = (typeof CAMPAIGN_CATEGORIES)[number];
/** B§3. EXPIRED follows from the campaign's end and is never stored. */
export const CAMPAIGN_STATUSES = ['DRAFT', 'ACTIVE', 'EXPIRED', 'CANCELED'] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];
export const BONUS_VERTICALS = ['CASINO', 'LIVE_CASINO', 'SPORTS'] as const;
export type BonusVertical = (typeof BONUS_VERTICALS)[number];
/**
 * B§3: what a reward is for. Free spins and free bets have no wallet of their own. Winnings of free spins go to MAIN or to
 * the casino's bonus wallet, those of free bets to MAIN.
 */
export const REWARD_VERTICALS = [...BONUS_VERTICALS, 'FREE_SPINS', 'FREE_BET'] as const;
export type RewardVertical = (typeof REWARD_VERTICALS)[number];
/** B§3 `betBonusType`: -1 is free spins. */
export const FREE_SPIN_BET_BONUS = -1 as const;
export const BONUS_KINDS = ['STICKY', 'NON_STICKY'] as const;
export type BonusKind = (typeof BONUS_KINDS)[number];
/**
 * Deposits that give a bonus (B§3 triggers). The documents name the triggers without their codes, so the codes of these
 * are ours. NEXT_DEPOSIT: whichever deposit comes after the claim.
 */
export const DEPOSIT_TRIGGERS = [
  'FIRST_DEPOSIT',
  'SECOND_DEPOSIT',
  'THIRD_DEPOSIT',
  'FOURTH_DEPOSIT',
  'FIFTH_DEPOSIT',
  'NEXT_DEPOSIT',
] as const;
/**
 * Losses of which a part comes back (B§3): at any time; of a day; of a week; of the campaign's whole time; of one weekday.
 */
export const CASHBACK_TRIGGERS = [
  'CASHBACK_INSTANT',
  'CASHBACK_DAILY',
  'CASHBACK_WEEKLY',
  'CASHBACK_WITH_TIMEFRAME',
  'CASHBACK_SPECIFIC_DAY',
] as const;
export type CashbackTrigger = (typeof CASHBACK_TRIGGERS)[number];
/**
 * These give the bonus with the claim. MANUAL_BONUS_CODE: the player enters a code. REGISTRATION_WITH_TIMEFRAME: for some
 * hours after the registration. BET: once the player has staked a sum of their own money. TOURNAMENT: for players whom
 * an operator names as winners. LINKED_CAMPAIGN: once the player has completed the wagering of another campaign.
 */
export const BONUS_TRIGGERS = [
  ...DEPOSIT_TRIGGERS,
  'MANUAL_BONUS_CODE',
  'REGISTRATION_WITH_TIMEFRAME',
  'LINKED_CAMPAIGN',
  ...CASHBACK_TRIGGERS,
  'BET',
  'TOURNAMENT',
] as const;
export type BonusTrigger = (typeof BONUS_TRIGGERS)[number];

/** A§9: in how many steps a bonus can become the player's own money. */
export const BONUS_STEPS = { minimum: 2, maximum: 101 } as const;

/**
 * How far a bonus of steps is. Its wagering is that many equal parts; at the end of each, a part of the bonus money becomes
 * the player's own, and stays so.
 */
export const bonusSteps = z.object({
  count: z.number().check(z.int(), z.gte(BONUS_STEPS.minimum), z.lte(BONUS_STEPS.maximum)),
  /** Steps that are complete. A stake that is returned later takes none back. */
  done: z.number(),
  /** What has become the player's own money by steps. */
  released: wireTotal,
  /**
   * What has to be staked until the next step is complete; null before the money is given, once steps have given the
   * maximum win, and at the end.
   */
  toNext: z.nullable(wireTotal),
});
export type BonusSteps = z.infer<typeof bonusSteps>;

/**
 * States of an assignment. CLAIMED and OPTED_IN wait for their deposit, WAGERING has given its money; the others have
 * ended. USED_UP: the bonus money was lost before the wagering was complete.
 */
export const ASSIGNMENT_STATES = [
  'CLAIMED',
  'OPTED_IN',
  'WAGERING',
  'CONVERTED',
  'USED_UP',
  'FORFEITED',
  'EXPIRED',
  'CANCELLED',
] as const;
export const assignmentState = z.enum(ASSIGNMENT_STATES);
export type AssignmentState = z.infer<typeof assignmentState>;

/** A code as players type it: letters, digits and dashes. The API compares it in capitals. */
export const bonusCode = z.string().check(z.regex(/^[A-Za-z0-9-]{3,32}$/, 'error.bonus_code.invalid'));

/** How a player's cashback stands. Losses are stakes of own money minus winnings, of rounds that are over. */
export const cashbackProgress = z.object({
  campaignId: uuid,
  currencyCode: currency,
  /** The losses that count now; null outside the campaign's days. `endsAt` is null for instant cashback. */
  current: z.nullable(
    z.object({
      startsAt: timestamp,
      endsAt: z.nullable(timestamp),
      losses: wireTotal,
      cashback: wireTotal,
    }),
  ),
  /** What can be claimed now, and until when; `until` is null without an end. Null: nothing. */
  claimable: z.nullable(z.object({ amount: wireTotal, losses: wireTotal, until: z.nullable(timestamp) })),
});
export type CashbackProgress = z.infer<typeof cashbackProgress>;

/** States of a player's free spins. PLAYED: every spin has been used. */
export const FREE_SPIN_STATES = ['ACTIVE', 'PLAYED', 'EXPIRED', 'FORFEITED'] as const;
export type FreeSpinState = (typeof FREE_SPIN_STATES)[number];

/** B§3 `freeSpinDetail`: the spins, the game in which they are played, and how far the player is. */
export const freeSpinDetail = z.object({
  /** The campaign's code; null without one. */
  bonusCode: z.nullable(z.string()),
  gameId: z.string(),
  /** The game's address: `/play/{gameSlug}`. Null if the game is not in the catalogue any more. */
  gameSlug: z.nullable(z.string()),
  title: z.string(),
  /** Spins in all, and not yet used. */
  rounds: z.number(),
  roundsLeft: z.number(),
  roundsPlayed: z.array(z.object({ gameId: z.string(), rounds: z.number() })),
  /** Of one spin; the player does not pay it. */
  stake: wireAmount,
  /** Where winnings go: MAIN at once, or the bonus wallet after the last spin. */
  winnings: z.enum(['MAIN', 'BONUS']),
  /** Won so far, up to the maximum win. */
  won: wireTotal,
  /** Null before a claim. */
  state: z.nullable(z.enum(FREE_SPIN_STATES)),
});
export type FreeSpinDetail = z.infer<typeof freeSpinDetail>;

/** States of a player's free bet. STAKED: it is on an open bet. USED: that bet has its result. */
export const FREE_BET_STATES = ['ACTIVE', 'STAKED', 'USED', 'EXPIRED', 'FORFEITED'] as const;

/** A bet whose stake the house pays (B§3 FREE_BET): the winnings are the player's, and the stake is not part of them. */
export const freeBetDetail = z.object({
  /** The stake: all of it goes on one bet. */
  amount: wireAmount,
  /** The lowest odds of the bet, all selections together, as decimal text; null: any. */
  minimumOdds: z.nullable(z.string()),
  /** The bet that it is on, as the player's history names it. */
  bet: z.nullable(z.string()),
  won: wireTotal,
  /** Null before a claim. */
  state: z.nullable(z.enum(FREE_BET_STATES)),
});
export type FreeBetDetail = z.infer<typeof freeBetDetail>;

/** B§3 Reward: a campaign as one player sees it, with their assignment once they have claimed it. */
export const reward = z.object({
  campaignId: uuid,
  /** Of the terms that apply: the assignment's, or the campaign's newest before a claim. */
  version: z.number(),
  campaignStatus: z.enum(CAMPAIGN_STATUSES),
  campaignCategory: z.enum(CAMPAIGN_CATEGORIES),
  triggerEvent: z.nullable(z.enum(BONUS_TRIGGERS)),
  vertical: z.enum(REWARD_VERTICALS),
  bonusType: z.enum(BONUS_KINDS),
  /** -1: free spins; null: money. */
  betBonusType: z.nullable(z.literal(FREE_SPIN_BET_BONUS)),
  /** Of free spins; null for others. */
  freeSpinDetail: z.nullable(freeSpinDetail),
  /** Of a free bet; null for others. */
  freeBetDetail: z.nullable(freeBetDetail),
  /** Of a BET reward; null for others. Own money that the player has to stake after the activation, and where. */
  betAndGet: z.nullable(
    z.object({
      required: wireTotal,
      staked: wireTotal,
      /** Empty: every game of the vertical. The address is `/play/{gameSlug}`; null if the catalogue has no such game. */
      games: z.array(z.object({ gameId: z.string(), title: z.string(), gameSlug: z.nullable(z.string()) })),
      /** Null before the activation. COMPLETED: it can be claimed. */
      state: z.nullable(z.enum(['ACTIVE', 'COMPLETED'])),
    }),
  ),
  /** The lowest loyalty level of its players; null: every level. */
  loyaltyLevel: z.nullable(z.number()),
  /** How many times the bonus must be staked; 0: not at all. */
  wrMultiplier: z.number(),
  /** Null: it becomes the player's own money at once, when all of the wagering is done. */
  steps: z.nullable(bonusSteps),
  hasBonusCode: z.boolean(),
  /** The code of a partner with which this player came to the reward; null without one. */
  partnerBonusCode: z.nullable(z.string()),
  /** The campaign's own title; null: the site names it by its terms. */
  campaignDisplayInfo: z.object({ title: z.nullable(z.string()) }),
  startedAt: timestamp,
  /** When claims end, for this player; null: no end is set. */
  endedAt: z.nullable(timestamp),
  currencyCode: currency,
  /** What the bonus gives: an amount, or a part of a deposit. */
  offer: z.union([
    z.object({
      kind: z.literal('FIXED'),
      amount: wireAmount,
      /** Of a bonus for a deposit; absent: any deposit gives it, or none is needed. */
      minimumDeposit: z.optional(wireAmount),
    }),
    z.object({
      kind: z.literal('MATCH'),
      /** Per cent of the deposit. */
      percent: z.number(),
      maximum: wireAmount,
      minimumDeposit: wireAmount,
    }),
    z.object({
      kind: z.literal('CASHBACK'),
      /** Per cent of the losses. */
      percent: z.number(),
      /** The most that a period gives; of instant cashback, a day. */
      maximum: wireAmount,
    }),
    z.object({ kind: z.literal('FREE_SPINS'), spins: z.number(), stake: wireAmount }),
    z.object({ kind: z.literal('FREE_BET'), amount: wireAmount }),
  ]),
  /** Of a cashback reward; null for others. */
  cashbackInfo: z.nullable(
    z.object({
      /** SPECIFIC_DAY: 1 is Monday. */
      weekday: z.nullable(z.number()),
      /** Per cent of the losses in booster games; null without them. */
      boosterPercent: z.nullable(z.number()),
    }),
  ),
  cashbackActivated: z.boolean(),
  cashbackBooster: z.nullable(z.object({ boosterGames: z.array(z.object({ gameId: z.string(), title: z.string() })) })),
  /** Null until it is activated. */
  cashbackProgress: z.nullable(cashbackProgress),
  /** Hours from the grant until it expires. */
  validHours: z.number(),
  /** Stakes above it do not count towards the wagering; null: every stake counts. */
  maximumStake: z.nullable(wireAmount),
  /** SPORTS: the lowest odds of a bet whose stake counts, all selections together, as decimal text; null: any. */
  minimumOdds: z.nullable(z.string()),
  /** The most that the bonus can turn into money; null: all of it. */
  maximumWin: z.nullable(wireAmount),
  /** Games whose stakes do not count, and their names. */
  excludedGameIds: z.array(z.string()),
  excludedGames: z.array(z.object({ gameId: z.string(), title: z.string() })),
  /** How much of a stake counts, where it is not all of it. No games: every stake that no other entry names. */
  contributions: z.array(
    z.object({
      /** Per cent of the stake. */
      percent: z.number(),
      games: z.array(z.object({ gameId: z.string(), title: z.string() })),
    }),
  ),
  assignmentId: z.nullable(uuid),
  state: z.nullable(assignmentState),
  /**
   * The reward waits until the player's other bonus of its vertical has ended; `expiresAt` says until when. `isCredited`:
   * it has been claimed out of the queue.
   */
  queuedPlayerBonus: z.nullable(z.object({ queuedPlayerBonusId: uuid, isCredited: z.boolean() })),
  /** Of an assignment: when it ends by the clock. */
  expiresAt: z.nullable(timestamp),
  /** Null until the money has been given. */
  granted: z.nullable(
    z.object({
      amount: wireAmount,
      /** What the player has to stake, and has staked. */
      wageringRequirement: wireTotal,
      wagered: wireTotal,
      /** Per cent, rounded down, so that 100 means complete. */
      wageringProgress: z.number(),
      /** Bonus money in the wallet of the vertical now: what a forfeit would take at once. */
      balance: wireTotal,
      /** Bonus money in open rounds and bets, whose returns a forfeit would take too; absent: none. */
      inPlay: z.optional(wireTotal),
    }),
  ),
});
export type Reward = z.infer<typeof reward>;
