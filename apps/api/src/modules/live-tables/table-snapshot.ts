import type { LiveTable } from '@baize/contracts/live-tables';
import type { LiveTableFeed } from '../../ports/live-tables/port.ts';

/** How long an answer of the feed serves everyone, in milliseconds. */
export const FRESH_MS = 3000;
/** From this age on, figures are called out of date, in milliseconds. */
export const STALE_MS = 30_000;
/** After a failure the feed rests, twice as long after each further one, in milliseconds. */
const REST_MS = 2000;
const MOST_REST_MS = 60_000;

export interface TableSnapshot {
  /** Returns what the feed last said about a table, and whether that is out of date; undefined for an unknown table. */
  of(tableId: string): (LiveTable & { readonly stale: boolean }) | undefined;
  /** Asks the feed if its last answer is old. Never throws: what is known stays, and grows stale. */
  refresh(): Promise<void>;
}

/**
 * Keeps the feed's latest answer, so that however many visitors look at a lobby, an instance asks once every few seconds,
 * and not at all while no one looks.
 */
export function tableSnapshot(
  feed: LiveTableFeed,
  now: () => number,
  onFault: (fault: unknown) => void,
): TableSnapshot {
  let tables: ReadonlyMap<string, LiveTable> = new Map();
  let answeredAt = -Infinity;
  let restUntil = -Infinity;
  let rest = REST_MS;
  let asking: Promise<void> | undefined;
  const ask = async () => {
    try {
      const answer = await feed.tables();
      tables = new Map(answer.map((table) => [table.tableId, table]));
      answeredAt = now();
      rest = REST_MS;
    } catch (fault) {
      restUntil = now() + rest;
      rest = Math.min(rest * 2, MOST_REST_MS);
      onFault(fault);
    }
  };
  return {
    of(tableId) {
      const table = tables.get(tableId);
      if (!table) return undefined;
      return { ...table, stale: now() - Math.min(answeredAt, Date.parse(table.updatedAt)) > STALE_MS };
    },
    async refresh() {
      if (now() - answeredAt < FRESH_MS || now() < restUntil) return;
      asking ??= ask().finally(() => (asking = undefined));
      await asking;
    },
  };
}
