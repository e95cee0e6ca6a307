import * as z from 'zod/mini';
import {
  BONUS_KINDS,
  BONUS_STEPS,
  BONUS_TRIGGERS,
  BONUS_VERTICALS,
  bonusCode,
  CAMPAIGN_CATEGORIES,
  CAMPAIGN_STATUSES,
} from './reward.ts';
import { DOCUMENT_TYPES } from './account.ts';
import { DOCUMENT_HOLDS, documentContent, REJECTION_REASONS } from './kyc.ts';
import { DOCUMENT_DECISIONS, operatorDocument } from './operator-kyc.ts';
import { givenMoment } from './given-moment.ts';
import { defineOperatorRoute } from './operator-route.ts';
import { accountStatus, kycLevel, permissions, PERMISSIONS } from './player.ts';
import { paymentMethodCode, payoutHold } from './wallet.ts';
import { currency, positiveAmount, timestamp, uuid, wireAmount, wireTotal } from './shapes.ts';
import { decimalOdds } from './sportsbook-feed.ts';
import { TOURNAMENT_PLACES, TOURNAMENT_SCORINGS, TOURNAMENT_STATES, TOURNAMENT_VERTICALS } from './tournament.ts';

/*
 * Operator calls, on their own listener (ruling 27, docs/operations.md). To add one: define it here with its protection,
 * register it with `operatorRoute` in the API module that owns the data, add its row to docs/operations.md, and add it to
 * the list in operator.test.ts.
 */
