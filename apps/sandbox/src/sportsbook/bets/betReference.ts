/** Crockford's alphabet: no I, L, O or U, which are misread or misheard. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const HALF = 5;

/** FNV-1a with a final mix, from a start of its own: 32 bits of a text. */
function hash(text: string, start: number): number {
  let value = start;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  value = Math.imul(value ^ (value >>> 15), 0x846ca68b);
  return (value ^ (value >>> 16)) >>> 0;
}
const half = (value: number): string =>
  Array.from({ length: HALF }, (_each, place) => LETTERS.charAt((value >>> (5 * place)) & 31)).join('');

/**
 * Returns the short name of a bet that its player reads out to support: `7K3QF-09XMB`. It is 50 bits of a hash of the bet's
 * id, so bets need no second number; of a million bets, two share one with a chance of 1 in 2,000.
 */
export const betReference = (betId: string): string =>
  `${half(hash(betId, 0x811c9dc5))}-${half(hash(betId, 0x3c6ef372))}`;

/** Reads a reference as it was written down or heard: small letters, no hyphen, O for 0, I or L for 1. Null for none. */
export function readBetReference(typed: string): string | null {
  const text = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return text.length === 2 * HALF && [...text].every((letter) => LETTERS.includes(letter))
    ? `${text.slice(0, HALF)}-${text.slice(HALF)}`
    : null;
}
