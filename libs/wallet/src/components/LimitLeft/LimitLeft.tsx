import { LimitMeter } from '@baize/ui';
import { hundredthsOf } from '@baize/kernel';
import { useFormat, useText } from '@baize/i18n';

export interface LimitLeftProps {
  readonly kind: 'deposit' | 'withdraw';
  /** As on the wire; null if no limit applies. */
  readonly left: number | null;
  /** The whole limit, as on the wire, if the check returns it. */
  readonly whole?: number | null;
  /** A§3 limitType, or the withdrawal check's duration. */
  readonly period: string | null;
  readonly resetOn?: string | null;
  readonly currency: string;
}

/** A§9: daily D, weekly W, monthly M. Any other value is a limit with an unknown period. */
const PERIODS: Readonly<Record<string, string>> = {
  D: 'daily',
  DAILY: 'daily',
  W: 'weekly',
  WEEKLY: 'weekly',
  M: 'monthly',
  MONTHLY: 'monthly',
};

/** Shows how much the deciding limit leaves, next to the form. */
export function LimitLeft({ kind, left, whole = null, period, resetOn = null, currency }: LimitLeftProps) {
  const text = useText('wallet');
  const format = useFormat();
  if (left === null) return null;
  return (
    <LimitMeter
      label={text(`wallet.limit.${kind}.${PERIODS[period?.toUpperCase() ?? ''] ?? 'other'}`)}
      remaining={hundredthsOf(left)}
      limit={whole === null ? null : hundredthsOf(whole)}
      format={(amount) => format.money(amount, currency)}
      resetsOn={resetOn === null ? undefined : text('wallet.limit.on', { date: format.dateTime(resetOn) })}
    />
  );
}
