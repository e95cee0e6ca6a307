import type { LiveTable } from '@baize/contracts/live-tables';
import { feedSnapshot, type FeedSnapshot } from '../../ports/feed-snapshot.ts';
import type { LiveTableFeed } from '../../ports/live-tables/port.ts';

export type TableSnapshot = FeedSnapshot<LiveTable>;

/** Keeps the latest answer of the table feed. */
export function tableSnapshot(
  feed: LiveTableFeed,
  now: () => number,
  onFault: (fault: unknown) => void,
): TableSnapshot {
  return feedSnapshot(
    () => feed.tables(),
    ({ tableId }) => tableId,
    now,
    onFault,
  );
}
