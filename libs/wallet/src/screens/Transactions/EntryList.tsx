import { Card } from '@baize/ui';
import { usePaymentMarks } from '../../api/payment-marks.ts';
import type { HistoryRow } from '../../model/history.ts';
import { Entry } from './Entry.tsx';
import * as css from './Transactions.css.ts';

/** Rows of the history in one card, with the names of their payment methods; nothing without rows. */
export function EntryList({
  playerId,
  entries,
}: {
  readonly playerId: string;
  readonly entries: readonly HistoryRow[];
}) {
  const marks = usePaymentMarks();
  if (entries.length === 0) return null;
  return (
    <Card padding="none">
      <ul className={css.list}>
        {entries.map((entry) => (
          <Entry
            key={entry.referenceId}
            playerId={playerId}
            entry={entry}
            title={entry.description === null ? null : (marks.get(entry.description)?.title ?? entry.description)}
          />
        ))}
      </ul>
    </Card>
  );
}
