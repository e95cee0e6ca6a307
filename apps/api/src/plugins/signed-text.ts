import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Env } from './env.ts';
import { keysOf, type KeyPurpose } from './keys.ts';

type Secrets = Pick<Env, 'cookieSecrets'>;

const mac = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('base64url');

/** Returns a text with its signature, for a caller who must bring it back unchanged. It can be read by anyone. */
export const signedText = (env: Secrets, purpose: KeyPurpose, text: string): string =>
  `${text}.${mac(keysOf(env, purpose)[0], text)}`;

/**
 * Returns the text of a value from `signedText`, or null if no key of the purpose has signed it. The signature is compared
 * as it is written: decoders accept several spellings of one, which would let a value that works once work twice.
 */
export function verifiedText(env: Secrets, purpose: KeyPurpose, value: string): string | null {
  const end = value.lastIndexOf('.');
  if (end === -1) return null;
  const text = value.slice(0, end);
  const given = Buffer.from(value.slice(end + 1));
  const isOurs = keysOf(env, purpose).some((key) => {
    const right = Buffer.from(mac(key, text));
    return right.length === given.length && timingSafeEqual(right, given);
  });
  return isOurs ? text : null;
}

/** Returns a value as a text that can be signed. */
export const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Reads a text from `encoded`, once its signature is known to be ours. */
export const decoded = (text: string): unknown => JSON.parse(Buffer.from(text, 'base64url').toString());
