import { TRANSACTION_PAGE_SIZE, type HistoryEntry } from '@baize/contracts/wallet';

/** A row of the history. The first of each day is flagged (A§3). */
export interface HistoryRow extends HistoryEntry {
  readonly firstOfDay: boolean;
}

/** Merges pages of the history: each `referenceId` once, newest first (A§4). */
export function mergePages(pages: readonly (readonly HistoryEntry[])[], timeZone?: string): readonly HistoryRow[] {
  const byReference = new Map<string, HistoryEntry>();
  // Earlier pages are fresher because the first page is polled.
  for (const page of pages)
    for (const entry of page) if (!byReference.has(entry.referenceId)) byReference.set(entry.referenceId, entry);
  const day = new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...(timeZone ? { timeZone } : {}),
  });
  let last = '';
  // Sorting is stable, so transactions with the same time keep the API's order.
  return [...byReference.values()]
    .sort((a, b) => Date.parse(b.transactionDate) - Date.parse(a.transactionDate))
    .map((entry) => {
      const today = day.format(new Date(entry.transactionDate));
      const firstOfDay = today !== last;
      last = today;
      return { ...entry, firstOfDay };
    });
}

/** Returns whether there may be more: true after a page of exactly ten (A§4). */
export const mayHaveMore = (page: readonly unknown[]): boolean => page.length === TRANSACTION_PAGE_SIZE;
