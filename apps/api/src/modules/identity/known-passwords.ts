import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { KNOWN_PASSWORD_PREFIX } from '@baize/contracts/registration';

/** Bytes kept of each hash: of 113,000 entries, one in 38,000 other passwords is refused by mistake. */
const BYTES = 4;

/** Capitals make no difference: `Password123` is tried right after `password123`. */
const hashOf = (password: string): Buffer =>
  createHash('sha256').update(password.normalize('NFKC').toLowerCase()).digest().subarray(0, BYTES);

/** Packs a list of passwords: the beginnings of their SHA-256 hashes, sorted. */
export function packPasswords(passwords: Iterable<string>): Buffer {
  const numbers = new Set([...passwords].map((password) => hashOf(password).readUInt32BE()));
  const packed = Buffer.alloc(numbers.size * BYTES);
  [...numbers].sort((a, b) => a - b).forEach((number, index) => packed.writeUInt32BE(number, index * BYTES));
  return packed;
}

/** Passwords that are known from breaches (ruling 31). */
export interface KnownPasswords {
  has(password: string): boolean;
  /**
   * Returns what follows a prefix in the hashes of known passwords, in hexadecimal digits. A page can check a password
   * without sending it.
   */
  suffixesOf(prefix: string): readonly string[];
}

/** Opens a packed list. */
export function knownPasswords(packed: Buffer): KnownPasswords {
  const size = packed.length / BYTES;
  /** Index of the first entry that is not below a number. */
  const firstFrom = (number: number): number => {
    let [low, high] = [0, size];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (packed.readUInt32BE(middle * BYTES) < number) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    has(password) {
      const number = hashOf(password).readUInt32BE();
      const index = firstFrom(number);
      return index < size && packed.readUInt32BE(index * BYTES) === number;
    },
    suffixesOf(prefix) {
      const from = firstFrom(Number.parseInt(prefix.padEnd(BYTES * 2, '0'), 16));
      const suffixes: string[] = [];
      for (let index = from; index < size; index += 1) {
        const hash = packed.toString('hex', index * BYTES, (index + 1) * BYTES);
        if (!hash.startsWith(prefix)) break;
        suffixes.push(hash.slice(KNOWN_PASSWORD_PREFIX));
      }
      return suffixes;
    },
  };
}

let shipped: KnownPasswords | undefined;

/** Returns the list that ships with the API; `data/README.md` says where it comes from. */
export const shippedPasswords = (): KnownPasswords =>
  (shipped ??= knownPasswords(readFileSync(new URL('./data/known-passwords.bin', import.meta.url))));
