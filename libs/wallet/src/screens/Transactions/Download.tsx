import { useMutation } from '@tanstack/react-query';
import { Download as DownloadIcon } from 'lucide-react';
import { Button } from '@baize/ui';
import { useText } from '@baize/i18n';
import { saveFile, useErrorText, useToasts } from '@baize/shell';
import { usePaymentMarks } from '../../api/payment-marks.ts';
import { DOWNLOAD_MOST, fetchAllTransactions, type TransactionFilter } from '../../api/transactions.ts';
import { kindOfEntry, mergePages, type ShownEntry } from '../../model/history.ts';
import { historyCsv, type CsvEntry } from '../../model/history-csv.ts';

interface DownloadProps {
  readonly filter: TransactionFilter;
  /** Pending deposits that the filter finds: the ledger has none of them. */
  readonly pending: readonly ShownEntry[];
}

/** Downloads every transaction that the filter finds, one line each: game sessions are not summed up in the file. */
export function Download({ filter, pending }: DownloadProps) {
  const text = useText('wallet');
  const errorText = useErrorText('wallet');
  const toasts = useToasts();
  const marks = usePaymentMarks();
  const download = useMutation({
    mutationFn: () => fetchAllTransactions(filter),
    onSuccess: (found) => {
      const what = ({ description }: CsvEntry) =>
        description === null ? '' : (marks.get(description)?.title ?? description);
      const csv = historyCsv(mergePages<CsvEntry>([found, pending]), {
        headers: [
          text('wallet.summary.chart.when'),
          text('wallet.filter.category'),
          text('wallet.export.what'),
          text('wallet.filter.status'),
          text('wallet.deposit.amount'),
          text('wallet.balance.total'),
          text('wallet.export.currency'),
          text('wallet.export.reference'),
        ],
        type: (entry) => text(`wallet.type.${kindOfEntry(entry)}`),
        status: ({ status }) => text(`wallet.status.${status}`),
        what,
      });
      saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${text('wallet.export.file')}.csv`);
      if (found.length >= DOWNLOAD_MOST) toasts.warning(text('wallet.export.cut', { count: found.length }));
    },
    onError: (error) => toasts.error(errorText(error)),
  });
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={DownloadIcon}
      loading={download.isPending}
      onClick={() => {
        if (!download.isPending) download.mutate();
      }}
    >
      {text('wallet.export.action')}
    </Button>
  );
}
