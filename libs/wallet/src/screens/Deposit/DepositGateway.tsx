import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { Button, Card, Stack, Text } from '@baize/ui';
import { HostedFrame } from '@baize/ui/HostedFrame';
import { gatewayFrameMessage } from '@baize/contracts/payments';
import type { Payment } from '@baize/contracts/cashier';
import { useText } from '@baize/i18n';
import { depositStatusQuery, isPaymentOpen } from '../../api/deposits.ts';
import { InView } from '../../components/InView/InView.tsx';

export interface DepositGatewayProps {
  readonly playerId: string;
  readonly payment: Payment;
  readonly onOver: (payment: Payment) => void;
  /** The player has cancelled the payment on the gateway's page. */
  readonly onCancel: () => void;
  /** The player wants to change the amount. */
  readonly onBack: () => void;
}

/**
 * The gateway's page in a frame. Its messages only trigger a refresh: the API alone decides the result of a payment.
 */
export function DepositGateway({ playerId, payment, onOver, onCancel, onBack }: DepositGatewayProps) {
  const text = useText('wallet');
  const [finished, setFinished] = useState(false);
  /** The form's height in CSS pixels; null until the gateway reports it. */
  const [height, setHeight] = useState<number | null>(null);
  const status = useQuery(depositStatusQuery(playerId, payment.referenceId));
  const { refetch, data } = status;
  const url = payment.redirectUrl ?? '';

  const listen = useCallback(
    (said: unknown) => {
      const message = gatewayFrameMessage.safeParse(said);
      if (!message.success || message.data.merchantReference !== payment.referenceId) return;
      const { height, type } = message.data;
      if (height !== undefined) setHeight(height);
      if (type === 'finished') setFinished(true);
      if (type === 'cancelled') onCancel();
      else if (type !== 'resized') void refetch();
    },
    [payment.referenceId, refetch, onCancel],
  );

  useEffect(() => {
    // WAITING_INPUT: the gateway's page needs more input from the player. PENDING ends only when the gateway reports
    // that it is done.
    if (data && (!isPaymentOpen(data) || (finished && data.status === 'PENDING'))) onOver(data);
  }, [data, finished, onOver]);

  return (
    <InView at="top">
      <Card padding="md">
        <Stack gap="md">
          <HostedFrame
            url={url}
            title={text('wallet.gateway.title')}
            height={height}
            allow="payment"
            onMessage={listen}
          />
          <Text size="sm" tone="muted">
            {text('wallet.gateway.safe')}
          </Text>
          <Button variant="ghost" onClick={onBack}>
            {text('wallet.gateway.back')}
          </Button>
        </Stack>
      </Card>
    </InView>
  );
}
