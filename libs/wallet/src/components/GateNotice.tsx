import { Lock } from 'lucide-react';
import { Button, EmptyState, Text } from '@baize/ui';
import { useFormat, useText } from '@baize/i18n';
import { useLocalePath } from '@baize/shell';
import type { GateState } from '../model/deposit-gate.ts';

export interface GateNoticeProps {
  readonly kind: 'deposit' | 'withdraw';
  readonly state: GateState;
  readonly resetOn?: string | null | undefined;
  /** Whether the limit that closes the cashier is a spend limit (A§3 `isSpendLimit`). */
  readonly isSpendLimit?: boolean | undefined;
  readonly onRetry: () => void;
}

/** Explains why the cashier is closed: who decided, until when, what still works, what to do next. */
export function GateNotice({ kind, state, resetOn, isSpendLimit = false, onRetry }: GateNoticeProps) {
  const text = useText('wallet');
  const format = useFormat();
  const toPath = useLocalePath();
  const own = state === 'SELF_LIMIT_REACHED';
  const words = `wallet.gate.${kind}.${own && isSpendLimit ? 'SPEND_LIMIT_REACHED' : state}`;
  return (
    <EmptyState
      icon={Lock}
      tone={state === 'ERROR' ? 'negative' : 'brand'}
      title={text(`${words}.title`)}
      actions={
        state === 'ERROR' ? (
          <Button onClick={onRetry}>{text('wallet.tryAgain')}</Button>
        ) : (
          <Button variant="secondary" href={toPath(own ? 'my-account/gambling-limits' : 'contact-live-chat')}>
            {text(own ? 'wallet.gate.limits' : 'wallet.gate.contact')}
          </Button>
        )
      }
    >
      <Text tone="muted">{text(`${words}.text`)}</Text>
      {resetOn && <Text tone="muted">{text('wallet.gate.resetOn', { date: format.dateTime(resetOn) })}</Text>}
    </EmptyState>
  );
}
