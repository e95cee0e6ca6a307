import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import { Alert, Button, Card, EmptyState, Select, Skeleton, Stack, Text } from '@baize/ui';
import type { BrandCapabilities } from '@baize/brand';
import { TRANSACTION_CATEGORIES, TRANSACTION_STATUSES, type TransactionCategory } from '@baize/contracts/wallet';
import { serverNow } from '@baize/http';
import { timeZoneName, useFormat, useLanguageTag, useText } from '@baize/i18n';
import { useSession, useSite } from '@baize/session';
import { useErrorText, useLocalePath, useNearEnd } from '@baize/shell';
import { pendingDepositsQuery } from '../../api/deposits.ts';
import { historyQuery, type TransactionFilter } from '../../api/transactions.ts';
import { BalanceParts } from '../../components/BalanceParts.tsx';
import { BankingPage } from '../../components/BankingPage/BankingPage.tsx';
import { SummaryCard } from '../../components/SummaryCard/SummaryCard.tsx';
import { useDepositOpens } from '../../state/use-deposit-opens.ts';
import { daysInAddress, momentsOf } from '../../model/chosen-days.ts';
import { mergePages, pendingEntries, type HistoryPeriod, type ShownEntry } from '../../model/history.ts';
import { dayIn } from '../../model/payment-series.ts';
import { WALLET_PATHS } from '../../paths.ts';
import { DaysForm } from './DaysForm.tsx';
import { Download } from './Download.tsx';
import { EntryList } from './EntryList.tsx';
import * as css from './Transactions.css.ts';

/** The product of each category that has one: a brand without it does not offer it as a filter. */
const PRODUCT_OF: Readonly<Partial<Record<TransactionCategory, keyof BrandCapabilities>>> = {
  CASINO: 'casino',
  LIVE_CASINO: 'liveCasino',
  SPORTS: 'sportsbook',
  VIRTUAL_SPORTS: 'virtuals',
};

/**
 * Statuses that the filter offers. Two names for a finished transaction would look like two states, and the API finds both
 * under one. A payment that waits for the player's input is no transaction yet.
 */
const STATUSES = TRANSACTION_STATUSES.filter((status) => status !== 'SUCCESS' && status !== 'WAITING_INPUT');

/** Periods that the filter offers, in hours back. Without one it is all time, or two days that the player chooses. */
const HOURS = [24, 24 * 7, 24 * 30] as const;

/** What the address keeps of the filter, so that a reload and "back" show the same history (A§3). */
const FILTERS = ['category', 'status', 'hour', 'from', 'to'] as const;
/** New values, of which an empty one is no filter. */
type FilterChange = Partial<Record<(typeof FILTERS)[number], string>>;

