import { randomBytes } from 'node:crypto';
import type { Clock } from '@baize/kernel';
import * as z from 'zod/mini';
import type { Env } from '../../plugins/env.ts';
import { decoded, encoded, signedText, verifiedText } from '../../plugins/signed-text.ts';

/** How long a passkey may answer: a Cognito pool's own default. */
const VALID_MS = 3 * 60_000;

const shape = z.object({
  /** Who asked for it, and for what. */
  purpose: z.string(),
  challenge: z.string(),
  restricted: z.boolean(),
  expires: z.number(),
});

/** What a passkey is asked to sign. */
export interface PasskeyChallenge {
  /** Random; it names the challenge too, since each is answered once. */
  readonly challenge: string;
  readonly restricted: boolean;
  readonly expiresAt: Date;
}

/**
 * Challenges for passkeys. The signed text goes to the browser and comes back, so nothing is stored for a login that nobody
 * finishes, and anyone may ask for one without filling a table.
 */
export function passkeyChallenges(env: Pick<Env, 'cookieSecrets'>, clock: Clock) {
  return {
    /** @returns `session`: the signed text, from which only `read` of the same purpose returns the challenge */
    issue(purpose: string, restricted = false): { readonly session: string; readonly challenge: string } {
      const challenge = randomBytes(32).toString('base64url');
      const expires = clock.now().getTime() + VALID_MS;
      const text = encoded({ purpose, challenge, restricted, expires } satisfies z.infer<typeof shape>);
      return { session: signedText(env, 'passkey challenges', text), challenge };
    },
    /** @returns null for a challenge that is forged, over, or for something else */
    read(session: string, purpose: string): PasskeyChallenge | null {
      const text = verifiedText(env, 'passkey challenges', session);
      if (text === null) return null;
      const { purpose: issuedFor, expires, challenge, restricted } = shape.parse(decoded(text));
      const expiresAt = new Date(expires);
      return issuedFor === purpose && expiresAt > clock.now() ? { challenge, restricted, expiresAt } : null;
    },
  };
}
export type PasskeyChallenges = ReturnType<typeof passkeyChallenges>;
