import { LimitMeter } from '@baize/ui';
import { hundredthsOf } from '@baize/kernel';
import { useFormat, useText } from '@baize/i18n';
import { limitNameKey, limitPeriod } from '../../model/deciding-limit.ts';

export interface LimitLeftProps {
  /** `law`: the law limits the deposit, and not the player. `kyc`: until the identity is verified. */
  readonly kind: 'deposit' | 'withdraw' | 'law' | 'kyc';
  /** As on the wire; null if no limit applies. */
  readonly left: number | null;
  /** The whole limit, as on the wire, if the check returns it. */
  readonly whole?: number | null;
  /** A§3 limitType, or the withdrawal check's duration. */
  readonly period: string | null;
  readonly resetOn?: string | null;
  readonly currency: string;
}

/** Shows how much the deciding limit leaves, next to the form. */
export function LimitLeft({ kind, left, whole = null, period, resetOn = null, currency }: LimitLeftProps) {
  const text = useText('wallet');
  const format = useFormat();
  if (left === null) return null;
  return (
    <LimitMeter
      label={text(limitNameKey(kind, limitPeriod(period)))}
      remaining={hundredthsOf(left)}
      limit={whole === null ? null : hundredthsOf(whole)}
      format={(amount) => format.money(amount, currency)}
      resetsOn={resetOn === null ? undefined : text('wallet.limit.on', { date: format.dateTime(resetOn) })}
    />
  );
}
