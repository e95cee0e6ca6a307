import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Clock, CircleX } from 'lucide-react';
import { Button, Card, EmptyState, Text } from '@baize/ui';
import type { Payment } from '@baize/contracts/cashier';
import { hundredthsOf } from '@baize/kernel';
import { useFormat, useText } from '@baize/i18n';
import { CASHIER_OFFERS, Slot, useLocalePath } from '@baize/shell';
import { InView } from '../../components/InView/InView.tsx';
import { depositStatusQuery } from '../../api/deposits.ts';
import { WALLET_PATHS } from '../../paths.ts';

export interface DepositResultProps {
  readonly playerId: string;
  readonly payment: Payment;
  /** The claimed bonus that the deposit was for (A§3); null without one. */
  readonly selectedBonusId?: string | null;
  readonly onAgain: () => void;
  /** Leads back to the game that the cashier lies over, in place of the ways to other pages. */
  readonly onReturn?: (() => void) | undefined;
}

/** Shows the result of a deposit. A pending deposit keeps updating until it is final. */
export function DepositResult({ playerId, payment, selectedBonusId = null, onAgain, onReturn }: DepositResultProps) {
  const text = useText('wallet');
  const format = useFormat();
  const toPath = useLocalePath();
  const { data = payment } = useQuery({ ...depositStatusQuery(playerId, payment.referenceId), initialData: payment });
  const shown = format.money(hundredthsOf(data.amount), data.currencyCode);
  const kind =
    data.status === 'SUCCESS' || data.status === 'COMPLETED'
      ? 'success'
      : data.status === 'PENDING' || data.status === 'WAITING_INPUT'
        ? 'pending'
        : 'failed';
  const reason = data.failureCode === null ? text('wallet.result.failed.text') : text(data.failureCode);
  return (
    <InView at="top" withLastButton takesLostFocus>
      <Card padding="lg">
        <div role="status">
          <EmptyState
            icon={kind === 'success' ? CircleCheck : kind === 'pending' ? Clock : CircleX}
            tone={kind === 'failed' ? 'negative' : 'brand'}
            title={text(`wallet.result.${kind}.title`, { amount: shown })}
            actions={
              kind === 'failed' ? (
                <Button onClick={onAgain}>{text('wallet.result.again')}</Button>
              ) : onReturn ? (
                <Button onClick={onReturn}>{text('wallet.result.return')}</Button>
              ) : (
                <>
                  <Button href={toPath('online-casino')}>{text('wallet.result.play')}</Button>
                  <Button variant="secondary" href={toPath(WALLET_PATHS.transactions)}>
                    {text('wallet.result.history')}
                  </Button>
                </>
              )
            }
          >
            <Text tone="muted">
              {kind === 'failed'
                ? reason === data.failureCode
                  ? text('wallet.result.failed.text')
                  : reason
                : text(kind === 'pending' && onReturn ? 'wallet.result.pending.quick' : `wallet.result.${kind}.text`)}
            </Text>
          </EmptyState>
        </div>
        {kind === 'success' && selectedBonusId !== null && (
          <Slot of={CASHIER_OFFERS} selectedBonusId={selectedBonusId} amount={hundredthsOf(data.amount)} isPaid />
        )}
      </Card>
    </InView>
  );
}
