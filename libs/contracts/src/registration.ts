import * as z from 'zod/mini';
import { halfWidth, hasInvisible, removeInvisible } from '@baize/kernel';
import { email } from './email.ts';
import { oneTimeCode } from './one-time-code.ts';
import { defineRoute } from './route.ts';
import { blackbox, countryCode, phone, siteId, timestamp, uuid } from './shapes.ts';

/** Ruling 31: the least characters of a new password. There are no rules about their kinds. */
export const PASSWORD_MINIMUM = 10;
export const password = z
  .string()
  .check(z.minLength(PASSWORD_MINIMUM, 'error.password.weak'), z.maxLength(128, 'error.password.too_long'));
/** Joins letters of Persian and of the alphabets of India: without it, some of their words are misspelt. */
const JOINERS = '\\u200c\\u200d';
/** Alphabets whose letters need the joiners. */
const JOINED =
  /* @__PURE__ */ 'Arabic Syriac Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer Mongolian'.split(
    ' ',
  );
const HAS_JOINED = /* @__PURE__ */ new RegExp(JOINED.map((script) => `\\p{Script=${script}}`).join('|'), 'u');
/**
 * Letters, marks, and what joins them: a middle dot (Gal·la, ジョン・ポール) or a joiner only between two letters. An
 * apostrophe may come first ('t Hooft). Malayalam also writes a joiner at the end, after the sign that drops a vowel.
 */
const NAME = /^'?(?=[\p{L}\p{M}])(?:[\p{L}\p{M} '.-]|[\p{L}\p{M}][·・\u200c\u200d](?=[\p{L}\p{M}])|\u0d4d\u200d)*$/u;
/**
 * One alphabet, as an identity document writes a name: letters of two that look alike make another name of the same person
 * (ruling 24). Japanese mixes three, Korean two. Marks, hyphens, apostrophes and the middle dot belong to all.
 */
const ONE_ALPHABET = /* @__PURE__ */ new RegExp(
  [
    ...'Latin Greek Cyrillic Armenian Georgian Hebrew Thaana Thai Lao Tibetan Myanmar Ethiopic'.split(' '),
    ...JOINED.map((script) => `${script}}${JOINERS}\\p{M`),
    'Han}\\p{scx=Hiragana}\\p{scx=Katakana',
    'Han}\\p{scx=Bopomofo',
    'Han}\\p{scx=Hangul',
  ]
    .map((scripts) => `^[\\p{scx=${scripts}}\\p{M} 'ʻʼ.·-]*$`)
    .join('|'),
  'u',
);
/** Writes an apostrophe, a hyphen and a Japanese middle dot one way, however a keyboard does. */
const asWritten = (value: string): string =>
  value
    .replace(/[´`‘’＇]/g, "'")
    .replace(/[‐‑]/g, '-')
    .replace(/･/g, '・');
/** A missing name has a code per field, because both messages may be on screen at once. */
const nameOf = (field: 'first_name' | 'last_name') =>
  z.string().check(
    z.trim(),
    z.overwrite(asWritten),
    z.minLength(1, `error.${field}.required`),
    z.maxLength(60, 'error.name.too_long'),
    z.regex(NAME, 'error.name.characters'),
    z.refine(
      (value) => !hasInvisible(HAS_JOINED.test(value) ? value.replace(/[\u200c\u200d]/g, '') : value),
      'error.name.characters',
    ),
    z.refine((value) => ONE_ALPHABET.test(value), 'error.name.alphabet'),
  );

/** ISO 639-1. */
const languageCode = z.string().check(z.regex(/^[A-Za-z]{2}$/));

/** A§3 registration payload and registration player details. */
export const registrationBody = z.object({
  firstName: nameOf('first_name'),
  lastName: nameOf('last_name'),
  email,
  mobilePhone: phone,
  password,
  countryCode,
  languageCode,
  termsAndConditions: z.literal(true, 'error.terms.required'),
  cookiePolicyAccepted: z.boolean(),
  marketingOptIn: z.boolean(),
  allConditions: z.boolean(),
  termsAndConditionsAcceptedVersion: z.number().check(z.int(), z.gte(0), z.lte(1_000_000)),
  /** The player has confirmed the notice of the risks; required where the country's law asks for it (ruling 22). */
  riskNoticeAccepted: z.optional(z.boolean()),
});
export type RegistrationBody = z.input<typeof registrationBody>;

/**
 * Apart from the letter that a field needs: one expression for both would try each letter of a long text to its end, which
 * takes minutes for a body of 250,000.
 */
const NO_ANGLE_BRACKETS = /^[^<>]*$/;
/** What pasting and autofill may bring along is removed, because nobody could see it to correct it. */
const plainText = [z.overwrite(removeInvisible), z.trim()] as const;

/** A§3 profile update payload; the same form asks for address and city. */
export const profileUpdateBody = z.object({
  playerId: uuid,
  dateOfBirth: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'error.date_of_birth.invalid')),
  address: z
    .string()
    .check(
      ...plainText,
      z.minLength(3, 'error.address.required'),
      z.regex(NO_ANGLE_BRACKETS, 'error.address.required'),
      z.regex(/[\p{L}\p{N}]/u, 'error.address.required'),
      z.maxLength(120, 'error.field.too_long'),
    ),
  city: z
    .string()
    .check(
      ...plainText,
      z.regex(NO_ANGLE_BRACKETS, 'error.city.required'),
      z.regex(/\p{L}/u, 'error.city.required'),
      z.maxLength(80, 'error.field.too_long'),
    ),
  postalCode: z
    .string()
    .check(
      z.overwrite(halfWidth),
      z.trim(),
      z.minLength(2, 'error.postal_code.required'),
      z.maxLength(12, 'error.field.too_long'),
    ),
  /** Required where the market has provinces (CA). */
  province: z.optional(z.string().check(z.maxLength(40))),
  mobilePhone: phone,
  countryCode,
  termsAndConditionsAccepted: z.boolean(),
  languageCode,
  /** Tax number of a person in Brazil, required where the country's law asks for it; eleven digits (`cpf.ts`). */
  cpf: z.optional(z.string().check(z.regex(/^\d{11}$/, 'error.cpf.invalid'))),
  /** IANA name, fixed at registration (ruling 17). */
  timeZone: z.optional(z.string().check(z.maxLength(64))),
});
export type ProfileUpdateBody = z.input<typeof profileUpdateBody>;

const codeRequestBody = z.object({ playerId: uuid, siteId, countryCode, blackbox: z.optional(blackbox) });
const codeVerificationBody = z.object({
  playerId: uuid,
  siteId,
  countryCode,
  password: z.optional(z.string()),
  code: oneTimeCode,
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
  errors: [
    'error.registration.underage',
    'error.registration.expired',
    'error.captcha.validation',
    'error.validation',
    'error.cpf.required',
    'error.cpf.invalid',
    'error.cpf.duplicate_found',
  ],
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
