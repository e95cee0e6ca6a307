import * as z from 'zod/mini';
import { email } from './email.ts';
import { registrationBody } from './registration.ts';
import { defineRoute } from './route.ts';
import { countryCode, currency, deviceCheck, phone, positiveAmount, uuid, wireAmount } from './shapes.ts';

/** The code that the bank's page hands over, and the id of our session: letters, digits, `-` and `_`. */
const oneTimeCode = z.string().check(z.regex(/^[\w-]{16,128}$/));

/** Query strings carry text; the amount is parsed like a JSON number. */
const amountQuery = z.pipe(
  z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/, 'error.amount.invalid')),
  z.pipe(z.transform(Number), positiveAmount),
);

/**
 * The payment provider's authorise endpoint (A§7): opens a session at the bank. The answer sets the HttpOnly cookie that
 * binds the session to this browser; every later call needs it.
 */
export const bankAuthorise = defineRoute({
  id: 'bankAuthorise',
  method: 'GET',
  base: 'v1',
  path: '/payment/authorize',
  auth: 'public',
  source: 'A§7; path ours',
  summary: 'Start signing in through a bank with a deposit: returns the address of the bank’s page.',
  query: z.object({ amount: amountQuery, currency, country: countryCode }),
  response: z.object({ redirectUrl: z.string(), sessionId: uuid }),
  errors: [
    'error.pay_and_play.unavailable',
    'error.bank.unreachable',
    'error.country.blocked',
    'error.amount.invalid',
    'error.amount.below_minimum',
    'error.amount.above_maximum',
  ],
});

/** What the bank knows about a person who has no account here yet; the sign-up form starts with it. */
export const bankDetails = z.object({
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: z.string(),
  address: z.string(),
  city: z.string(),
  postalCode: z.string(),
  countryCode,
  email: z.nullable(z.string()),
  mobilePhone: z.nullable(phone),
});
export type BankDetails = z.infer<typeof bankDetails>;

/**
 * Exchanges the one-time code of the bank's window message (A§4). A known player's answer has email and mobile, both
 * masked, because the bank's sign-in is not complete yet. A new player's answer has `details` instead.
 */
export const bankPlayerCode = defineRoute({
  id: 'bankPlayerCode',
  method: 'POST',
  base: 'v1',
  path: '/player/pay_and_play/code',
  auth: 'public',
  source: 'A§7; path ours',
  summary: 'Verify the bank’s one-time code: says whether this person has an account here.',
  body: z.object({ oneTimeCode, sessionId: uuid, ...deviceCheck.shape }),
  response: z.object({
    playerId: uuid,
    email: z.nullable(z.string()),
    mobilePhone: z.nullable(z.string()),
    details: z.nullable(bankDetails),
  }),
  errors: [
    'error.pay_and_play.session',
    'error.pay_and_play.code',
    'error.bank.unreachable',
    'error.registration.underage',
    'error.country.blocked',
  ],
});

/**
 * Starts the account of a person whom the bank has identified. Name, birthday and address are the bank's, not the form's.
 * An email or phone that the bank has not given is confirmed with the codes of the ordinary sign-up.
 */
export const bankPlayerUpdate = defineRoute({
  id: 'bankPlayerUpdate',
  method: 'POST',
  base: 'v1',
  path: '/player/pay_and_play/update',
  auth: 'public',
  source: 'A§7; path ours',
  summary: 'Open the account of a person whom the bank has identified.',
  body: z.object({
    sessionId: uuid,
    playerId: uuid,
    email,
    mobilePhone: phone,
    languageCode: registrationBody.shape.languageCode,
    termsAndConditions: registrationBody.shape.termsAndConditions,
    termsAndConditionsAcceptedVersion: registrationBody.shape.termsAndConditionsAcceptedVersion,
    cookiePolicyAccepted: z.boolean(),
    marketingOptIn: z.boolean(),
    riskNoticeAccepted: registrationBody.shape.riskNoticeAccepted,
    province: z.optional(z.string().check(z.maxLength(40))),
    timeZone: z.optional(z.string().check(z.maxLength(64))),
  }),
  /**
   * The codes that are still to be confirmed; none: the player logs in at once. The account has another id when the form
   * is sent again with other answers.
   */
  response: z.object({ playerId: uuid, smsVerification: z.boolean(), emailVerification: z.boolean() }),
  errors: [
    'error.pay_and_play.session',
    'error.registration.player_already_exists',
    'error.registration.underage',
    'error.phone.prefix_blocked',
    'error.vonage.phone.invalid',
    'error.risk_notice.required',
    'error.validation',
  ],
});
export type BankPlayerUpdate = z.input<typeof bankPlayerUpdate.body>;

