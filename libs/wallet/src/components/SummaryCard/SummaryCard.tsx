import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Alert, Button, Card, Heading, Icon, Link, Skeleton, Stack, Text } from '@baize/ui';
import { hundredthsOf } from '@baize/kernel';
import { useFormat, useText } from '@baize/i18n';
import { useLocalePath } from '@baize/shell';
import { summaryQuery } from '../../api/summary.ts';
import type { HistoryPeriod } from '../../model/history.ts';
import * as css from './SummaryCard.css.ts';

const SummaryCharts = lazy(() => import('./SummaryCharts.tsx').then((module) => ({ default: module.SummaryCharts })));

export interface SummaryCardProps {
  readonly playerId: string;
  readonly period: HistoryPeriod;
}

/**
 * Shows deposits and withdrawals in this period, and the difference in a sentence.
 * A gain gets no praise and no colour. The charts over time unfold on request.
 */
export function SummaryCard({ playerId, period }: SummaryCardProps) {
  const text = useText('wallet');
  const format = useFormat();
  const toPath = useLocalePath();
  const summary = useQuery(summaryQuery(playerId, period));
  const [open, setOpen] = useState(false);
  const title = (
    <Heading level={2} size="h4">
      {text(Object.keys(period).length === 0 ? 'wallet.summary.titleAll' : 'wallet.summary.title')}
    </Heading>
  );

  if (summary.isError) {
    return (
      <Card padding="md">
        <Stack gap="sm">
          {title}
          <Alert
            tone="negative"
            title={text('wallet.summary.failed')}
            actions={
              <Button size="sm" variant="secondary" onClick={() => void summary.refetch()}>
                {text('wallet.tryAgain')}
              </Button>
            }
          />
        </Stack>
      </Card>
    );
  }
  const money = (amount: number, sign?: 'always') =>
    summary.data ? format.money(amount, summary.data.currencyCode, sign) : '';
  const net = summary.data ? hundredthsOf(summary.data.netPosition) : 0;
  const moved = (summary.data?.days.length ?? 0) > 0;
  const sentence = !moved
    ? text('wallet.summary.none')
    : net === 0
      ? text('wallet.summary.even')
      : text(net < 0 ? 'wallet.summary.less' : 'wallet.summary.more', { amount: money(Math.abs(net)) });
  const figure = (name: string, amount: number | undefined, sign?: 'always') => (
    <div className={css.figure} data-net={sign}>
      <dt>
        <Text as="span" size="sm" tone="muted">
          {name}
        </Text>
      </dt>
      <dd className={css.amount}>
        {amount === undefined ? <Skeleton shape="lg" /> : money(hundredthsOf(amount), sign)}
      </dd>
    </div>
  );
  return (
    <Card padding="md">
      <div aria-busy={summary.isPending || undefined}>
        <Stack gap="md">
          {title}
          <dl className={css.figures}>
            {figure(text('wallet.summary.deposited'), summary.data?.deposited)}
            {figure(text('wallet.summary.withdrawn'), summary.data?.withdrawn)}
            {figure(text('wallet.summary.net'), summary.data?.netPosition, 'always')}
          </dl>
          {summary.isPending ? <Skeleton shape="md" width="most" /> : <Text>{sentence}</Text>}
          <div className={css.foot}>
            <Text size="sm" tone="muted" measure>
              {text('wallet.summary.note')}
            </Text>
            <Link href={toPath('responsible-gambling')}>{text('wallet.summary.limits')}</Link>
          </div>
          {moved && summary.data && (
            <details className={css.more} onToggle={(event) => setOpen(event.currentTarget.open)}>
              <summary className={css.moreHead}>
                {text('wallet.summary.show')}
                <span className={css.arrow}>
                  <Icon icon={ChevronDown} size="sm" />
                </span>
              </summary>
              {open && (
                <div className={css.charts}>
                  <Suspense
                    fallback={
                      <div className={css.wait} aria-busy="true">
                        <Skeleton shape="fill" />
                        <Skeleton shape="fill" />
                      </div>
                    }
                  >
                    <SummaryCharts summary={summary.data} period={period} />
                  </Suspense>
                </div>
              )}
            </details>
          )}
        </Stack>
      </div>
    </Card>
  );
}
