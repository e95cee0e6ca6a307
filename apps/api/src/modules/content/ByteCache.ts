/** Keeps the most recently used values up to a number of bytes. */
export class ByteCache<Value> {
  readonly #limit: number;
  readonly #sizeOf: (value: Value) => number;
  readonly #entries = new Map<string, { readonly value: Value; readonly size: number; readonly until: number }>();
  #bytes = 0;

  constructor(limit: number, sizeOf: (value: Value) => number) {
    this.#limit = limit;
    this.#sizeOf = sizeOf;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** @param now milliseconds; an entry past its time is gone */
  get(key: string, now: number): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    if (entry.until <= now) {
      this.#bytes -= entry.size;
      return undefined;
    }
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Value, until = Infinity): void {
    const size = this.#sizeOf(value) + key.length * 2;
    const old = this.#entries.get(key);
    if (old) {
      this.#bytes -= old.size;
      this.#entries.delete(key);
    }
    if (size > this.#limit / 4) return;
    this.#entries.set(key, { value, size, until });
    this.#bytes += size;
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#limit) break;
      this.#entries.delete(oldest);
      this.#bytes -= entry.size;
    }
  }
}
