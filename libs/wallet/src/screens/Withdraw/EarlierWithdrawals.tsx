import { useInfiniteQuery } from '@tanstack/react-query';
import { Alert, Button, Heading, Stack } from '@baize/ui';
import { useFormat, useText } from '@baize/i18n';
import { useErrorText } from '@baize/shell';
import { withdrawalsQuery } from '../../api/transactions.ts';
import { mergePages } from '../../model/history.ts';
import { EntryList } from '../Transactions/EntryList.tsx';

/** Withdrawals that are over, newest first (A§7). The pending ones have cards of their own above. */
export function EarlierWithdrawals({ playerId }: { readonly playerId: string }) {
  const text = useText('wallet');
  const errorText = useErrorText('wallet');
  const format = useFormat();
  const list = useInfiniteQuery(withdrawalsQuery(playerId));
  const over = (list.data?.pages ?? []).map((page) =>
    page.filter(({ status }) => status !== 'PENDING').map((row) => ({ ...row, session: null })),
  );
  const entries = mergePages(over, format.timeZone);
  if (entries.length === 0 && !list.isError && !list.hasNextPage) return null;
  return (
    <Stack gap="md">
      <Heading level={2} size="h4">
        {text('wallet.withdraw.earlier')}
      </Heading>
      {list.isError && (
        <Alert
          tone="negative"
          title={errorText(list.error)}
          actions={
            <Button size="sm" variant="secondary" onClick={() => void list.refetch()}>
              {text('wallet.tryAgain')}
            </Button>
          }
        />
      )}
      <EntryList playerId={playerId} entries={entries} />
      {list.hasNextPage && (
        <Button variant="secondary" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {text('wallet.history.more')}
        </Button>
      )}
    </Stack>
  );
}
