import { useQuery } from '@tanstack/react-query';
import { Badge, Card, Heading, Inline, Stack, Text } from '@baize/ui';
import { hundredthsOf } from '@baize/kernel';
import { useFormat, useText } from '@baize/i18n';
import { pendingDepositsQuery } from '../../api/deposits.ts';
import { usePaymentMarks } from '../../api/payment-marks.ts';
import { METHOD_NAMES } from '../../model/method-names.ts';

/**
 * Deposits that the bank has not confirmed yet. Above the form, because a player who does not see them may pay a second
 * time.
 */
export function PendingDeposits({ playerId }: { readonly playerId: string }) {
  const text = useText('wallet');
  const format = useFormat();
  const marks = usePaymentMarks();
  const { data = [] } = useQuery(pendingDepositsQuery(playerId));
  if (data.length === 0) return null;
  return (
    <Stack gap="md">
      <Heading level={2} size="h4">
        {text('wallet.pendingDeposit.title', { count: data.length })}
      </Heading>
      {data.map(({ referenceId, amount, currencyCode, paymentMethod, createdAt }) => (
        <Card key={referenceId} padding="md">
          <Stack gap="sm">
            <Inline gap="sm" align="center" justify="between">
              <Text size="lg" weight="bold" numeric>
                {format.money(hundredthsOf(amount), currencyCode)}
              </Text>
              <Badge tone="warning">{text('wallet.status.PENDING')}</Badge>
            </Inline>
            <Text size="sm" tone="muted">
              {text('wallet.pendingDeposit.what', {
                method: marks.get(paymentMethod)?.title ?? METHOD_NAMES[paymentMethod],
                date: format.dateTime(createdAt),
              })}
            </Text>
            <Text size="sm">{text('wallet.pendingDeposit.next')}</Text>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
