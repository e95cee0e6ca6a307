import * as z from 'zod/mini';
import { password, profileUpdateBody } from './registration.ts';
import { oneTimeCode } from './one-time-code.ts';
import { defineRoute } from './route.ts';
import { countryCode, phone, timestamp, uuid } from './shapes.ts';

/** A§3 Marketing preferences: the channels … */
export const MARKETING_CHANNELS = ['EMAIL', 'SMS', 'MAIL', 'PHONE', 'PUSH_NOTIFICATION'] as const;
export type MarketingChannel = (typeof MARKETING_CHANNELS)[number];
/** … and the kinds of communication. */
export const MARKETING_COMMUNICATIONS = ['BONUS_OFFER', 'NEWSLETTER', 'CASINO', 'RESPONSIBLE_GAMING'] as const;
export type MarketingCommunication = (typeof MARKETING_COMMUNICATIONS)[number];

const marketingChoice = z.object({
  channel: z.enum(MARKETING_CHANNELS),
  communication: z.enum(MARKETING_COMMUNICATIONS),
  enabled: z.boolean(),
});
export type MarketingChoice = z.infer<typeof marketingChoice>;

/** The one email that no player can refuse: the licences require that the operator can write about safer gambling. */
export const isMarketingFixed = ({
  channel,
  communication,
}: Pick<MarketingChoice, 'channel' | 'communication'>): boolean =>
  channel === 'EMAIL' && communication === 'RESPONSIBLE_GAMING';

/** Every pair of channel and communication, once; `fixed` cannot be changed. */
export const marketingPreferences = z.object({
  preferences: z.array(z.object({ ...marketingChoice.shape, fixed: z.boolean() })),
});
export type MarketingPreferences = z.infer<typeof marketingPreferences>;

export const readMarketingPreferences = defineRoute({
  id: 'readMarketingPreferences',
  method: 'GET',
  base: 'v1',
  path: '/player/marketing_preferences',
  auth: 'player',
  anywhere: 'own-account',
  source: 'A§3, A§7',
  summary: 'The player’s marketing choices, by channel and kind of communication.',
  response: marketingPreferences,
});
export const changeMarketingPreferences = defineRoute({
  id: 'changeMarketingPreferences',
  method: 'PATCH',
  base: 'v1',
  path: '/player/marketing_preferences',
  auth: 'player',
  anywhere: 'own-account',
  source: 'A§3, A§7',
  summary: 'Change some of the choices; the others stay as they are.',
  body: z.object({
    preferences: z
      .array(marketingChoice)
      .check(z.minLength(1), z.maxLength(MARKETING_CHANNELS.length * MARKETING_COMMUNICATIONS.length)),
  }),
  response: marketingPreferences,
  errors: ['error.validation'],
});

/**
 * The address as far as we know it. The country of residence decides law and currency, so the player cannot change it
 * here.
 */
export const playerAddress = z.object({
  address: z.nullable(z.string()),
  city: z.nullable(z.string()),
  postalCode: z.nullable(z.string()),
  province: z.nullable(z.string()),
  countryCode,
});
export type PlayerAddress = z.infer<typeof playerAddress>;
export const addressBody = z.object({
  address: profileUpdateBody.shape.address,
  city: profileUpdateBody.shape.city,
  postalCode: profileUpdateBody.shape.postalCode,
  province: profileUpdateBody.shape.province,
});
export type AddressBody = z.input<typeof addressBody>;
export const readAddress = defineRoute({
  id: 'readAddress',
  method: 'GET',
  base: 'v1',
  path: '/player/address',
  auth: 'player',
  anywhere: 'own-account',
  source: 'ours',
  summary: 'The player’s address.',
  response: playerAddress,
});
export const changeAddress = defineRoute({
  id: 'changeAddress',
  method: 'POST',
  base: 'v1',
  path: '/player/address',
  auth: 'player',
  anywhere: 'own-account',
  source: 'A§7',
  summary: 'Edit the address, and the province where the market has provinces.',
  body: addressBody,
  errors: ['error.postal_code.invalid', 'error.province.required', 'error.validation'],
});
export const changeLanguage = defineRoute({
  id: 'changeLanguage',
  method: 'POST',
  base: 'v1',
  path: '/player/language',
  auth: 'player',
  anywhere: 'own-account',
  source: 'A§7',
  summary: 'Choose the language of messages to the player, from those of the brand.',
  body: z.object({ languageCode: z.string().check(z.regex(/^[A-Za-z]{2}$/, 'error.language.unknown')) }),
  errors: ['error.language.unknown'],
});

