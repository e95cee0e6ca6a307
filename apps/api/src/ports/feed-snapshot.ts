/** How long an answer of a feed serves everyone, in milliseconds. */
export const FRESH_MS = 3000;
/** From this age on, figures are called out of date, in milliseconds. */
export const STALE_MS = 30_000;
/** After a failure a feed rests, twice as long after each further one, in milliseconds. */
const REST_MS = 2000;
const MOST_REST_MS = 60_000;

export interface FeedSnapshot<Entry> {
  /** Returns what the feed last said about an id, and whether that is out of date; undefined for an unknown id. */
  of(id: string): (Entry & { readonly stale: boolean }) | undefined;
  /** Asks the feed if its last answer is old. Never throws: what is known stays, and grows stale. */
  refresh(): Promise<void>;
}

/**
 * Keeps a feed's latest answer, so that however many visitors look at a lobby, an instance asks once every few seconds,
 * and not at all while no one looks.
 */
export function feedSnapshot<Entry extends { readonly updatedAt: string }>(
  read: () => Promise<readonly Entry[]>,
  idOf: (entry: Entry) => string,
  now: () => number,
  onFault: (fault: unknown) => void,
): FeedSnapshot<Entry> {
  let entries: ReadonlyMap<string, Entry> = new Map();
  let answeredAt = -Infinity;
  let restUntil = -Infinity;
  let rest = REST_MS;
  let asking: Promise<void> | undefined;
  const ask = async () => {
    try {
      const answer = await read();
      entries = new Map(answer.map((entry) => [idOf(entry), entry]));
      answeredAt = now();
      rest = REST_MS;
    } catch (fault) {
      restUntil = now() + rest;
      rest = Math.min(rest * 2, MOST_REST_MS);
      onFault(fault);
    }
  };
  return {
    of(id) {
      const entry = entries.get(id);
      if (!entry) return undefined;
      return { ...entry, stale: now() - Math.min(answeredAt, Date.parse(entry.updatedAt)) > STALE_MS };
    },
    async refresh() {
      if (now() - answeredAt < FRESH_MS || now() < restUntil) return;
      asking ??= ask().finally(() => (asking = undefined));
      await asking;
    },
  };
}
