import { LRUCache } from 'lru-cache';

const WINDOW_MS = 5 * 60_000;
const MAX_ADDRESSES = 10_000;

/** Counts refused tokens per address, so that a guesser is stopped before the next token is even looked at. */
export class RefusedTokens {
  readonly #allowed: number;
  readonly #counts = new LRUCache<string, number>({ max: MAX_ADDRESSES, ttl: WINDOW_MS });

  /** @param allowed refused tokens within five minutes; 0 switches the limit off */
  constructor(allowed: number) {
    this.#allowed = allowed;
  }

  /** Returns how many seconds an address has to wait; 0 if it may call. */
  waitOf(address: string): number {
    if (this.#allowed === 0 || (this.#counts.get(address) ?? 0) < this.#allowed) return 0;
    return Math.max(1, Math.ceil(this.#counts.getRemainingTTL(address) / 1000));
  }

  /** Counts a refused token. The window starts with the first one. */
  add(address: string): void {
    const count = this.#counts.get(address) ?? 0;
    this.#counts.set(address, count + 1, count === 0 ? {} : { noUpdateTTL: true });
  }
}