/**
 * The time zone whose midnight begins the player's days, weeks and months (ruling 17), an IANA name. `next` replaces it
 * in each of them at the given moment, and is null once that is past. Until `changeableFrom` no other can be chosen.
 */
export const playerTimeZone = z.object({
  timeZone: z.string(),
  next: z.nullable(z.object({ timeZone: z.string(), daily: timestamp, weekly: timestamp, monthly: timestamp })),
  changeableFrom: z.nullable(timestamp),
});
export type PlayerTimeZone = z.infer<typeof playerTimeZone>;
export const readTimeZone = defineRoute({
  id: 'readTimeZone',
  method: 'GET',
  base: 'v1',
  path: '/player/time-zone',
  auth: 'player',
  anywhere: 'own-account',
  source: 'ours',
  summary: 'The player’s time zone, and the one that follows it.',
  response: playerTimeZone,
});
export const changeTimeZone = defineRoute({
  id: 'changeTimeZone',
  method: 'POST',
  base: 'v1',
  path: '/player/time-zone',
  auth: 'player',
  anywhere: 'own-account',
  source: 'ours',
  summary:
    'Move to another time zone, from the next day, week and month on. Choosing the present one takes a change back that has not begun.',
  body: z.object({ timeZone: z.string().check(z.minLength(1, 'error.time_zone.unknown'), z.maxLength(64)) }),
  response: playerTimeZone,
  errors: ['error.time_zone.unknown', 'error.time_zone.too_soon'],
});

export const passwordBody = z.object({
  oldPassword: z.string().check(z.minLength(1, 'error.password.required'), z.maxLength(256)),
  newPassword: password,
});
export type PasswordBody = z.input<typeof passwordBody>;
/** Ends every other session of the player; this one continues. */
export const changePassword = defineRoute({
  id: 'changePassword',
  method: 'POST',
  base: 'v1',
  path: '/player/password',
  auth: 'player',
  accessToken: true,
  anywhere: 'own-account',
  source: 'A§7, A§8',
  summary: 'Change the password; every other session ends.',
  body: passwordBody,
  errors: [
    'error.old_password.incorrect',
    'error.sign.in.attempt.count.exceeded',
    'error.password.guessable',
    'error.password.known',
    'error.password.unchanged',
    'error.validation',
  ],
});

/**
 * A code sent to a new number: the id for checking or resending it, when the next one may be requested, and its expiry.
 */
export const phoneChange = z.object({ smsVerificationId: uuid, resendAt: timestamp, expiresAt: timestamp });
export type PhoneChange = z.infer<typeof phoneChange>;
/**
 * Requires the password: codes for password resets go to this number, so changing it is as sensitive as changing the
 * password.
 */