export const operatorPlayer = z.object({
  playerId: uuid,
  brand: z.string(),
  email: z.string(),
  name: z.string(),
  countryCode: z.string(),
  currencyCode: currency,
  accountStatus,
  kycStatus: kycLevel,
  permissions,
  multibrandSuspended: z.boolean(),
  registeredAt: timestamp,
  balances: z.object({ main: wireTotal, locked: wireTotal, total: wireTotal }),
});
export type OperatorPlayer = z.infer<typeof operatorPlayer>;
export const operatorPlayers = defineOperatorRoute({
  id: 'operatorPlayers',
  method: 'GET',
  path: '/players',
  roles: ['support', 'payments', 'compliance'],
  touches: 'details',
  reason: 'none',
  secondPerson: 'never',
  summary: 'Find players by email or name.',
  query: z.object({
    search: z.optional(z.string()),
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))),
  }),
  response: z.array(operatorPlayer),
});
export const operatorPlayerUpdate = defineOperatorRoute({
  id: 'operatorPlayerUpdate',
  method: 'PATCH',
  path: '/players/:playerId',
  roles: ['compliance'],
  touches: 'status',
  reason: 'required',
  secondPerson: 'depends',
  summary:
    'Change a player’s status, level or flags. Whatever shortens or lifts a restriction, or verifies the player, needs a second person.',
  params: z.object({ playerId: uuid }),
  body: z.strictObject({
    accountStatus: z.optional(accountStatus),
    kycStatus: z.optional(kycLevel),
    permissions: z.optional(z.partialRecord(z.enum(PERMISSIONS), z.boolean())),
    multibrandSuspended: z.optional(z.boolean()),
    /** For TIMEOUT and SELF_EXCLUDED, in the future; absent with SELF_EXCLUDED means indefinitely. */
    statusUntil: z.optional(z.nullable(givenMoment)),
  }),
  response: operatorPlayer,
});
/** For a player who has lost both the phone and the recovery codes, once support knows who they are. */
export const operatorSecondFactorRemoval = defineOperatorRoute({
  id: 'operatorSecondFactorRemoval',
  method: 'POST',
  path: '/players/:playerId/second-factor/removal',
  roles: ['compliance'],
  touches: 'status',
  reason: 'required',
  secondPerson: 'depends',
  summary:
    'Turn a player’s authenticator app off and end their sessions. It always needs a second person, about the app that is on now.',
  params: z.object({ playerId: uuid }),
  errors: ['error.second_factor.off'],
});
/** The flags and the expected end of maintenance; null without maintenance, or if the end is unknown. */
const operatorFlagsState = z.strictObject({
  liveTableRoute: z.boolean(),
  signupCallback: z.boolean(),
  fluidPayment: z.boolean(),
  maintenance: z.boolean(),
  playSlugRoute: z.boolean(),
  maintenanceUntil: z.nullable(timestamp),
});
export const operatorFlags = defineOperatorRoute({
  id: 'operatorFlags',
  method: 'GET',
  path: '/flags',
  roles: ['system'],
  touches: 'system',
  reason: 'none',
  secondPerson: 'never',
  summary: 'Feature flags and maintenance.',
  response: operatorFlagsState,
});
export const operatorFlagsUpdate = defineOperatorRoute({
  id: 'operatorFlagsUpdate',
  method: 'PATCH',
  path: '/flags',
  roles: ['system'],
  touches: 'system',
  reason: 'none',
  secondPerson: 'never',
  summary:
    'Switch feature flags and maintenance, and set its expected end. Takes effect on open pages. The end is cleared with the maintenance.',
  body: z.partial(z.extend(operatorFlagsState, { maintenanceUntil: z.nullable(givenMoment) })),
  response: operatorFlagsState,
});
export const operatorClock = defineOperatorRoute({
  id: 'operatorClock',
  method: 'GET',
  path: '/clock',
  roles: ['system'],
  touches: 'system',
  reason: 'none',
  secondPerson: 'never',
  summary: 'The API’s clock.',
  response: z.object({ now: timestamp, offsetSeconds: z.number() }),
});
export const operatorClockUpdate = defineOperatorRoute({
  id: 'operatorClockUpdate',
  method: 'PUT',
  path: '/clock',
  roles: ['system'],
  touches: 'system',
  reason: 'none',
  secondPerson: 'never',
  summary: 'Move the API’s clock; refused in production.',
  body: z.strictObject({ offsetSeconds: z.number().check(z.int(), z.gte(0), z.lte(63_072_000)) }),
  response: z.object({ now: timestamp, offsetSeconds: z.number() }),
});
export const operatorWithdrawals = defineOperatorRoute({
  id: 'operatorWithdrawals',
  method: 'GET',
  path: '/withdrawals',
  roles: ['payments'],
  touches: 'money',
  reason: 'none',
  secondPerson: 'never',
  summary: 'Withdrawals waiting for review.',
  response: z.array(
    z.object({
      referenceId: uuid,
      playerId: uuid,
      email: z.string(),
      amount: wireAmount,
      currencyCode: currency,
      paymentMethod: paymentMethodCode,
      requestedAt: timestamp,
      kycStatus: kycLevel,
      /** Reasons that hold the payout now; the decision’s reason says why an approval releases them. */
      holds: z.array(payoutHold),
      /** Deposits and stakes since the last paid withdrawal, or ever, and what is still to be staked of all deposits. */
      turnover: z.object({
        deposited: wireTotal,
        staked: wireTotal,
        unplayed: wireTotal,
        since: z.nullable(timestamp),
      }),
      /** Methods with which the player has deposited, the largest sum first. */
      fundingMethods: z.array(z.object({ paymentMethod: z.string(), deposits: z.number(), amount: wireTotal })),
    }),
  ),
});
export const operatorWithdrawalDecision = defineOperatorRoute({
  id: 'operatorWithdrawalDecision',
  method: 'POST',
  path: '/withdrawals/:referenceId/decision',
  roles: ['payments'],
  touches: 'money',
  reason: 'required',
  secondPerson: 'depends',
  summary:
    'Approve a withdrawal (it goes to the gateway) or reject it (the money returns). Approving a large one needs a second person.',
  params: z.object({ referenceId: uuid }),
  body: z.strictObject({ decision: z.enum(['APPROVE', 'REJECT']) }),
  errors: ['error.withdrawal.not_pending'],
});
export const operatorHeldWins = defineOperatorRoute({
  id: 'operatorHeldWins',
  method: 'GET',
  path: '/held-wins',
  roles: ['payments'],
  touches: 'money',
  reason: 'none',
  secondPerson: 'never',
  summary: 'Wins above their game’s published maximum that wait for review, the longest waiting first (ruling 30).',
  response: z.array(
    z.object({
      referenceId: uuid,
      playerId: uuid,
      /** The studio that asks for the win, by provider id. */
      studio: z.string(),
      gameTitle: z.string(),
      roundId: z.string(),
      /** All stakes of the round's bet. */
      stake: wireTotal,
      amount: wireAmount,
      currencyCode: currency,
      /** The published maximum, in stakes. */
      maxWinStakes: z.number(),
      heldAt: timestamp,
    }),
  ),
});
export const operatorHeldWinDecision = defineOperatorRoute({
  id: 'operatorHeldWinDecision',
  method: 'POST',
  path: '/held-wins/:referenceId/decision',
  roles: ['payments'],
  touches: 'money',
  reason: 'required',
  secondPerson: 'depends',
  summary: 'Pay a held win, which needs a second person, or refuse it; the player gets a message either way.',
  params: z.object({ referenceId: uuid }),
  body: z.strictObject({ decision: z.enum(['APPROVE', 'REJECT']) }),
  errors: ['error.not_found', 'error.held_win.decided'],
});
/** Amounts of a campaign in one currency. */
const campaignAmounts = z.object({
  /** FIXED: the bonus. MATCH: the most that the bonus can be. Free spins: the stake of one spin. Free bet: its stake. */
  bonus: positiveAmount,
  /** MATCH: the least deposit that gives it. */
  minimumDeposit: z.optional(positiveAmount),
  /** BET: own money that the player has to stake first. */
  requiredStake: z.optional(positiveAmount),
  maximumStake: z.optional(positiveAmount),
  maximumWin: z.optional(positiveAmount),
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
  /** How often one person may claim it, with all accounts together. */
  claimsPerPerson: z.number().check(z.int(), z.gte(1), z.lte(100)),
  /** The lowest loyalty level of players who may claim it; absent: every level. */
  loyaltyLevel: z.optional(z.number().check(z.int(), z.gte(1), z.lte(5))),
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
/** A language's two letters. */
const titles = z.record(z.string().check(z.regex(/^[a-z]{2}$/)), z.string().check(z.minLength(3), z.maxLength(80)));
const countedIds = z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(5000));
/** The terms of a tournament. They never change once it is published: the players who take part have read them. */
export const tournamentTerms = z.object({
  /** By language; English is read where a language has none. */
  titles,
  vertical: z.enum(TOURNAMENT_VERTICALS),
  scoring: z.enum(TOURNAMENT_SCORINGS),
  amounts: z.partialRecord(
    currency,
    z.object({
      /** The smallest stake of a round that counts. */
      minimumStake: positiveAmount,
      /** POINTS_PER_STAKE: what has to be staked for one point. */
      stakePerPoint: z.optional(positiveAmount),
    }),
  ),
  /** Games that count, by their ids and by categories of the content; both empty: all of the vertical. */
  gameIds: countedIds,
  categories: countedIds,
  /** Market ids whose players may take part. */
  markets: z.array(z.string().check(z.regex(/^[A-Z]{2}$/))).check(z.minLength(1)),
  startsAt: givenMoment,
  endsAt: givenMoment,
  /** Places and the TOURNAMENT campaign that each of them wins. A campaign belongs to one tournament. */
  prizes: z
    .array(
      z.object({
        from: z.number().check(z.int(), z.gte(1), z.lte(TOURNAMENT_PLACES)),
        to: z.number().check(z.int(), z.gte(1), z.lte(TOURNAMENT_PLACES)),
        campaignId: uuid,
      }),
    )
    .check(z.minLength(1), z.maxLength(50)),
});
export type TournamentTerms = z.infer<typeof tournamentTerms>;
const operatorTournamentHead = {
  tournamentId: uuid,
  brand: z.string(),
  slug: z.string(),
  /** DRAFT, or how it stands by the clock. */
  status: z.enum(['DRAFT', ...TOURNAMENT_STATES]),
  terms: z.extend(tournamentTerms, { startsAt: timestamp, endsAt: timestamp }),
  players: z.number(),
  settledAt: z.nullable(timestamp),
};
const operatorTournamentShape = z.object(operatorTournamentHead);
export type OperatorTournament = z.infer<typeof operatorTournamentShape>;
export const operatorTournaments = defineOperatorRoute({
  id: 'operatorTournaments',
  method: 'GET',
  path: '/tournaments',
  roles: ['payments', 'support'],
  touches: 'system',
  reason: 'none',
  secondPerson: 'never',
  summary: 'Tournaments with their terms, the latest start first.',
  query: z.object({ brand: z.optional(z.string()) }),
  response: z.array(operatorTournamentShape),
});
export const operatorTournament = defineOperatorRoute({
  id: 'operatorTournament',
  method: 'GET',
  path: '/tournaments/:tournamentId',
  roles: ['payments', 'support'],
  touches: 'details',
  reason: 'none',
  secondPerson: 'never',
  summary: 'A tournament with its first two hundred places: whose they are, their points, and what each has won.',
  params: z.object({ tournamentId: uuid }),
  response: z.object({
    ...operatorTournamentHead,
    places: z.array(
      z.object({
        place: z.number(),
        playerId: uuid,
        points: z.number(),
        rounds: z.number(),
        /** When the points were reached: of equal points, the earlier ones come first. */
        reachedAt: timestamp,
        /** The campaign of the prize; null before the end, and for places without one. */
        campaignId: z.nullable(uuid),
      }),
    ),
  }),
  errors: ['error.not_found'],
});
export const operatorTournamentWrite = defineOperatorRoute({
  id: 'operatorTournamentWrite',
  method: 'POST',
  path: '/tournaments',
  roles: ['payments'],
  touches: 'money',
  reason: 'required',
  secondPerson: 'depends',
  summary:
    'Write a tournament, or change a draft. A draft is one person’s work; publishing promises prizes, so it needs a second person, and nothing changes the terms any more.',
  body: z.object({
    /** Absent: a new tournament. */
    tournamentId: z.optional(uuid),
    brand: z.string(),
    /** Its address; unique in the brand. */
    slug: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.minLength(3), z.maxLength(60)),
    status: z.enum(['DRAFT', 'ACTIVE']),
    terms: tournamentTerms,
  }),
  response: operatorTournamentShape,
  errors: ['error.tournament.invalid', 'error.tournament.published', 'error.not_found'],
});
export const operatorTournamentStop = defineOperatorRoute({
  id: 'operatorTournamentStop',
  method: 'POST',
  path: '/tournaments/:tournamentId/stop',
  roles: ['payments', 'compliance'],
  touches: 'money',
  reason: 'required',
  secondPerson: 'depends',
  summary:
    'Stop a tournament for good, without prizes. Once it has begun, players have played for them, so it needs a second person.',
  params: z.object({ tournamentId: uuid }),
  response: operatorTournamentShape,
  errors: ['error.tournament.stopped', 'error.not_found'],
});
/** Documents waiting for review; empty until we collect identity documents. */
export const operatorDocuments = defineOperatorRoute({
  id: 'operatorDocuments',
  method: 'GET',
  path: '/documents',
  roles: ['compliance'],
  touches: 'documents',
  reason: 'none',
  secondPerson: 'never',
  summary: 'Players whose documents were requested or are waiting for review.',
  response: z.array(
    z.object({ playerId: uuid, email: z.string(), kycStatus: kycLevel, requestDocumentTypeStatus: z.string() }),
  ),
});
const reviewedPlayer = z.object({
  playerId: uuid,
  brand: z.string(),
  email: z.string(),
  name: z.string(),
  accountStatus,
  multibrandSuspended: z.boolean(),
});
/** Accounts that take no deposit because they may belong to someone who has another one (ruling 24). */
export const operatorPersonReviews = defineOperatorRoute({
  id: 'operatorPersonReviews',
  method: 'GET',
  path: '/person-reviews',
  roles: ['compliance'],
  touches: 'details',
  reason: 'none',
  secondPerson: 'never',
  summary: 'Accounts held because they may belong to someone with another one, oldest first, with what they share.',
  response: z.array(
    z.object({
      player: reviewedPlayer,
      openedAt: timestamp,
      matches: z.array(z.object({ player: reviewedPlayer, kinds: z.array(z.string()) })),
    }),
  ),
});
export const operatorPersonReviewDecision = defineOperatorRoute({
  id: 'operatorPersonReviewDecision',
  method: 'POST',
  path: '/person-reviews/:playerId/decision',
  roles: ['compliance'],
  touches: 'status',
  reason: 'required',
  secondPerson: 'depends',
  summary:
    'Release a held account (different people), or treat the accounts as one person’s. Releasing it from someone who is kept out needs a second person.',
  params: z.object({ playerId: uuid }),
  body: z.strictObject({ decision: z.enum(['RELEASED', 'SAME_PERSON']) }),
});
export const operatorAudit = defineOperatorRoute({
  id: 'operatorAudit',
  method: 'GET',
  path: '/audit',
  roles: ['auditor'],
  touches: 'audit',
  reason: 'none',
  secondPerson: 'never',
  summary: 'What happened, newest first: who, when, from where, why, before and after.',
  query: z.object({
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))),
    /** Only entries about this subject, a player's id or a payment's reference, and reads that showed that player. */
    subject: z.optional(z.string()),
  }),
  response: z.array(
    z.object({
      id: uuid,
      /** Position in the chain; null for entries from before the chain. */
      seq: z.nullable(z.number()),
      at: timestamp,
      action: z.string(),
      subject: z.nullable(z.string()),
      details: z.record(z.string(), z.unknown()),
      /** The operator; null for players' own actions and the system's. */
      actor: z.nullable(z.object({ id: z.string(), name: z.string() })),
      /** The second person. */
      approver: z.nullable(z.object({ id: z.string(), name: z.string() })),
      /** Address from which the call came. */
      origin: z.nullable(z.string()),
      reason: z.nullable(z.string()),
      before: z.nullable(z.unknown()),
      after: z.nullable(z.unknown()),
    }),
  ),
});

