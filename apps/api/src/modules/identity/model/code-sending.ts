import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Env } from '../../../plugins/env.ts';

/** Messages to one phone or address within an hour, from sign-ups, resets and changes together. */
const HOURLY_SENDS = 10;

/** Returns six random digits. */
export const newCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');

/** Returns the hash under which messages to a phone or address are counted. */
export const destinationHash = (destination: string): string =>
  createHash('sha256').update(destination.toLowerCase()).digest('base64url');

/** Tells whether a destination has had too many messages within an hour. A factor of 0 turns the limit off. */
export const exceedsHourlySends = (sends: number, { rateLimitFactor }: Pick<Env, 'rateLimitFactor'>): boolean =>
  rateLimitFactor > 0 && sends > HOURLY_SENDS * rateLimitFactor;

/**
 * Returns the hash of a code. Codes are short, so it is keyed: a copy of the database alone does not reveal them.
 * @param secret the first of a key's secrets; during a change of secrets, compare with the hashes under all of them
 * @param scope what the code is for, so that it fits nothing else
 */
export const codeHash = (secret: string, scope: string, code: string): string =>
  createHmac('sha256', secret).update(`${scope}|${code}`).digest('base64url');

/** Tells whether a code is the one behind a hash under any of the secrets; false if there is no hash. */
export const matchesCode = (hash: string | null, secrets: readonly string[], scope: string, code: string): boolean =>
  hash !== null &&
  secrets.some((secret) => {
    const [stored, typed] = [Buffer.from(hash), Buffer.from(codeHash(secret, scope, code))];
    return stored.length === typed.length && timingSafeEqual(stored, typed);
  });
