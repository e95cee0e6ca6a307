import * as z from 'zod/mini';
import { defineRoute } from './route.ts';
import { blackbox, countryCode, currency, email, phone, siteId, timestamp, uuid } from './shapes.ts';

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

/** Ruling 31: the least characters of a new password. There are no rules about their kinds. */
export const PASSWORD_MINIMUM = 10;
export const password = z
  .string()
  .check(z.minLength(PASSWORD_MINIMUM, 'error.password.weak'), z.maxLength(128, 'error.password.too_long'));
const name = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'error.name.required'),
    z.maxLength(60, 'error.name.too_long'),
    z.regex(/^[\p{L}\p{M}][\p{L}\p{M} '’.-]*$/u, 'error.name.characters'),
  );

/** A§3 registration payload and registration player details. */
export const registrationBody = z.object({
  firstName: name,
  lastName: name,
  email,
  mobilePhone: phone,
  password,
  countryCode,
  languageCode: z.string(),
  termsAndConditions: z.literal(true, 'error.terms.required'),
  cookiePolicyAccepted: z.boolean(),
  marketingOptIn: z.boolean(),
  allConditions: z.boolean(),
  termsAndConditionsAcceptedVersion: z.number(),
  /** The player has confirmed the notice of the risks; required where the country's law asks for it (ruling 22). */
  riskNoticeAccepted: z.optional(z.boolean()),
});
export type RegistrationBody = z.input<typeof registrationBody>;

/** A§3 profile update payload; the same form asks for address and city. */
export const profileUpdateBody = z.object({
  playerId: uuid,
  dateOfBirth: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'error.date_of_birth.invalid')),
  address: z
    .string()
    .check(z.trim(), z.minLength(3, 'error.address.required'), z.maxLength(120, 'error.field.too_long')),
  city: z.string().check(z.trim(), z.minLength(1, 'error.city.required'), z.maxLength(80, 'error.field.too_long')),
  postalCode: z
    .string()
    .check(z.trim(), z.minLength(2, 'error.postal_code.required'), z.maxLength(12, 'error.field.too_long')),
  /** Required where the market has provinces (CA). */
  province: z.optional(z.string()),
  mobilePhone: phone,
  countryCode,
  termsAndConditionsAccepted: z.boolean(),
  languageCode: z.string(),
  /** IANA name, fixed at registration (ruling 17). */
  timeZone: z.optional(z.string()),
});
export type ProfileUpdateBody = z.input<typeof profileUpdateBody>;

const codeRequestBody = z.object({ playerId: uuid, siteId, countryCode, blackbox: z.optional(blackbox) });
const codeVerificationBody = z.object({
  playerId: uuid,
  siteId,
  countryCode,
  password: z.optional(z.string()),
  code: z.string().check(z.trim(), z.regex(/^\d{6}$/, 'error.code.format')),
});
/** When the player may request the next code, and when this one expires. */
export const codeReceipt = z.object({ resendAt: timestamp, expiresAt: timestamp });
export type CodeReceipt = z.infer<typeof codeReceipt>;
const codeVerified = z.object({ verified: z.literal(true), registrationComplete: z.boolean() });

export const captchaChallenge = defineRoute({
  id: 'captchaChallenge',
  method: 'GET',
  base: 'v1',
  path: '/captcha/challenge',
  auth: 'public',
  anywhere: 'session',
  source: 'ruling 9',
  summary: 'A proof-of-work challenge (ALTCHA) that a sign-up call must answer.',
  response: z.record(z.string(), z.unknown()),
});
export const riskSetting = defineRoute({
  id: 'riskSetting',
  method: 'GET',
  base: 'v1',
  path: '/player/markets/risk-setting',
  auth: 'public',
  anywhere: 'information',
  source: 'A§7',
  summary: 'The verifications that the market requires of a new player.',
  query: z.object({ countryCode }),
  response: z.object({ smsVerification: z.boolean(), emailVerification: z.boolean() }),
});
/** Starts an account (PRE_REGISTERED) and sets the HttpOnly registration cookie that the following steps need. */
export const registration = defineRoute({
  id: 'registration',
  method: 'POST',
  base: 'v1',
  path: '/player/registration',
  auth: 'public',
  source: 'A§7',
  summary: 'Register: details, consent and password.',
  body: registrationBody,
  response: z.object({ playerId: uuid }),
  errors: [
    'error.registration.player_already_exists',
    'error.captcha.validation',
    'error.vonage.phone.invalid',
    'error.country.blocked',
    'error.validation',
    'error.phone.prefix_blocked',
    'error.risk_notice.required',
    'error.password.guessable',
    'error.password.known',
  ],
});
export const registrationUpdate = defineRoute({
  id: 'registrationUpdate',
  method: 'PUT',
  base: 'v1',
  path: '/player/registration',
  auth: 'registration',
  source: 'A§7',
  summary: 'Complete the details of a started registration: date of birth and address.',
  body: profileUpdateBody,
  errors: ['error.registration.underage', 'error.registration.expired', 'error.captcha.validation', 'error.validation'],
});
const codeRoute = <const Id extends string, const Path extends string>(id: Id, path: Path, summary: string) =>
  defineRoute({
    id,
    method: 'POST',
    base: 'v1',
    path,
    auth: 'registration',
    source: 'A§7',
    summary,
    body: codeRequestBody,
    response: codeReceipt,
    errors: [
      'error.code.requested_too_soon',
      'sms.max.attempts.reached',
      'email.max.attempts.reached',
      'error.message.not_sent',
      'error.registration.expired',
    ],
  });
