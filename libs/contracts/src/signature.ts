import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RouteContract } from './route.ts';

/**
 * The signature that third parties' servers add to their calls to the API
 * (`HEADERS.signature`): `t=<unix seconds>,v2=<hex HMAC-SHA256 of "<t>.<METHOD> <path>.<raw body>">`. The path is the
 * one of the call, from `/api` on and without a query: a recorded body is worth nothing at another call. The older
 * `v1=<hex HMAC-SHA256 of "<t>.<raw body>">` may stand before it and is then ignored; alone, it counts only from a studio
 * that still has time to move (STUDIO_V1_UNTIL) and has not signed with v2 yet.
 * For servers only: a browser never has the secret. Computed synchronously and not with WebCrypto, whose detour over
 * the thread pool cost more than the rest of a bet's check.
 */

/** A signature older or newer than this many seconds is refused, so that a recorded call cannot be replayed later. */
export const SIGNATURE_TOLERANCE_SECONDS = 300;

/** A call as it is signed: method and path, `POST /api/v1/studio/wallet/bet`. */
export type SignedCall = `${string} /${string}`;

/** Returns what the signature of a contract's call covers beside the body. */
export const signedCallOf = ({ method, base, path }: Pick<RouteContract, 'method' | 'base' | 'path'>): SignedCall =>
  `${method} /api/${base}${path}`;

const macOf = (secret: string, time: string, call: SignedCall, rawBody: string): Buffer =>
  createHmac('sha256', secret).update(`${time}.${call}.${rawBody}`).digest();

const macOfV1 = (secret: string, time: string, rawBody: string): Buffer =>
  createHmac('sha256', secret).update(`${time}.${rawBody}`).digest();

/** Tells whether a header has only the older signature. */
export const isV1Only = (header: string): boolean => /,v1=/i.test(header) && !/,v2=/i.test(header);

/**
 * Signs a call.
 * @param rawBody exactly the bytes that are sent; the empty string for a call without a body
 * @param now the sender's clock
 * @returns the header's value
 */
export function sign(secret: string, call: SignedCall, rawBody: string, now: Date = new Date()): string {
  const time = String(Math.floor(now.getTime() / 1000));
  return `t=${time},v2=${macOf(secret, time, call, rawBody).toString('hex')}`;
}

/** `outdated`: the older signature, from a sender that has to use the newer one. */
export type SignatureFault = 'missing' | 'malformed' | 'too_old' | 'wrong' | 'outdated';

/**
 * Checks a call's signature, comparing in constant time.
 * @param secrets one of them has signed. While a secret changes there are two, the current one first
 * @param acceptsV1 accepts the older signature where the newer one is missing
 * @returns null for a valid signature, otherwise the fault; callers answer every fault the same way and only log it
 */
export function verify(
  secrets: string | readonly string[],
  call: SignedCall,
  rawBody: string,
  header: string | undefined,
  now: Date = new Date(),
  acceptsV1 = false,
): SignatureFault | null {
  if (!header) return 'missing';
  const match = /^t=(\d{1,12})(?:,v1=([0-9a-f]{64}))?(?:,v2=([0-9a-f]{64}))?$/i.exec(header.trim());
  const [, time, v1, v2] = match ?? [];
  const mac = v2 ?? v1;
  if (time === undefined || mac === undefined) return 'malformed';
  if (v2 === undefined && !acceptsV1) return 'outdated';
  const given = Buffer.from(mac, 'hex');
  const isBy = (secret: string): boolean =>
    timingSafeEqual(v2 === undefined ? macOfV1(secret, time, rawBody) : macOf(secret, time, call, rawBody), given);
  if (![secrets].flat().some(isBy)) return 'wrong';
  return Math.abs(now.getTime() / 1000 - Number(time)) > SIGNATURE_TOLERANCE_SECONDS ? 'too_old' : null;
}
