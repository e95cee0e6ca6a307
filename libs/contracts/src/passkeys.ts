import * as z from 'zod/mini';
import { hasInvisible } from '@baize/kernel';
import { passwordBody } from './account.ts';
import { defineRoute } from './route.ts';
import { secondFactorCode } from './second-factor.ts';
import { timestamp } from './shapes.ts';

/** How many passkeys a player may have: as many as a Cognito pool allows. */
export const PASSKEY_LIMIT = 20;
export const PASSKEY_NAME_LENGTH = 40;

/** A passkey as its player sees it. */
export const passkey = z.object({
  /** The credential's id, by which the pool's own calls name it too. */
  id: z.string(),
  /** As the player called it. */
  name: z.string(),
  createdAt: timestamp,
  lastUsedAt: z.nullable(timestamp),
});
export type Passkey = z.infer<typeof passkey>;

export const passkeys = defineRoute({
  id: 'passkeys',
  method: 'GET',
  base: 'v1',
  path: '/player/passkeys',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-account',
  source: 'ours',
  summary: 'The player’s passkeys, oldest first, and whether a change of them needs a code too.',
  response: z.object({
    /** False where the identity provider does not offer them. */
    available: z.boolean(),
    /** The player has an authenticator app, so a change needs a code of it as well. */
    needsCode: z.boolean(),
    passkeys: z.array(passkey),
  }),
});
export type PasskeysState = z.infer<typeof passkeys.response>;

export const passkeyName = z.string().check(
  z.trim(),
  z.minLength(1, 'error.field.required'),
  z.maxLength(PASSKEY_NAME_LENGTH, 'error.passkey.name'),
  // They would make two names look alike.
  z.refine((value) => !hasInvisible(value), { error: 'error.passkey.name' }),
);
export const passkeyPermission = defineRoute({
  id: 'passkeyPermission',
  method: 'POST',
  base: 'v1',
  path: '/player/passkeys/permission',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-account',
  source: 'ours',
  summary: 'Lets this session add or remove one passkey at the identity provider within five minutes.',
  body: z.object({
    password: passwordBody.shape.oldPassword,
    /** Needed if the player has an authenticator app: a code of it, or a recovery code. */
    code: z.optional(secondFactorCode),
    /** What the new passkey is called; needed to add one. */
    name: z.optional(passkeyName),
  }),
  errors: [
    'error.old_password.incorrect',
    'error.sign.in.attempt.count.exceeded',
    'error.second_factor.code',
    'error.second_factor.code_used',
    'error.second_factor.locked',
    'error.passkey.limit',
  ],
});
