import { TRANSACTION_PAGE_SIZE, type Transaction } from '@baize/contracts/wallet';

/** One line of the history; the first of each day is flagged (A§3). */
export interface HistoryEntry extends Transaction {
  readonly firstOfDay: boolean;
}

/** Merges pages as they come: each movement once by its referenceId, newest first (A§4). */
export function mergePages(pages: readonly (readonly Transaction[])[], timeZone?: string): readonly HistoryEntry[] {
  const byReference = new Map<string, Transaction>();
  // Earlier pages are the fresher ones: the first page is polled.
  for (const page of pages)
    for (const entry of page) if (!byReference.has(entry.referenceId)) byReference.set(entry.referenceId, entry);
  const day = new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...(timeZone ? { timeZone } : {}),
  });
  let last = '';
  // Sorting is stable, so movements of one moment keep the order in which the API gave them.
  return [...byReference.values()]
    .sort((a, b) => Date.parse(b.transactionDate) - Date.parse(a.transactionDate))
    .map((entry) => {
      const today = day.format(new Date(entry.transactionDate));
      const firstOfDay = today !== last;
      last = today;
      return { ...entry, firstOfDay };
    });
}

/** A page of exactly ten says that there may be more (A§4). */
export const mayHaveMore = (page: readonly Transaction[]): boolean => page.length === TRANSACTION_PAGE_SIZE;
