import { createHmac, randomUUID } from 'node:crypto';
import type { Clock } from '@baize/kernel';
import * as z from 'zod/mini';
import type { Env } from '../../plugins/env.ts';
import { keysOf } from '../../plugins/keys.ts';
import { decoded, encoded, signedText, verifiedText } from '../../plugins/signed-text.ts';

/** How long a code may be answered with after the password: a Cognito pool's own default. */
const VALID_MS = 3 * 60_000;

const shape = z.object({
  id: z.uuid(),
  playerId: z.uuid(),
  clientId: z.string(),
  restricted: z.boolean(),
  password: z.string(),
  expires: z.number(),
});

/** A login whose password was right and whose code is still missing. */
export interface SignInChallenge {
  /** Each challenge opens one session; this names it. */
  readonly id: string;
  readonly playerId: string;
  readonly clientId: string;
  readonly restricted: boolean;
  readonly expiresAt: Date;
  /** Tells whether the password is still the one that was given. */
  isOf(passwordHash: string | null): boolean;
}

/**
 * The `Session` of a challenge: signed proof that the password was right. Nothing is stored for it, so logins that nobody
 * finishes leave nothing behind.
 */
export function signInChallenges(env: Pick<Env, 'cookieSecrets'>, clock: Clock) {
  const markOf = (secret: string, passwordHash: string): string =>
    createHmac('sha256', secret).update(`password|${passwordHash}`).digest('base64url');
  return {
    issue(login: {
      readonly playerId: string;
      readonly clientId: string;
      readonly restricted: boolean;
      readonly passwordHash: string;
    }): string {
      const [secret] = keysOf(env, 'sign-in challenges');
      const { passwordHash, ...rest } = login;
      const body = encoded({
        ...rest,
        id: randomUUID(),
        password: markOf(secret, passwordHash),
        expires: clock.now().getTime() + VALID_MS,
      });
      return signedText(env, 'sign-in challenges', body);
    },
    /** @returns null for a challenge that is forged or over */
    read(session: string): SignInChallenge | null {
      const body = verifiedText(env, 'sign-in challenges', session);
      if (body === null) return null;
      const { expires, password, ...challenge } = shape.parse(decoded(body));
      const expiresAt = new Date(expires);
      if (expiresAt <= clock.now()) return null;
      return {
        ...challenge,
        expiresAt,
        isOf: (passwordHash) =>
          passwordHash !== null &&
          keysOf(env, 'sign-in challenges').some((secret) => markOf(secret, passwordHash) === password),
      };
    },
  };
}
export type SignInChallenges = ReturnType<typeof signInChallenges>;