/** What became of the deposit. NOT_TAKEN: a rule refused it and the bank has released the money. */
export const bankDeposit = z.object({
  status: z.enum(['CREDITED', 'PENDING', 'NOT_TAKEN']),
  amount: wireAmount,
  currencyCode: currency,
});
export type BankDeposit = z.infer<typeof bankDeposit>;

/** Exchanges the verified session for tokens, once (A§3, A§4), and takes the deposit. */
export const bankPlayerLogin = defineRoute({
  id: 'bankPlayerLogin',
  method: 'POST',
  base: 'v1',
  path: '/player/pay_and_play/login',
  auth: 'public',
  source: 'A§7; path ours',
  summary: 'Exchange the session for tokens and take the deposit.',
  /** `restricted`: the player has read that they are kept out, and asks for what they may still do (ruling 19). */
  body: z.object({ sessionId: uuid, playerId: uuid, restricted: z.optional(z.boolean()) }),
  response: z.object({
    idToken: z.string(),
    refreshToken: z.string(),
    accessToken: z.string(),
    /** The name under which the identity client stores these tokens (`LastAuthUser`). */
    lastAuth: z.string(),
    deposit: bankDeposit,
  }),
  errors: ['error.pay_and_play.session', 'error.bank.unreachable'],
});

/** Why the bank's page ends without a code. The bank may add more: an unknown one is shown as a general refusal. */
export const BANK_FAILURE_CODES = [
  'insufficient_funds',
  'declined',
  'identity_unavailable',
  'bank_unavailable',
] as const;

/** The bank page's messages to the site that frames it. A code opens nothing without the browser's own cookie. */
export const bankFrameMessage = z.object({
  source: z.literal('baize-bank'),
  type: z.enum(['loaded', 'resized', 'code', 'cancelled', 'failed']),
  sessionId: uuid,
  oneTimeCode: z.optional(oneTimeCode),
  failureCode: z.optional(z.string().check(z.maxLength(100))),
  /** `resized`: the height of the page in CSS pixels. */
  height: z.optional(z.number().check(z.gte(0), z.lte(4000))),
});
export type BankFrameMessage = z.infer<typeof bankFrameMessage>;

/** What the bank adds to the query of `returnUrl` when the person has signed in outside the frame. */
export const bankReturn = z.object({ oneTimeCode, sessionId: uuid });
export type BankReturn = z.infer<typeof bankReturn>;
/** What the page at `returnUrl` (A§2 `signup/callback`) and the page that waits for the bank tell each other (A§4). */
export const bankReturnMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('signup-callback'), ...bankReturn.shape }),
  z.object({ type: z.literal('signup-callback-taken'), sessionId: uuid }),
]);

/** The calls that the API makes to the bank (paths under its URL, bearer key). */
export const BANK_PATHS = {
  /** POST: opens a session. POST `/:id/redeem`, `/:id/capture`, `/:id/release` follow. */
  sessions: '/bank/api/sessions',
} as const;
export const bankSessionRequest = z.object({
  /** Our session's id: the same id is one session. */
  merchantReference: uuid,
  amount: positiveAmount,
  currency,
  country: countryCode,
  language: z.string().check(z.maxLength(10)),
  /** The player's brand, as the bank's page names the shop. */
  merchantName: z.string().check(z.maxLength(60)),
  expiresInSeconds: z.number().check(z.int(), z.gte(60)),
  /**
   * Where a bank that signs the person in outside the frame sends them back, with `bankReturn` in the query. Absent: the
   * site has no such page (flag `signupCallback`), and the bank answers by its frame's message only.
   */
  returnUrl: z.optional(z.string().check(z.maxLength(500))),
});
export const bankSessionResponse = z.object({
  bankSessionId: z.string().check(z.minLength(1), z.maxLength(100)),
  hostedUrl: z.string(),
});
export const bankRedeemRequest = z.object({ oneTimeCode });
/** 409 for a code that was used, is wrong, or belongs to another session. The payment is reserved, not taken. */
export const bankIdentity = z.object({
  /** The bank's lasting reference of this person with this merchant. */
  subject: z.string().check(z.minLength(8), z.maxLength(200)),
  firstName: z.string().check(z.minLength(1), z.maxLength(60)),
  lastName: z.string().check(z.minLength(1), z.maxLength(60)),
  dateOfBirth: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  address: z.string().check(z.maxLength(120)),
  city: z.string().check(z.maxLength(80)),
  postalCode: z.string().check(z.maxLength(12)),
  countryCode,
  email: z.nullable(z.string().check(z.maxLength(254))),
  mobilePhone: z.nullable(phone),
});
export type BankIdentity = z.infer<typeof bankIdentity>;
/** Capture and release: the same order repeated has the same answer. FAILED: the bank no longer has the money reserved. */
export const bankPaymentResponse = z.object({
  paymentId: z.string().check(z.minLength(1), z.maxLength(200)),
  status: z.enum(['CAPTURED', 'RELEASED', 'FAILED']),
});
