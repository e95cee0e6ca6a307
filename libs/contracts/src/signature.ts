/**
 * The signature that third parties' servers put on their calls, and the API on none of its own
 * (`HEADERS.signature`): `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<raw body>">`.
 * WebCrypto only, so that both sides of the wire use this very file.
 */

/** A signature older or newer than this many seconds is refused, so that a recorded call cannot be replayed later. */
export const SIGNATURE_TOLERANCE_SECONDS = 300;

type HmacKey = Awaited<ReturnType<typeof globalThis.crypto.subtle.importKey>>;

const encoder = new TextEncoder();
const keys = new Map<string, Promise<HmacKey>>();

function keyOf(secret: string): Promise<HmacKey> {
  let key = keys.get(secret);
  if (!key) {
    key = globalThis.crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
    keys.set(secret, key);
  }
  return key;
}

const toHex = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

function fromHex(hex: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[0-9a-f]{64}$/i.test(hex)) return null;
  const bytes = new Uint8Array(32);
  for (let index = 0; index < 32; index += 1) bytes[index] = Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16);
  return bytes;
}

/**
 * Signs a call.
 * @param rawBody exactly the bytes that are sent; the empty string for a call without a body
 * @param now the sender's clock
 * @returns the header's value
 */
export async function sign(secret: string, rawBody: string, now: Date = new Date()): Promise<string> {
  const time = Math.floor(now.getTime() / 1000);
  const mac = await globalThis.crypto.subtle.sign('HMAC', await keyOf(secret), encoder.encode(`${time}.${rawBody}`));
  return `t=${time},v1=${toHex(mac)}`;
}

export type SignatureFault = 'missing' | 'malformed' | 'too_old' | 'wrong';

/**
 * Checks a call's signature, in constant time.
 * @returns null when it holds, else why it does not; callers answer every fault alike and only log which it was
 */
export async function verify(secret: string, rawBody: string, header: string | undefined, now: Date = new Date()): Promise<SignatureFault | null> {
  if (!header) return 'missing';
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/i.exec(header.trim());
  const mac = match?.[2] ? fromHex(match[2]) : null;
  if (!match || !mac) return 'malformed';
  const time = Number(match[1]);
  if (!(await globalThis.crypto.subtle.verify('HMAC', await keyOf(secret), mac, encoder.encode(`${time}.${rawBody}`)))) return 'wrong';
  return Math.abs(now.getTime() / 1000 - time) > SIGNATURE_TOLERANCE_SECONDS ? 'too_old' : null;
}
