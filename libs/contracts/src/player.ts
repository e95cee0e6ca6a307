import * as z from 'zod/mini';
import { defineRoute } from './route.ts';
import { countryCode, currency, phone, timestamp, uuid } from './shapes.ts';

/** A§3 Player account status. */
export const ACCOUNT_STATUSES = [
  'CLOSED',
  'ACCOUNT_UNVERIFIED',
  'PRE_REGISTERED',
  'REGISTERED',
  'BLACKLISTED',
  'RESTRICTED',
  'PAYOUT',
  'TIMEOUT',
  'SELF_EXCLUDED',
] as const;
export const accountStatus = z.enum(ACCOUNT_STATUSES);
export type AccountStatus = z.infer<typeof accountStatus>;

/** A§3 KYC level. */
export const KYC_LEVELS = [
  'NOT_VERIFIED',
  'DATA_VERIFIED',
  'PENDING',
  'FULLY VERIFIED',
  'ENHANCED KYC',
  'EDD_PENDING',
  'EDD_UNDER_REVIEW',
  'ENHANCED',
  'RESTRICTED',
  'SUSPENDED',
  'PENDING_EXPIRED',
  'NOT_REQUIRED',
] as const;
export const kycLevel = z.enum(KYC_LEVELS);
export type KycLevel = z.infer<typeof kycLevel>;

/** A§3 Player profile: permission flags, as the documents name them. */
export const PERMISSIONS = [
  'payout',
  'casino',
  'liveCasino',
  'sports',
  'virtualSports',
  'bonuses',
  'deposit',
  'withdrawal',
  'volt',
  'affiliateReg',
  'macropay',
  'isWithdrawalReview',
  'crypto',
] as const;
export const permissions = z.record(z.enum(PERMISSIONS), z.boolean());
export type Permissions = z.infer<typeof permissions>;

/** The highest loyalty level, which comes by an operator's invitation only. */
export const INVITED_LEVEL = 5;
/** A§3 Player profile. `payout: true` is the risk-payout flag: the player may only withdraw. */
export const playerProfile = z.object({
  playerId: uuid,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  mobilePhone: phone,
  kycStatus: kycLevel,
  accountStatus,
  /** When a time-out or an exclusion ends; null if it has no end, or with any other status. */
  accountStatusUntil: z.nullable(timestamp),
  /** When the player's own last break ended; null if none has. The next login offers another day (A§4 start-cooling). */
  breakEndedAt: z.nullable(timestamp),
  requestDocumentTypeStatus: z.string(),
  currencyCode: currency,
  countryCode,
  languageCode: z.string(),
  /** IANA zone of every date that the player reads; fixed at registration (ruling 17). */
  timeZone: z.string(),
  personid: z.string(),
  firstLogin: z.boolean(),
  firstDepositDate: z.nullable(timestamp),
  registrationDate: timestamp,
  termsAndConditionsAcceptedVersion: z.number(),
  /** 0 before the registration is complete, up to `INVITED_LEVEL`. */
  loyaltyLevel: z.number(),
  limitLevel: z.number(),
  eddQuestionnaire: z.boolean(),
  permissions,
  multibrand: z.object({ suspended: z.boolean() }),
});
export type PlayerProfile = z.infer<typeof playerProfile>;

/** A§3 token payload: the claims of the identity token. */
export const tokenClaims = z.object({
  sub: uuid,
  iss: z.string(),
  aud: z.string(),
  token_use: z.literal('id'),
  /** When the session began, in seconds since 1970. A refresh keeps it, and moves `iat`. */
  auth_time: z.number(),
  exp: z.number(),
  iat: z.number(),
  country_code: z.string(),
  language_code: z.string(),
  player_id: uuid,
  player_access_id: z.string(),
  email: z.string(),
  login_method: z.string(),
  zendeskJwtToken: z.string(),
  registrationDate: z.string(),
  /** Cognito claims are strings: JSON `{"suspended":false}`. */
  multibrand: z.string(),
  brand: z.string(),
});
export type TokenClaims = z.infer<typeof tokenClaims>;

export const accessDetails = defineRoute({
  id: 'accessDetails',
  method: 'GET',
  base: 'v1',
  path: '/player/access/details',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-account',
  source: 'A§3, A§7',
  summary: 'The signed-in player’s profile, status and permissions.',
  response: playerProfile,
});
export const signOut = defineRoute({
  id: 'signOut',
  method: 'POST',
  base: 'v1',
  path: '/player/sign_out',
  auth: 'player',
  accessToken: true,
  restricted: 'always',
  anywhere: 'session',
  source: 'A§7',
  summary: 'End the session, with its sockets and games.',
  response: z.object({ stay: z.boolean() }),
});
export const transactionSummary = defineRoute({
  id: 'transactionSummary',
  method: 'GET',
  base: 'v1',
  path: '/player/transaction-summary',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-money',
  source: 'A§3, A§7',
  summary: 'How often the player has deposited.',
  response: z.object({ totalDepositsCount: z.number() }),
});
