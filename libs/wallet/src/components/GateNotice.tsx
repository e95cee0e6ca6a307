import { Lock } from 'lucide-react';
import { Button, EmptyState, Text } from '@baize/ui';
import { useFormat, useText } from '@baize/i18n';
import { useLocalePath } from '@baize/shell';
import type { GateState } from '../model/deposit-gate.ts';

export interface GateNoticeProps {
  readonly kind: 'deposit' | 'withdraw';
  readonly state: GateState;
  readonly resetOn?: string | null | undefined;
  readonly onRetry: () => void;
}

/** Why the cashier is closed: who decided, until when, what still works, what to do next. */
export function GateNotice({ kind, state, resetOn, onRetry }: GateNoticeProps) {
  const text = useText('wallet');
  const format = useFormat();
  const toPath = useLocalePath();
  return (
    <EmptyState
      icon={Lock} tone={state === 'ERROR' ? 'negative' : 'brand'} title={text(`wallet.gate.${kind}.${state}.title`)}
      actions={state === 'ERROR'
        ? <Button onClick={onRetry}>{text('wallet.tryAgain')}</Button>
        : <Button variant="secondary" href={toPath('contact-live-chat')}>{text('wallet.gate.contact')}</Button>}
    >
      <Text tone="muted">{text(`wallet.gate.${kind}.${state}.text`)}</Text>
      {resetOn && <Text tone="muted">{text('wallet.gate.resetOn', { date: format.dateTime(resetOn) })}</Text>}
    </EmptyState>
  );
}