/** A call that waits for a second person. */
export const operatorApproval = z.object({
  approvalId: uuid,
  /** Id of the call's contract. */
  call: z.string(),
  subject: z.nullable(z.string()),
  params: z.record(z.string(), z.unknown()),
  body: z.nullable(z.unknown()),
  /** What made the second person necessary, as it was when the call was requested. */
  facts: z.record(z.string(), z.unknown()),
  reason: z.string(),
  requestedBy: z.object({ id: z.string(), name: z.string() }),
  requestedAt: timestamp,
  expiresAt: timestamp,
});
export type OperatorApproval = z.infer<typeof operatorApproval>;
/** The answer 202 to a call that needs a second person: nothing has changed yet. */
export const approvalPending = z.object({ approval: operatorApproval });

export const operatorApprovals = defineOperatorRoute({
  id: 'operatorApprovals',
  method: 'GET',
  path: '/approvals',
  roles: ['support', 'payments', 'compliance', 'system', 'auditor'],
  touches: 'status',
  reason: 'none',
  secondPerson: 'never',
  summary: 'Calls that wait for a second person, oldest first. Callers see those that their roles may make.',
  response: z.array(operatorApproval),
});
export const operatorApprovalDecision = defineOperatorRoute({
  id: 'operatorApprovalDecision',
  method: 'POST',
  path: '/approvals/:approvalId/decision',
  roles: ['support', 'payments', 'compliance', 'system'],
  touches: 'status',
  reason: 'required',
  secondPerson: 'never',
  summary:
    'Approve a waiting call, which carries it out, or reject it. The approver is another person with a role of that call; the requester may only reject.',
  params: z.object({ approvalId: uuid }),
  body: z.strictObject({ decision: z.enum(['APPROVE', 'REJECT']) }),
  errors: ['error.operator.same_person', 'error.operator.approval_closed', 'error.operator.approval_outdated'],
});
/** Ledger movements that a durable consumer gave up on: the player's later movements wait behind each. */
export const operatorLedgerParked = defineOperatorRoute({
  id: 'operatorLedgerParked',
  method: 'GET',
  path: '/ledger/parked',
  roles: ['system'],
  touches: 'money',
  reason: 'none',
  secondPerson: 'never',
  summary: 'Ledger movements that consumers could not handle, oldest first.',
  query: z.object({ limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))) }),
  response: z.array(
    z.object({
      consumer: z.string(),
      playerId: uuid,
      seq: z.number(),
      parkedAt: timestamp,
      error: z.nullable(z.string()),
    }),
  ),
});
export const operatorLedgerRetry = defineOperatorRoute({
  id: 'operatorLedgerRetry',
  method: 'POST',
  path: '/ledger/retry',
  roles: ['system'],
  touches: 'money',
  reason: 'required',
  secondPerson: 'never',
  summary: 'Retry a parked ledger movement, and then the player’s later ones.',
  body: z.strictObject({ consumer: z.string(), playerId: uuid }),
  errors: ['error.not_found'],
});
export const operatorKycQueue = defineOperatorRoute({
  id: 'operatorKycQueue',
  method: 'GET',
  path: '/kyc/queue',
  roles: ['compliance'],
  touches: 'documents',
  reason: 'none',
  secondPerson: 'never',
  summary: 'Documents under review, the longest waiting first, and then those that are still asked for.',
  query: z.object({ playerId: z.optional(uuid) }),
  response: z.array(operatorDocument),
});
export const operatorKycFile = defineOperatorRoute({
  id: 'operatorKycFile',
  method: 'GET',
  path: '/kyc/players/:playerId/files/:fileId',
  roles: ['compliance'],
  touches: 'documents',
  reason: 'none',
  secondPerson: 'never',
  summary: 'A file of a document, for a compliance officer. Each reading is recorded.',
  params: z.object({ playerId: uuid, fileId: uuid }),
  response: z.extend(documentContent, { playerId: uuid }),
  errors: ['error.not_found'],
});
export const operatorKycRequest = defineOperatorRoute({
  id: 'operatorKycRequest',
  method: 'POST',
  path: '/kyc/players/:playerId/requests',
  roles: ['compliance'],
  touches: 'documents',
  reason: 'required',
  secondPerson: 'never',
  summary: 'Ask a player for a document; it may hold payouts, or payouts and deposits, until it is verified.',
  params: z.object({ playerId: uuid }),
  body: z.strictObject({
    documentType: z.enum(DOCUMENT_TYPES),
    hold: z.enum(DOCUMENT_HOLDS),
    /** Days until an open request holds everything; absent: never. */
    dueInDays: z.optional(z.number().check(z.int(), z.gte(1), z.lte(90))),
  }),
  response: z.object({ documentId: uuid, dueAt: z.nullable(timestamp) }),
  errors: ['error.not_found', 'error.document.decided'],
});
export const operatorKycDecision = defineOperatorRoute({
  id: 'operatorKycDecision',
  method: 'POST',
  path: '/kyc/players/:playerId/documents/:documentId/decision',
  roles: ['compliance'],
  touches: 'documents',
  reason: 'required',
  secondPerson: 'depends',
  summary:
    'Verify or reject a document, let a verified one expire, or take a request back. Taking back one that holds money needs a second person.',
  params: z.object({ playerId: uuid, documentId: uuid }),
  body: z.strictObject({
    decision: z.enum(DOCUMENT_DECISIONS),
    /** The attempt that the officer has looked at: what came since is decided about again. */
    submittedAt: z.nullable(timestamp),
    /** REJECT: what the player reads. */
    rejectionReason: z.optional(z.enum(REJECTION_REASONS)),
  }),
  errors: ['error.not_found', 'error.document.decided', 'error.document.needed', 'error.validation'],
});
