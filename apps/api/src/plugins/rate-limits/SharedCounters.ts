/** A count that this process adds to the shared one. */
export interface AddedCount {
  readonly key: string;
  readonly count: number;
  readonly windowMs: number;
}
/** Adds counts to the shared ones; returns each key's sum and the time left in its window. */
export type Exchange = (
  added: readonly AddedCount[],
) => Promise<readonly { readonly key: string; readonly count: number; readonly ttlMs: number }[]>;

export interface Count {
  /** Calls in the window, this one included. */
  readonly current: number;
  /** Milliseconds until the window ends. */
  readonly ttl: number;
}

/** Up to this limit every call waits for the shared count: these routes guard passwords, codes and money. */
const STRICT_LIMIT = 60;
/** Above it, a call is answered from memory while the known count is below this share of the limit. */
const TRUSTED_PART = 0.5;
const FLUSH_MS = 250;
const MAX_KEYS = 50_000;

interface Entry {
  readonly key: string;
  windowMs: number;
  /** Shared sum at the latest exchange; meaningless until `isShared`. */
  count: number;
  isShared: boolean;
  /** Calls of this process in the window, and how many of them the shared sum includes. */
  added: number;
  exchanged: number;
  endsAt: number;
  waiting: {
    /** The call's number among those of this process, from 1. */ readonly position: number;
    readonly resolve: (count: Count) => void;
  }[];
}

/**
 * Counts calls over all instances with few database writes. Calls with a tight limit wait for the shared count;
 * simultaneous ones share one statement. Calls with a generous limit are counted in memory and exchanged four times a
 * second. So several instances can together let through more than a generous limit only within a quarter of a second,
 * and only as long as none knows of half of it. A client above its limit costs no write at all.
 */
export class SharedCounters {
  readonly #exchange: Exchange;
  readonly #onFault: (fault: unknown) => void;
  readonly #entries = new Map<string, Entry>();
  #dirty = new Set<Entry>();
  #timer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> | undefined;

  /** @param onFault called for failed exchanges; this process then counts by itself until the next one succeeds */
  constructor(exchange: Exchange, onFault: (fault: unknown) => void) {
    this.#exchange = exchange;
    this.#onFault = onFault;
  }

  /** Returns what is known of a key's window without counting; undefined without a window. */
  peek(key: string): Count | undefined {
    const entry = this.#entries.get(key);
    const now = performance.now();
    if (!entry || entry.endsAt <= now) return undefined;
    return { current: entry.count + entry.added - entry.exchanged, ttl: entry.endsAt - now };
  }

  /**
   * Counts one call, or an amount of something else.
   * @param max the limit; it decides whether the call waits for the shared count
   */
  add(key: string, windowMs: number, max: number, amount = 1): Promise<Count> {
    const now = performance.now();
    let entry = this.#entries.get(key);
    if (!entry || entry.endsAt <= now) {
      // Calls waiting for an exchange of the old window keep the old entry; without any, it has nothing left to send.
      if (entry && entry.waiting.length === 0) this.#dirty.delete(entry);
      entry = { key, windowMs, count: 0, isShared: false, added: 0, exchanged: 0, endsAt: now + windowMs, waiting: [] };
      this.#entries.delete(key);
      this.#entries.set(key, entry);
      if (this.#entries.size > MAX_KEYS) this.#forget(now);
    }
    const before = entry.count + entry.added - entry.exchanged;
    if (entry.isShared && before >= max && amount > 0)
      return Promise.resolve({ current: before + amount, ttl: entry.endsAt - now });
    entry.added += amount;
    const current = before + amount;
    this.#dirty.add(entry);
    if (max > STRICT_LIMIT && current <= max * TRUSTED_PART) {
      this.#flushIn(FLUSH_MS);
      return Promise.resolve({ current, ttl: entry.endsAt - now });
    }
    const waiting = entry.waiting;
    const position = entry.added;
    const counted = new Promise<Count>((resolve) => waiting.push({ position, resolve }));
    this.#flushIn(0);
    return counted;
  }

  /** Sends what has been counted and waits for it. */
  async flush(): Promise<void> {
    await this.#flushing;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#flushOnce();
  }

  #flushIn(milliseconds: number): void {
    if (this.#flushing) return;
    if (milliseconds === 0) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      // Calls that arrive in the same turn share the statement.
      this.#flushing = Promise.resolve()
        .then(() => this.#flushOnce())
        .finally(() => {
          this.#flushing = undefined;
          if (this.#dirty.size > 0)
            this.#flushIn([...this.#dirty].some(({ waiting }) => waiting.length > 0) ? 0 : FLUSH_MS);
        });
    } else if (!this.#timer) {
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#flushIn(0);
      }, milliseconds);
      this.#timer.unref();
    }
  }

  async #flushOnce(): Promise<void> {
    const batch = [...this.#dirty].map((entry) => {
      const { waiting } = entry;
      entry.waiting = [];
      return { entry, waiting, from: entry.exchanged, sent: entry.added - entry.exchanged };
    });
    this.#dirty = new Set();
    if (batch.length === 0) return;
    let sums: Map<string, { readonly count: number; readonly ttlMs: number }> | undefined;
    try {
      const rows = await this.#exchange(
        mergeByKey(batch.map(({ entry, sent }) => ({ key: entry.key, count: sent, windowMs: entry.windowMs }))),
      );
      sums = new Map(rows.map((row) => [row.key, row]));
    } catch (fault) {
      this.#onFault(fault);
    }
    const now = performance.now();
    for (const { entry, waiting, from, sent } of batch) {
      const sum = sums?.get(entry.key);
      const before = sum ? sum.count - sent : entry.count;
      if (sum) {
        entry.count = sum.count;
        entry.exchanged += sent;
        entry.isShared = true;
        entry.endsAt = now + sum.ttlMs;
      } else this.#dirty.add(entry);
      // Each call gets its own position, so the first ones of a burst pass.
      for (const { position, resolve } of waiting)
        resolve({ current: before + position - from, ttl: Math.max(1, entry.endsAt - now) });
    }
  }

  /** Makes room: windows that are over first, then the oldest. */
  #forget(now: number): void {
    for (const [key, { endsAt }] of this.#entries) if (endsAt <= now) this.#entries.delete(key);
    for (const key of this.#entries.keys()) {
      if (this.#entries.size <= MAX_KEYS * 0.9) break;
      this.#entries.delete(key);
    }
  }
}

/** A key can occur twice if its window has ended meanwhile; one statement must name it only once. */
function mergeByKey(added: readonly AddedCount[]): AddedCount[] {
  const merged = new Map<string, AddedCount>();
  for (const one of added) merged.set(one.key, { ...one, count: one.count + (merged.get(one.key)?.count ?? 0) });
  return [...merged.values()];
}
