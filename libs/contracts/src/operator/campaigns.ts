import * as z from 'zod/mini';
import {
  BONUS_KINDS,
  BONUS_STEPS,
  BONUS_TRIGGERS,
  BONUS_VERTICALS,
  bonusCode,
  CAMPAIGN_CATEGORIES,
  CAMPAIGN_STATUSES,
} from '../reward.ts';
import { givenMoment } from '../given-moment.ts';
import { defineOperatorRoute } from '../operator-route.ts';
import { INVITED_LEVEL } from '../player.ts';
import { currency, positiveAmount, timestamp, uuid, wireTotal } from '../shapes.ts';
import { decimalOdds } from '../sportsbook-feed.ts';

/* Bonus campaigns, their winners and the codes of partners. */

/** Amounts of a campaign in one currency. */
const campaignAmounts = z.object({
  /** FIXED: the bonus. MATCH: the most that the bonus can be. Free spins: the stake of one spin. Free bet: its stake. */
  bonus: positiveAmount,
  /** Of a deposit trigger: the least deposit that gives it. */
  minimumDeposit: z.optional(positiveAmount),
  /** BET: own money that the player has to stake first. */
  requiredStake: z.optional(positiveAmount),
  maximumStake: z.optional(positiveAmount),
  maximumWin: z.optional(positiveAmount),
  /** The most that the campaign gives to all players in this currency; absent: no cap. Free spins count with their stakes. */
  budget: z.optional(positiveAmount),
});
/** The terms of a campaign. A change is a new version; players keep the version that they accepted. */
export const campaignTerms = z.object({
  category: z.enum(CAMPAIGN_CATEGORIES),
  /** Null: a claim gives the bonus at once. */
  trigger: z.nullable(z.enum(BONUS_TRIGGERS)),
  vertical: z.enum(BONUS_VERTICALS),
  bonusType: z.enum(BONUS_KINDS),
  /** Per cent of the deposit; null: the amount is fixed. */
  matchPercent: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(500))),
  wrMultiplier: z.number().check(z.int(), z.gte(0), z.lte(100)),
  /** In how many equal steps of the wagering the bonus becomes the player's own; absent: at the end. */
  steps: z.optional(z.number().check(z.int(), z.gte(BONUS_STEPS.minimum), z.lte(BONUS_STEPS.maximum))),
  amounts: z.partialRecord(currency, campaignAmounts),
  /** Market ids whose players may claim it. */
  markets: z.array(z.string().check(z.regex(/^[A-Z]{2}$/))).check(z.minLength(1)),
  /** Hours from the grant, and before it from the claim, until it expires. */
  validHours: z.number().check(z.int(), z.gte(1), z.lte(24 * 366)),
  excludedGameIds: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(5000)),
  /** How much of each stake counts towards the wagering. Stakes that no entry is about count in full. */
  contributions: z.optional(
    z
      .array(
        z.object({
          /** Per cent of the stake. */
          percent: z.number().check(z.int(), z.gte(1), z.lte(100)),
          /** Empty: every stake of the vertical that no other entry names. */
          gameIds: z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(1000)),
        }),
      )
      .check(z.minLength(1), z.maxLength(10)),
  ),
  /** How often one person may claim it, with all accounts together. */
  claimsPerPerson: z.number().check(z.int(), z.gte(1), z.lte(100)),
  /** The lowest loyalty level of players who may claim it; absent: every level. */
  loyaltyLevel: z.optional(z.number().check(z.int(), z.gte(1), z.lte(INVITED_LEVEL))),
  /**
   * Who may claim it (B§5); absent: everyone in its markets. `targetGroups` are numbers of completed deposits, of which 2
   * means two or more.
   */
  targetAudience: z.optional(
    z.union([
      z.strictObject({
        option: z.literal('group'),
        targetGroups: z.array(z.number().check(z.int(), z.gte(0), z.lte(2))).check(z.minLength(1), z.maxLength(3)),
      }),
      z.strictObject({
        option: z.literal('playersCsv'),
        targetPlayerIds: z.array(uuid).check(z.minLength(1), z.maxLength(500)),
      }),
    ]),
  ),
  /** How many claims there may be in all; null: no cap. */
  claimsInAll: z.nullable(z.number().check(z.int(), z.gte(1))),
  startsAt: givenMoment,
  endsAt: z.nullable(givenMoment),
  title: z.nullable(z.string().check(z.minLength(1), z.maxLength(100))),
  /** REGISTRATION_WITH_TIMEFRAME: hours after the registration in which it can be claimed. */
  registrationHours: z.optional(z.number().check(z.int(), z.gte(1), z.lte(24 * 366))),
  /** LINKED_CAMPAIGN: the campaign whose wagering the player must have completed. */
  linkedCampaignId: z.optional(uuid),
  /** Of a cashback trigger; `amounts.bonus` is the most that a period gives. */
  cashback: z.optional(
    z.object({
      /** Per cent of the losses; at most half, so that a loss stays a loss. */
      percent: z.number().check(z.int(), z.gte(1), z.lte(50)),
      /** CASHBACK_SPECIFIC_DAY: 1 is Monday. */
      weekday: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(7))),
      /** Games whose losses give more, and how much of them; null without such games. */
      booster: z.nullable(
        z.object({
          percent: z.number().check(z.int(), z.gte(1), z.lte(50)),
          gameIds: z.array(z.string().check(z.maxLength(200))).check(z.minLength(1), z.maxLength(100)),
        }),
      ),
    }),
  ),
  /** SPORTS: the lowest odds of a bet whose stake counts, all selections together; absent: any. */
  minimumOdds: z.optional(decimalOdds),
  /** BET: the games whose stakes count; empty: all of the vertical. */
  betGameIds: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(500))),
  /** Spins instead of money; `amounts.bonus` is the stake of one. */
  freeSpins: z.optional(
    z.object({
      gameId: z.string().check(z.minLength(1), z.maxLength(200)),
      spins: z.number().check(z.int(), z.gte(1), z.lte(500)),
      /** MAIN: each win is the player's own at once. BONUS: the winnings become bonus money after the last spin. */
      winnings: z.enum(['MAIN', 'BONUS']),
    }),
  ),
  /** A sports bet whose stake the house pays, `amounts.bonus`; its winnings are the player's own at once. */
  freeBet: z.optional(
    z.object({
      /** The lowest odds of the bet, all selections together; null: any. */
      minimumOdds: z.nullable(decimalOdds),
    }),
  ),
});
export type CampaignTerms = z.infer<typeof campaignTerms>;
const operatorCampaign = z.object({
  campaignId: uuid,
  brand: z.string(),
  /** What operators call it. */
  name: z.string(),
  bonusCode: z.nullable(z.string()),
  status: z.enum(CAMPAIGN_STATUSES),
  version: z.number(),
  terms: z.extend(campaignTerms, { startsAt: timestamp, endsAt: z.nullable(timestamp) }),
  claims: z.number(),
  /** What claims have taken of a budget so far, with or without one: the most that each can still give, or what it gave. */
  committed: z.partialRecord(currency, wireTotal),
  /** Codes of partners that lead to it, and how many players have come with each. With one, it is for these players only. */
  partnerBonusCodes: z.array(
    z.object({
      partner: z.string(),
      partnerBonusCode: z.string(),
      players: z.number(),
      /** When it was taken back; null: it leads to the campaign. */
      endedAt: z.nullable(timestamp),
    }),
  ),
});
export const operatorCampaigns = defineOperatorRoute({
  id: 'operatorCampaigns',
  method: 'GET',
  path: '/bonus/campaigns',
  roles: ['payments', 'support'],
  touches: 'system',
  reason: 'none',
  secondPerson: 'never',
  summary: 'Campaigns with their newest terms and how often they were claimed (B§3 list filters).',
  query: z.object({
    brand: z.optional(z.string()),
    filter: z.optional(z.enum(['ACTIVE', 'ALL', 'CANCELED', 'COMPLETED', 'DRAFT', 'EXPIRED'])),
  }),
  response: z.array(operatorCampaign),
});
export const operatorCampaignWrite = defineOperatorRoute({
  id: 'operatorCampaignWrite',
  method: 'POST',
  path: '/bonus/campaigns',
  roles: ['payments'],
  touches: 'money',
  reason: 'required',
  secondPerson: 'depends',
  summary:
    'Write a campaign or a new version of one. A draft is one person’s work; whatever players can claim needs a second person.',
  body: z.object({
    /** Absent: a new campaign. */
    campaignId: z.optional(uuid),
    brand: z.string(),
    name: z.string().check(z.minLength(3), z.maxLength(100)),
    bonusCode: z.nullable(bonusCode),
    status: z.enum(['DRAFT', 'ACTIVE']),
    terms: campaignTerms,
  }),
  response: operatorCampaign,
  errors: ['error.campaign.invalid', 'error.campaign.stopped', 'error.not_found'],
});
export const operatorCampaignStop = defineOperatorRoute({
  id: 'operatorCampaignStop',
  method: 'POST',
  path: '/bonus/campaigns/:campaignId/stop',
  roles: ['payments', 'compliance'],
  touches: 'money',
  reason: 'required',
  secondPerson: 'depends',
  summary:
    'Stop a campaign for good: no further claims. Bonuses that players already have go on under their terms. The prize of a published tournament needs a second person.',
  params: z.object({ campaignId: uuid }),
  response: operatorCampaign,
  errors: ['error.campaign.stopped', 'error.not_found'],
});
export const operatorCampaignWinners = defineOperatorRoute({
  id: 'operatorCampaignWinners',
  method: 'POST',
  path: '/bonus/campaigns/:campaignId/winners',
  roles: ['payments'],
  touches: 'money',
  reason: 'required',
  secondPerson: 'depends',
  summary:
    'Name the players who have won the prize of a TOURNAMENT campaign: they can claim it, and get a message. It costs money, so it needs a second person. A player who is named already stays so.',
  params: z.object({ campaignId: uuid }),
  body: z.strictObject({ playerIds: z.array(uuid).check(z.minLength(1), z.maxLength(500)) }),
  response: z.object({ named: z.number() }),
  errors: ['error.campaign.invalid', 'error.campaign.stopped', 'error.not_found'],
});
export const operatorCampaignPartner = defineOperatorRoute({
  id: 'operatorCampaignPartner',
  method: 'POST',
  path: '/bonus/campaigns/:campaignId/partner-codes',
  roles: ['payments'],
  touches: 'money',
  reason: 'required',
  secondPerson: 'depends',
  summary:
    'Give a partner a code of their own for a campaign. From the first one on, only players who come with such a code can see and claim it. On an active campaign it needs a second person. The same code of the same partner again changes nothing.',
  params: z.object({ campaignId: uuid }),
  body: z.strictObject({
    /** What operators call the partner. */
    partner: z.string().check(z.minLength(2), z.maxLength(100)),
    partnerBonusCode: bonusCode,
  }),
  response: operatorCampaign,
  errors: ['error.campaign.invalid', 'error.campaign.stopped', 'error.not_found'],
});
export const operatorCampaignPartnerStop = defineOperatorRoute({
  id: 'operatorCampaignPartnerStop',
  method: 'POST',
  path: '/bonus/campaigns/:campaignId/partner-codes/:partnerBonusCode/stop',
  roles: ['payments', 'compliance'],
  touches: 'money',
  reason: 'required',
  secondPerson: 'never',
  summary:
    'Take a partner’s code back for good: nobody else comes with it. Players who have come keep the offer, and the campaign stays for players of partners only.',
  params: z.object({ campaignId: uuid, partnerBonusCode: bonusCode }),
  response: operatorCampaign,
  errors: ['error.not_found'],
});
