import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The signature that third parties' servers add to their calls to the API
 * (`HEADERS.signature`): `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<raw body>">`.
 * For servers only: a browser never has the secret. Computed synchronously and not with WebCrypto, whose detour over
 * the thread pool cost more than the rest of a bet's check.
 */

/** A signature older or newer than this many seconds is refused, so that a recorded call cannot be replayed later. */
export const SIGNATURE_TOLERANCE_SECONDS = 300;

const macOf = (secret: string, time: string, rawBody: string): Buffer =>
  createHmac('sha256', secret).update(`${time}.${rawBody}`).digest();

/**
 * Signs a call.
 * @param rawBody exactly the bytes that are sent; the empty string for a call without a body
 * @param now the sender's clock
 * @returns the header's value
 */
export function sign(secret: string, rawBody: string, now: Date = new Date()): string {
  const time = String(Math.floor(now.getTime() / 1000));
  return `t=${time},v1=${macOf(secret, time, rawBody).toString('hex')}`;
}

export type SignatureFault = 'missing' | 'malformed' | 'too_old' | 'wrong';

/**
 * Checks a call's signature, in constant time.
 * @returns null for a valid signature, otherwise the fault; callers answer every fault the same way and only log it
 */
export function verify(
  secret: string,
  rawBody: string,
  header: string | undefined,
  now: Date = new Date(),
): SignatureFault | null {
  if (!header) return 'missing';
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/i.exec(header.trim());
  const [, time, mac] = match ?? [];
  if (time === undefined || mac === undefined) return 'malformed';
  if (!timingSafeEqual(macOf(secret, time, rawBody), Buffer.from(mac, 'hex'))) return 'wrong';
  return Math.abs(now.getTime() / 1000 - Number(time)) > SIGNATURE_TOLERANCE_SECONDS ? 'too_old' : null;
}
