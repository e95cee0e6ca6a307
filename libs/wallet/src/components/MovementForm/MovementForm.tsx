import type { ReactNode } from 'react';
import { Alert, Button, Card, Form, MoneyField, Text } from '@baize/ui';
import type { Hundredths } from '@baize/kernel';
import { useFormat, useText } from '@baize/i18n';
import { useErrorText } from '@baize/shell';
import { MethodChoice } from '../MethodChoice/MethodChoice.tsx';
import type { Movement } from './use-movement.ts';

export interface MovementFormProps {
  readonly movement: Movement;
  /** Name of the amount field, used by links and tests. */
  readonly amountId: string;
  readonly words: { readonly method: string; readonly amount: string; readonly submit: string };
  /** Amounts offered as quick buttons. */
  readonly quickAmounts: readonly Hundredths[];
  /** Preview of the result. */
  readonly preview: string;
  /** Other inputs for the same amount, shown below the field. */
  readonly beside?: ReactNode;
}

/** Method, amount and a preview sentence, for both deposits and withdrawals. */
export function MovementForm({ movement, amountId, words, quickAmounts, preview, beside }: MovementFormProps) {
  const text = useText('wallet');
  const errorText = useErrorText('wallet');
  const format = useFormat();
  const { fault, currency } = movement;
  const error =
    fault === null
      ? undefined
      : text(fault.key, fault.bound === undefined ? {} : { amount: format.money(fault.bound, currency) });
  return (
    <Card padding="md">
      <Form onSubmit={movement.submit} busy={movement.pending}>
        {movement.failure && <Alert live tone="negative" title={errorText(movement.failure)} />}
        <MethodChoice
          label={words.method}
          methods={movement.methods}
          currency={currency}
          value={movement.method}
          onChange={movement.setMethod}
        />
        <MoneyField
          id={amountId}
          label={words.amount}
          value={movement.typed}
          onChange={movement.type}
          onBlur={movement.leave}
          currency={currency}
          quickAmounts={quickAmounts}
          error={error}
        />
        {beside}
        <Text size="sm" tone="muted">
          {preview}
        </Text>
        <Button type="submit" size="lg" fullWidth loading={movement.pending}>
          {words.submit}
        </Button>
      </Form>
    </Card>
  );
}
