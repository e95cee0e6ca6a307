import { useInfiniteQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton, Stack, Text } from '@baize/ui';
import type { HistoryEntry } from '@baize/contracts/wallet';
import { hundredthsOf } from '@baize/kernel';
import { useFormat, useText } from '@baize/i18n';
import { useErrorText } from '@baize/shell';
import { roundsQuery } from '../../api/transactions.ts';
import * as css from './Transactions.css.ts';

export interface RoundsProps {
  readonly playerId: string;
  readonly entry: Pick<HistoryEntry, 'referenceId' | 'currencyCode'>;
  readonly session: NonNullable<HistoryEntry['session']>;
}

/** The rounds of a game session, newest first, below its sums. */
export function Rounds({ playerId, entry, session }: RoundsProps) {
  const text = useText('wallet');
  const errorText = useErrorText('wallet');
  const format = useFormat();
  const list = useInfiniteQuery(roundsQuery(playerId, entry, session));
  const money = (amount: number, sign?: 'always') => format.money(hundredthsOf(amount), entry.currencyCode, sign);
  const rounds = list.data?.pages.flatMap((page) => page.rounds) ?? [];
  return (
    <div className={css.rounds} aria-busy={list.isPending || undefined}>
      <Text size="sm">{text('wallet.history.round', { staked: money(session.staked), won: money(session.won) })}</Text>
      {list.isPending && (
        <Stack gap="sm">
          {Array.from({ length: Math.min(session.rounds, 10) }, (_, index) => (
            <Skeleton key={index} shape="md" />
          ))}
        </Stack>
      )}
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
      {rounds.length > 0 && (
        <ul className={css.list}>
          {rounds.map((round) => (
            <li key={round.referenceId} className={css.round} data-round={round.referenceId}>
              <Text as="span" size="sm" tone="muted" numeric>
                {format.time(round.transactionDate)}
              </Text>
              <Text as="span" size="sm">
                {round.voided && round.staked === 0
                  ? text('wallet.type.BET_VOID')
                  : text('wallet.history.round', { staked: money(round.staked), won: money(round.won) })}
              </Text>
              <Text as="span" size="sm" weight="medium" numeric tone={round.amount > 0 ? 'positive' : 'default'}>
                {money(round.amount, round.amount === 0 ? undefined : 'always')}
              </Text>
              <div className={css.number}>
                <Text size="xs" tone="muted">
                  {text('wallet.history.roundNumber', { number: round.referenceId })}
                </Text>
              </div>
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          size="sm"
          variant="secondary"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {text('wallet.history.moreRounds')}
        </Button>
      )}
    </div>
  );
}
