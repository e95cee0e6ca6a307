import { hkdfSync } from 'node:crypto';
import type { Env } from './env.ts';

/** What a key is for. Each purpose has a key of its own, so that a value made for one is worth nothing for another. */
export type KeyPurpose =
  | 'bank tickets'
  | 'bank session cookies'
  | 'registration cookies'
  | 'device cookies'
  | 'socket tokens'
  | 'rate limits'
  | 'refresh tokens'
  | 'sign-in attempts'
  | 'sign-in challenges'
  | 'passkey challenges'
  | 'authenticator secrets'
  | 'sign-up codes'
  | 'password resets'
  | 'phone changes'
  | 'personal data';

type Secrets = Pick<Env, 'cookieSecrets'>;
const derived = new WeakMap<Secrets, Map<KeyPurpose, readonly [string, ...string[]]>>();

/**
 * Derives the keys of a purpose from COOKIE_SECRET. The first one signs. While the secret changes, the old one's key
 * follows: what was signed before, or by an instance that has not restarted yet, is still accepted.
 */
export function keysOf(env: Secrets, purpose: KeyPurpose): readonly [string, ...string[]] {
  const known = derived.get(env) ?? new Map<KeyPurpose, readonly [string, ...string[]]>();
  derived.set(env, known);
  let keys = known.get(purpose);
  if (!keys) {
    const of = (secret: string) =>
      Buffer.from(hkdfSync('sha256', secret, '', `baize ${purpose}`, 32)).toString('base64url');
    const [current, ...older] = env.cookieSecrets;
    keys = [of(current), ...older.map(of)];
    known.set(purpose, keys);
  }
  return keys;
}
