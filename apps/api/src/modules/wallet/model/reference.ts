import { createHash } from 'node:crypto';

/**
 * Derives the reference of a movement from the key of its caller: the same key always names the same movement, and two
 * callers never collide. A version-8 UUID of 122 bits of SHA-256.
 * @param scope the caller (`studio`, `withdrawal-paid` …): the key's namespace
 * @param key the caller's idempotency key
 */
export function referenceOf(scope: string, key: string): string {
  const hex = createHash('sha256').update(`${scope}\n${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${((Number.parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16)}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
