import { AreaChart, BarChart } from '@baize/ui/Chart';
import type { WalletSummary } from '@baize/contracts/wallet';
import { serverNow } from '@baize/http';
import { useFormat, useText } from '@baize/i18n';
import { endsOf, type HistoryPeriod } from '../../model/history.ts';
import { dayIn, paymentSeries } from '../../model/payment-series.ts';

export interface SummaryChartsProps {
  readonly summary: WalletSummary;
  readonly period: HistoryPeriod;
}

/** The same figures over time. A separate module, loaded on demand. */
export function SummaryCharts({ summary, period }: SummaryChartsProps) {
  const text = useText('wallet');
  const format = useFormat();
  const now = serverNow();
  const { from, to } = endsOf(period, now);
  const { span, sums } = paymentSeries(
    summary.days,
    from === null ? null : dayIn(new Date(from), summary.timeZone),
    dayIn(new Date(Math.min(to ?? now, now)), summary.timeZone),
  );
  const currency = summary.currencyCode;
  // These are calendar days already, so no time zone conversion applies.
  const long: Intl.DateTimeFormatOptions = {
    timeZone: 'UTC',
    ...(span === 'month' ? { year: 'numeric', month: 'long' } : { dateStyle: 'long' }),
  };
  const brief: Intl.DateTimeFormatOptions = {
    timeZone: 'UTC',
    ...(span === 'month' ? { year: '2-digit', month: 'short' } : { day: 'numeric', month: 'numeric' }),
  };
  const names = ({ start }: { readonly start: string }) => ({
    name: format.date(`${start}T00:00:00Z`, long),
    short: format.date(`${start}T00:00:00Z`, brief),
  });
  const common = {
    whenLabel: text('wallet.summary.chart.when'),
    empty: text('wallet.summary.none'),
    format: (amount: number) => format.money(Math.round(amount), currency),
    formatAxis: (amount: number) => format.moneyShort(Math.round(amount), currency),
  };
  return (
    <>
      <BarChart
        {...common}
        label={text(`wallet.summary.chart.payments.${span}`)}
        series={[text('wallet.summary.deposited'), text('wallet.summary.withdrawn')]}
        groups={sums.map((entry) => ({ ...names(entry), values: [entry.deposited, entry.withdrawn] }))}
      />
      <AreaChart
        {...common}
        label={text('wallet.summary.chart.net')}
        valueLabel={text('wallet.summary.net')}
        points={sums.map((entry) => ({ ...names(entry), value: entry.position }))}
      />
    </>
  );
}
