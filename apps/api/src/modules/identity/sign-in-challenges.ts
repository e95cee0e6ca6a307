import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@baize/kernel';
import * as z from 'zod/mini';
import type { Env } from '../../plugins/env.ts';
import { keysOf } from '../../plugins/keys.ts';

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
  const sign = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest();
  const markOf = (secret: string, passwordHash: string): string =>
    sign(secret, `password|${passwordHash}`).toString('base64url');
  return {
    issue(login: {
      readonly playerId: string;
      readonly clientId: string;
      readonly restricted: boolean;
      readonly passwordHash: string;
    }): string {
      const [secret] = keysOf(env, 'sign-in challenges');
      const { passwordHash, ...rest } = login;
      const body = Buffer.from(
        JSON.stringify({
          ...rest,
          id: randomUUID(),
          password: markOf(secret, passwordHash),
          expires: clock.now().getTime() + VALID_MS,
        }),
      ).toString('base64url');
      return `${body}.${sign(secret, body).toString('base64url')}`;
    },
    /** @returns null for a challenge that is forged or over */
    read(session: string): SignInChallenge | null {
      const [body = '', signature = ''] = session.split('.');
      const given = Buffer.from(signature, 'base64url');
      const secret = keysOf(env, 'sign-in challenges').find((each) => {
        const right = sign(each, body);
        return right.length === given.length && timingSafeEqual(right, given);
      });
      if (secret === undefined) return null;
      const { expires, password, ...challenge } = shape.parse(
        JSON.parse(Buffer.from(body, 'base64url').toString('utf8')),
      );
      const expiresAt = new Date(expires);
      if (expiresAt <= clock.now()) return null;
      return {
        ...challenge,
        expiresAt,
        isOf: (passwordHash) => passwordHash !== null && markOf(secret, passwordHash) === password,
      };
    },
  };
}
export type SignInChallenges = ReturnType<typeof signInChallenges>;