export const phoneChangeBody = z.object({ mobilePhone: phone, password: passwordBody.shape.oldPassword });
export type PhoneChangeBody = z.input<typeof phoneChangeBody>;
export const changePhone = defineRoute({
  id: 'changePhone',
  method: 'POST',
  base: 'v1',
  path: '/player/phone_number',
  auth: 'player',
  anywhere: 'own-account',
  source: 'A§4, A§7',
  summary:
    'Start a change of the phone number: a code is sent to the new one. The old number stays until the code is entered.',
  body: phoneChangeBody,
  response: phoneChange,
  errors: [
    'error.old_password.incorrect',
    'error.sign.in.attempt.count.exceeded',
    'error.phone.unchanged',
    'error.phone.prefix_blocked',
    'error.vonage.phone.invalid',
    'error.code.requested_too_soon',
    'sms.max.attempts.reached',
    'error.message.not_sent',
  ],
});
export const resendPhoneCode = defineRoute({
  id: 'resendPhoneCode',
  method: 'POST',
  base: 'v1',
  path: '/player/phone_number/sms_request',
  auth: 'player',
  anywhere: 'own-account',
  source: 'A§7',
  summary: 'Send the code again.',
  body: z.object({ smsVerificationId: uuid }),
  response: phoneChange,
  errors: ['error.code.requested_too_soon', 'sms.max.attempts.reached', 'error.message.not_sent', 'error.not_found'],
});
export const verifyPhoneCode = defineRoute({
  id: 'verifyPhoneCode',
  method: 'POST',
  base: 'v1',
  path: '/player/phone_number/sms_verification',
  auth: 'player',
  anywhere: 'own-account',
  source: 'A§7',
  summary: 'Check the code and replace the old number with the new one.',
  body: z.object({
    smsVerificationId: uuid,
    code: oneTimeCode,
  }),
  errors: ['sms.code.invalid', 'sms.code.expired', 'sms.max.attempts.reached', 'error.not_found'],
});

/** A§3 Document verification status and types. */
export const DOCUMENT_STATUSES = ['UNREQUESTED', 'REQUESTED', 'UNDER_REVIEW', 'VERIFIED', 'EXPIRED'] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];
export const DOCUMENT_TYPES = [
  'PROOF_OF_ID',
  'PROOF_OF_ADDRESS',
  'PROOF_OF_PAYMENT',
  'SOURCE_OF_WEALTH',
  'EDD_QUESTIONNAIRE',
  'OTHER',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** What is unusual about a login: the first one from its country. Empty: nothing. The documents don't say what a note is. */
export const LOGIN_NOTES = ['', 'NEW_COUNTRY'] as const;
export type LoginNote = (typeof LOGIN_NOTES)[number];
export const latestActivityLog = defineRoute({
  id: 'latestActivityLog',
  method: 'GET',
  base: 'v1',
  path: '/player/latest-activity-log',
  auth: 'player',
  anywhere: 'own-account',
  source: 'A§3, A§7',
  summary: 'The previous login: when and from where, and what is unusual about it.',
  response: z.object({
    note: z.enum(LOGIN_NOTES),
    loginDate: z.nullable(timestamp),
    loginIp: z.nullable(z.string()),
    loginCountry: z.nullable(z.string()),
  }),
});
/** How a player has logged in. */
export const signInMethod = z.enum(['PASSWORD', 'PASSWORD_AND_CODE', 'PASSKEY', 'BANK']);
export type SignInMethod = z.infer<typeof signInMethod>;
/** The logins of a player that are still open. */
export const signIns = defineRoute({
  id: 'signIns',
  method: 'GET',
  base: 'v1',
  path: '/player/sign-ins',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-account',
  source: 'ours',
  summary: 'Where the player is logged in, newest first, at most 50.',
  response: z.object({
    signIns: z.array(
      z.object({
        id: uuid,
        at: timestamp,
        ip: z.string(),
        countryCode: z.nullable(z.string()),
        /** Such as `Chrome` and `Windows`: names, so in no language. Null where the browser did not say, or says another one. */
        browser: z.nullable(z.string()),
        system: z.nullable(z.string()),
        /** Null where only the identity provider knows it, and for logins from before it was recorded. */
        method: z.nullable(signInMethod),
        /** The session of this call, which the logout ends. */
        current: z.boolean(),
      }),
    ),
  }),
});
export type SignIns = z.infer<typeof signIns.response>['signIns'];
/** Ends one open login ("this wasn't me"). Its pages, sockets and games are over at once (ruling 26). */
export const endSignIn = defineRoute({
  id: 'endSignIn',
  method: 'DELETE',
  base: 'v1',
  path: '/player/sign-ins/:id',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-account',
  source: 'ours',
  summary: 'End one of the player’s other logins.',
  params: z.object({ id: uuid }),
  errors: ['error.not_found'],
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
  body: z.object({ termsAndConditionsAcceptedVersion: z.number().check(z.int()) }),
  errors: ['error.terms.outdated'],
});
