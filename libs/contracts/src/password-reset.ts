import * as z from 'zod/mini';
import { email } from './email.ts';
import { password } from './registration.ts';
import { oneTimeCode } from './one-time-code.ts';
import { defineRoute } from './route.ts';
import { blackbox, siteId, timestamp, uuid } from './shapes.ts';

/** How a player proves that the account is theirs: a link by email or a code by SMS. */
export const RESET_CHANNELS = ['EMAIL', 'SMS'] as const;
export type ResetChannel = (typeof RESET_CHANNELS)[number];

/** A one-time key of 32 random bytes, from the email's link or the answer to an SMS code. */
const resetKey = z.string().check(z.minLength(20), z.maxLength(128), z.regex(/^[\w-]+$/));
const newPassword = z.object({ resetKey, password });

/** The answer is the same whether or not the email has an account, so a request never reveals who plays here. */
export const passwordReset = defineRoute({
  id: 'passwordReset',
  method: 'POST',
  base: 'v1',
  path: '/player/password_reset',
  auth: 'public',
  anywhere: 'session',
  source: 'A§4, A§7',
  summary: 'Request a link by email or a code by SMS to replace a forgotten password.',
  body: z.object({ email, channel: z.enum(RESET_CHANNELS), siteId, blackbox: z.optional(blackbox) }),
  response: z.object({ smsResetKeyId: uuid, resendAt: timestamp, expiresAt: timestamp }),
  errors: [
    'error.code.requested_too_soon',
    'sms.max.attempts.reached',
    'email.max.attempts.reached',
    'error.captcha.validation',
  ],
});
export const passwordResetSms = defineRoute({
  id: 'passwordResetSms',
  method: 'POST',
  base: 'v1',
  path: '/player/password_reset/sms_verification',
  auth: 'public',
  anywhere: 'session',
  source: 'A§7',
  summary: 'Check the SMS code of a password reset; returns the key for setting the new password.',
  body: z.object({
    smsResetKeyId: uuid,
    siteId,
    code: oneTimeCode,
  }),
  response: z.object({ resetKey }),
  errors: ['sms.code.invalid', 'sms.code.expired', 'sms.max.attempts.reached'],
});
const NEW_PASSWORD_ERRORS = [
  'error.password.reset',
  'error.password.weak',
  'error.password.too_long',
  'error.password.guessable',
  'error.password.known',
  'error.password.same',
];
/** With the key that the SMS code was exchanged for. */
export const passwordResetNew = defineRoute({
  id: 'passwordResetNew',
  method: 'POST',
  base: 'v1',
  path: '/player/password_reset/new_password',
  auth: 'public',
  anywhere: 'session',
  source: 'A§7',
  summary: 'Set the new password with the key of a checked SMS code. Every session of the player ends.',
  body: newPassword,
  errors: NEW_PASSWORD_ERRORS,
});
/** With the key of the email's link. */
export const passwordResetNewByEmail = defineRoute({
  id: 'passwordResetNewByEmail',
  method: 'POST',
  base: 'v1',
  path: '/player/password_reset/new_password/email',
  auth: 'public',
  anywhere: 'session',
  source: 'A§7',
  summary: 'Set the new password with the key of an email’s link. Every session of the player ends.',
  body: newPassword,
  errors: NEW_PASSWORD_ERRORS,
});
