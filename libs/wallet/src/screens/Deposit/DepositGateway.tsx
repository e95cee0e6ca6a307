import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button, Card, Skeleton, Stack, Text, useCssVars } from '@baize/ui';
import { gatewayFrameMessage } from '@baize/contracts/payments';
import type { Payment } from '@baize/contracts/wallet';
import { useText } from '@baize/i18n';
import { depositStatusQuery, isPaymentOpen } from '../../api/deposits.ts';
import { InView } from '../../components/InView/InView.tsx';
import * as css from './DepositGateway.css.ts';

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
  const [loaded, setLoaded] = useState(false);
  const [finished, setFinished] = useState(false);
  /** The form's height in CSS pixels; null until the gateway reports it. */
  const [height, setHeight] = useState<number | null>(null);
  const status = useQuery(depositStatusQuery(playerId, payment.referenceId));
  const { refetch, data } = status;
  const url = payment.redirectUrl ?? '';

  useEffect(() => {
    const origin = new URL(url).origin;
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin) return;
      const message = gatewayFrameMessage.safeParse(event.data);
      if (!message.success || message.data.merchantReference !== payment.referenceId) return;
      const { height } = message.data;
      if (height !== undefined) setHeight(height);
      if (message.data.type === 'resized') return;
      if (message.data.type === 'loaded') setLoaded(true);
      if (message.data.type === 'finished') setFinished(true);
      if (message.data.type === 'cancelled') onCancel();
      else void refetch();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [url, payment.referenceId, refetch, onCancel]);

  useEffect(() => {
    // WAITING_INPUT: the gateway's page needs more input from the player. PENDING ends only when the gateway reports
    // that it is done.
    if (data && (!isPaymentOpen(data) || (finished && data.status === 'PENDING'))) onOver(data);
  }, [data, finished, onOver]);

  const frame = useCssVars<HTMLDivElement>({ form: height === null ? undefined : `${height}px` });
  return (
    <InView at="top">
      <Card padding="md">
        <Stack gap="md">
          <div ref={frame} className={css.frame}>
            {!loaded && (
              <div className={css.cover} aria-hidden="true">
                <Stack gap="md">
                  <Skeleton shape="h4" width="half" />
                  <Skeleton shape="control" />
                  <Skeleton shape="control" />
                  <Skeleton shape="control" />
                </Stack>
              </div>
            )}
            <iframe
              className={css.page}
              src={url}
              title={text('wallet.gateway.title')}
              onLoad={() => setLoaded(true)}
              allow="payment"
            />
          </div>
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
