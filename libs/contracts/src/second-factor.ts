import { halfWidth } from '@baize/kernel';
import * as z from 'zod/mini';
import { passwordBody } from './account.ts';
import { defineRoute } from './route.ts';
import { timestamp } from './shapes.ts';

const tidy = z.string().check(
  z.overwrite((typed: string) => halfWidth(typed).replace(/[\s-]/g, '')),
  z.maxLength(64),
);
/** A code of the authenticator app, as typed: players type it in groups, as their app shows it. */
export const appCode = tidy.check(z.regex(/^\d{6}$/, 'error.code.format'));
/** A code of the app, or a recovery code: 16 letters and digits. */
export const secondFactorCode = tidy.check(z.regex(/^(\d{6}|[0-9A-Za-z]{16})$/, 'error.second_factor.code_format'));

const password = passwordBody.shape.oldPassword;
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
const passwordErrors = ['error.old_password.incorrect', 'error.sign.in.attempt.count.exceeded'] as const;
const codeErrors = [
  'error.second_factor.code',
  'error.second_factor.code_used',
  'error.second_factor.recovery',
  'error.second_factor.locked',
  'error.second_factor.off',
] as const;
/** What it takes to change the second factor: something the player knows, and something they have. */
export const secondFactorProof = z.object({ password, code: secondFactorCode });

export const secondFactor = defineRoute({
  id: 'secondFactor',
  method: 'GET',
  base: 'v1',
  path: '/player/second-factor',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-account',
  source: 'ours',
  summary: 'Whether an authenticator app is asked at login, since when, and how many recovery codes are left.',
  response: z.object({
    /** False where the identity provider does not offer it. */
    available: z.boolean(),
    enabledAt: z.nullable(timestamp),
    recoveryCodesLeft: z.number(),
  }),
});
export type SecondFactorState = z.infer<typeof secondFactor.response>;

export const secondFactorSetup = defineRoute({
  id: 'secondFactorSetup',
  method: 'POST',
  base: 'v1',
  path: '/player/second-factor/setup',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-account',
  source: 'ours',
  summary:
    'Lets this session set up an authenticator app at the identity provider, and returns its recovery codes, which count once the app is on.',
  body: z.object({ password }),
  response: recoveryCodes,
  errors: [...passwordErrors, 'error.second_factor.on'],
});
export const secondFactorRemoval = defineRoute({
  id: 'secondFactorRemoval',
  method: 'POST',
  base: 'v1',
  path: '/player/second-factor/removal',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-account',
  source: 'ours',
  summary: 'Turn the second factor off.',
  body: secondFactorProof,
  errors: [...passwordErrors, ...codeErrors],
});
export const recoveryCodeRenewal = defineRoute({
  id: 'recoveryCodeRenewal',
  method: 'POST',
  base: 'v1',
  path: '/player/second-factor/recovery-codes',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-account',
  source: 'ours',
  summary: 'Replace the recovery codes; the earlier ones are void.',
  body: secondFactorProof,
  response: recoveryCodes,
  errors: [...passwordErrors, ...codeErrors],
});
export const secondFactorConfirmation = defineRoute({
  id: 'secondFactorConfirmation',
  method: 'POST',
  base: 'v1',
  path: '/player/second-factor/confirmation',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-money',
  source: 'ours',
  summary: 'Give a code for one withdrawal, within five minutes.',
  body: z.object({ code: secondFactorCode }),
  errors: [...codeErrors],
});
