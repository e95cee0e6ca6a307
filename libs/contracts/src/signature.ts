import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The signature of third parties' calls (`HEADERS.signature`): `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<raw body>">`.
 * Servers only: it needs the shared secret, and Node's crypto.
 */
export const SIGNATURE_TOLERANCE_SECONDS = 300;

const digest = (secret: string, seconds: number, rawBody: string | Uint8Array): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(rawBody).digest();

/** Signs exactly the bytes that are sent; parse and re-stringify in between, and it no longer holds. */
export function signBody(secret: string, rawBody: string | Uint8Array, now: Date = new Date()): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${digest(secret, seconds, rawBody).toString('hex')}`;
}

export type SignatureFault = 'missing' | 'malformed' | 'too_old' | 'mismatch';

/**
 * @returns null if the header signs these bytes with this secret within the tolerance (seconds, either way), else why not.
 * The comparison takes the same time for every wrong digest.
 */
export function signatureFault(
  secret: string, rawBody: string | Uint8Array, header: string | undefined, now: Date = new Date(), toleranceSeconds: number = SIGNATURE_TOLERANCE_SECONDS,
): SignatureFault | null {
  if (header === undefined || header === '') return 'missing';
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header);
  if (!match) return 'malformed';
  const seconds = Number(match[1]);
  if (!timingSafeEqual(digest(secret, seconds, rawBody), Buffer.from(match[2] ?? '', 'hex'))) return 'mismatch';
  return Math.abs(now.getTime() / 1000 - seconds) > toleranceSeconds ? 'too_old' : null;
}