const verifyRoute = <const Id extends string, const Path extends string>(id: Id, path: Path, summary: string) =>
  defineRoute({
    id,
    method: 'POST',
    base: 'v1',
    path,
    auth: 'registration',
    source: 'A§7',
    summary,
    body: codeVerificationBody,
    response: codeVerified,
    errors: [
      'sms.code.invalid',
      'sms.code.expired',
      'sms.max.attempts.reached',
      'email.code.invalid',
      'email.code.expired',
      'email.max.attempts.reached',
      'error.registration.expired',
    ],
  });
export const smsRequest = codeRoute('smsRequest', '/player/registration/sms_request', 'Send a code by SMS.');
export const smsVerification = verifyRoute(
  'smsVerification',
  '/player/registration/sms_verification',
  'Check the SMS code.',
);
export const emailRequest = codeRoute('emailRequest', '/player/registration/email_request', 'Send a code by email.');
export const emailVerification = verifyRoute(
  'emailVerification',
  '/player/registration/email_verification',
  'Check the email code.',
);

/**
 * The alternative account-confirmation call of the login (A§4): confirms an account that the identity pool does not
 * know yet.
 */
export const migration = defineRoute({
  id: 'migration',
  method: 'POST',
  base: 'v1',
  path: '/player/migration',
  auth: 'public',
  anywhere: 'session',
  source: 'A§4, A§7',
  summary: 'Confirm an account after a not-found answer of the identity provider.',
  body: z.object({ email, password: z.string() }),
  response: z.object({ confirmed: z.boolean() }),
});
/** Hexadecimal digits of a password's hash that name a group of known passwords. */
export const KNOWN_PASSWORD_PREFIX = 3;
/** Lets a page check a password while it is typed, without sending it. */
export const knownPasswordSuffixes = defineRoute({
  id: 'knownPasswordSuffixes',
  method: 'GET',
  base: 'v1',
  path: '/passwords/known/:prefix',
  auth: 'public',
  anywhere: 'information',
  source: 'ruling 31; path ours',
  summary:
    'Known breached passwords: what follows these digits in the first eight hexadecimal digits of their SHA-256 hashes (NFKC, lower case).',
  params: z.object({ prefix: z.string().check(z.regex(/^[0-9a-f]{3}$/)) }),
  response: z.object({ suffixes: z.array(z.string()) }),
});
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
export const latestActivityLog = defineRoute({
  id: 'latestActivityLog',
  method: 'GET',
  base: 'v1',
  path: '/player/latest-activity-log',
  auth: 'player',
  anywhere: 'own-account',
  source: 'A§3, A§7',
  summary: 'The previous login: when and from where.',
  response: z.object({
    note: z.string(),
    loginDate: z.nullable(timestamp),
    loginIp: z.nullable(z.string()),
    loginCountry: z.nullable(z.string()),
  }),
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
export const acceptTerms = defineRoute({
  id: 'acceptTerms',
  method: 'PATCH',
  base: 'v1',
  path: '/player/update_term_and_condition_version',
  auth: 'player',
  restricted: 'open',
  anywhere: 'session',
  source: 'A§7',
  summary: 'Accept the current terms; any other version is refused.',
  body: z.object({ termsAndConditionsAcceptedVersion: z.number() }),
  errors: ['error.terms.outdated'],
});

/**
 * Details of a refused login (A§4): the identity endpoint answers UserLambdaValidationException with this JSON in its
 * message.
 */
export const loginRefusal = z.object({
  code: z.string(),
  /** Days left, begun ones included. */
  days: z.optional(z.number()),
  /** Seconds left. */
  timeLeft: z.optional(z.number()),
  playerId: z.optional(uuid),
  until: z.optional(timestamp),
  initiator: z.optional(z.string()),
  isCooling: z.optional(z.boolean()),
});
export type LoginRefusal = z.infer<typeof loginRefusal>;

/**
 * ClientMetadata of a login that requests the restricted session of ruling 19. Without it, the login of a player who is
 * on a time-out or excluded is refused with the reason (A§4). What the session may do depends on the player's status,
 * never on this value.
 */
export const RESTRICTED_SESSION = { session: 'restricted' } as const;

/** ClientMetadata of a login that carries a solved captcha, which repeated failures require (ruling 31). */
export const CAPTCHA_METADATA = 'captcha';

/** A§9: retries of the first login after registration, and the delay between them. */
export const FIRST_LOGIN_RETRIES = 5;
export const FIRST_LOGIN_WAIT_MS = 3000;