/** Lists the player's transactions, newest first (A§4), those of one game session as one row. */
export function Transactions() {
  const text = useText('wallet');
  const { capabilities } = useSite().brand.config;
  const categories = TRANSACTION_CATEGORIES.filter((category) => {
    const product = PRODUCT_OF[category];
    return product === undefined || capabilities[product];
  });
  const errorText = useErrorText('wallet');
  const format = useFormat();
  const tag = useLanguageTag();
  const toPath = useLocalePath();
  const opens = useDepositOpens();
  const playerId = useSession()?.playerId ?? '';
  const timeZone = format.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const today = dayIn(new Date(serverNow()), timeZone);
  const [address, setAddress] = useSearchParams();
  const category = categories.find((each) => each === address.get('category'));
  const status = STATUSES.find((each) => each === address.get('status'));
  const hour = HOURS.find((each) => String(each) === address.get('hour'));
  const days = hour === undefined ? daysInAddress(address, today) : null;
  // Before two days are chosen, the address has none of them.
  const [isChoosing, setChoosing] = useState(false);
  const change = (changes: FilterChange) =>
    setAddress(
      (current) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value) current.set(name, value);
          else current.delete(name);
        }
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  const period: HistoryPeriod = hour !== undefined ? { hour } : days ? momentsOf(days, timeZone) : {};
  const filter: TransactionFilter = { ...(category && { category }), ...(status && { status }), ...period };
  // This page only replaces its address. Any other change is "back", "forward" or a link, and decides what the fields show.
  const shownDays = days ? `${days.from} ${days.to}` : '';
  const [form, setForm] = useState({ days: shownDays, key: 0 });
  const isOurs = useNavigationType() === 'REPLACE';
  if (form.days !== shownDays) {
    setForm({ days: shownDays, key: isOurs ? form.key : form.key + 1 });
    if (!isOurs) setChoosing(false);
  }
  const list = useInfiniteQuery(historyQuery(playerId, filter));
  const pending = useQuery(pendingDepositsQuery(playerId)).data ?? [];
  // The ledger comes first: a deposit that has just ended has the same reference there.
  const waiting = pendingEntries(pending, filter, serverNow());
  const entries = mergePages<ShownEntry>(list.data ? [...list.data.pages, waiting] : [], format.timeZone);
  const end = useNearEnd(() => {
    if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage();
  });
  const filtered = Object.keys(filter).length > 0;

  return (
    <BankingPage current="transactions">
      <div className={css.filters}>
        <Select
          label={text('wallet.filter.period')}
          value={days || isChoosing ? 'dates' : String(hour ?? '')}
          onChange={({ target: { value } }) => {
            setChoosing(value === 'dates');
            change({ hour: value === 'dates' ? '' : value, from: '', to: '' });
          }}
          options={[
            { value: '', label: text('wallet.filter.period.all') },
            ...HOURS.map((hours) => ({ value: String(hours), label: text(`wallet.filter.period.${hours}`) })),
            { value: 'dates', label: text('wallet.filter.period.dates') },
          ]}
        />
        <Select
          label={text('wallet.filter.category')}
          value={category ?? ''}
          onChange={(event) => change({ category: event.target.value })}
          options={[
            { value: '', label: text('wallet.filter.all') },
            ...categories.map((value) => ({ value, label: text(`wallet.category.${value}`) })),
          ]}
        />
        <Select
          label={text('wallet.filter.status')}
          value={status ?? ''}
          onChange={(event) => change({ status: event.target.value })}
          options={[
            { value: '', label: text('wallet.filter.all') },
            ...STATUSES.map((value) => ({
              value,
              label: text(`wallet.status.${value}`),
            })),
          ]}
        />
      </div>
      {(days || isChoosing) && (
        <DaysForm key={form.key} days={days} today={today} onShow={({ from, to }) => change({ hour: '', from, to })} />
      )}
      <BalanceParts />
      <SummaryCard playerId={playerId} period={period} />
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
      {list.isPending && (
        <Card padding="md">
          <div aria-busy="true">
            <Stack gap="lg">
              {Array.from({ length: 6 }, (_, index) => (
                <Skeleton key={index} lines={2} />
              ))}
            </Stack>
          </div>
        </Card>
      )}
      {list.isSuccess && entries.length === 0 && (
        <EmptyState
          icon={ReceiptText}
          title={text(filtered ? 'wallet.history.noneFound' : 'wallet.history.none')}
          actions={
            filtered ? (
              <Button
                variant="secondary"
                onClick={() => {
                  setChoosing(false);
                  change(Object.fromEntries(FILTERS.map((name) => [name, ''])));
                }}
              >
                {text('wallet.filter.clear')}
              </Button>
            ) : !opens ? undefined : (
              <Button href={toPath(WALLET_PATHS.deposit)}>{text('wallet.deposit.submit')}</Button>
            )
          }
        >
          {text(filtered ? 'wallet.history.noneFoundText' : 'wallet.history.noneText')}
        </EmptyState>
      )}
      <EntryList playerId={playerId} entries={entries} />
      {entries.length > 0 && (
        <div className={css.foot}>
          {format.timeZone !== undefined && (
            <Text size="sm" tone="muted">
              {text('wallet.history.zone', { timeZone: timeZoneName(tag, format.timeZone) })}
            </Text>
          )}
          <Download filter={filter} pending={waiting} />
        </div>
      )}
      <div ref={end} />
      {list.hasNextPage && (
        <Button variant="secondary" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {text('wallet.history.more')}
        </Button>
      )}
    </BankingPage>
  );
}
