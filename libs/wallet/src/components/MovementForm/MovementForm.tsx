import type { ReactNode } from 'react';
import { Alert, Button, Card, Form, MoneyField, Stack, Text } from '@baize/ui';
import type { Hundredths } from '@baize/kernel';
import { useFormat, useText } from '@baize/i18n';
import { useErrorText } from '@baize/shell';
import type { AmountFaultFound } from '../../model/amount-check.ts';
import { limitOfRefusal } from '../../model/deciding-limit.ts';
import { InView } from '../InView/InView.tsx';
import { MethodChoice } from '../MethodChoice/MethodChoice.tsx';
import { useExplainLimit } from '../../words/use-explain-limit.ts';
import * as css from './MovementForm.css.ts';
import type { Movement } from './use-movement.ts';

export interface MovementFormProps {
  readonly movement: Movement;
  /** Name of the amount field, used by links and tests. */
  readonly amountId: string;
  readonly words: { readonly method: string; readonly amount: string; readonly submit: string };
  /** Amounts offered as quick buttons. */
  readonly quickAmounts: readonly Hundredths[];
  /** Preview of the result; null until there is one. A refusal takes its place. */
  readonly preview: string | null;
  /** What holds for every amount, until there is a preview. */
  readonly general: string;
  /** Whether the button stays in sight on a phone, over the methods. It never covers the amount. */
  readonly isButtonPinned?: boolean;
  /** Other inputs for the same amount, shown below the field. */
  readonly beside?: ReactNode;
  /** What to know about the chosen method and amount, shown below the methods. */
  readonly aboutMethod?: ReactNode;
}

/**
 * Amount, method and a preview sentence, for both deposits and withdrawals. On a phone the button stays at the lower
 * edge of the window, and of the methods only the chosen one is unfolded.
 */
export function MovementForm({
  movement,
  amountId,
  words,
  quickAmounts,
  preview,
  general,
  beside,
  aboutMethod,
  isButtonPinned = false,
}: MovementFormProps) {
  const text = useText('wallet');
  const errorText = useErrorText('wallet');
  const format = useFormat();
  const { fault, failure, currency, limits } = movement;
  const explainLimit = useExplainLimit(currency, movement);
  const wordsOf = (found: AmountFaultFound): string =>
    'limit' in found
      ? explainLimit(found.limit, limits.minimum)
      : text(found.key, found.bound === undefined ? {} : { amount: format.money(found.bound, currency) });
  const refused = failure === null ? null : limitOfRefusal(failure);
  return (
    <Card padding="md">
      <Form onSubmit={movement.submit} busy={movement.pending}>
        <MoneyField
          id={amountId}
          label={words.amount}
          value={movement.typed}
          onChange={movement.type}
          onBlur={movement.leave}
          currency={currency}
          quickAmounts={quickAmounts}
          error={fault === null ? undefined : wordsOf(fault)}
        />
        <Stack gap="md">
          {beside}
          <MethodChoice
            label={words.method}
            methods={movement.methods}
            currency={currency}
            isClosed={movement.isClosed}
            value={movement.method}
            onChange={movement.setMethod}
          />
          {aboutMethod}
          {failure !== null && (
            <InView at="nearest">
              <Alert
                live
                tone="negative"
                title={refused ? explainLimit(refused, limits.minimum) : errorText(failure)}
              />
            </InView>
          )}
          {failure === null && preview === null && (
            <div className={fault === null ? css.general : `${css.general} ${css.replaced}`}>
              <Text size="sm" tone="muted">
                {general}
              </Text>
            </div>
          )}
          <div className={isButtonPinned ? css.pinned : undefined}>
            <Stack gap="sm">
              {failure === null && preview !== null && (
                <div className={fault === null ? undefined : css.replaced}>
                  <Text size="sm" tone="muted">
                    {preview}
                  </Text>
                </div>
              )}
              <Button type="submit" size="lg" fullWidth loading={movement.pending}>
                {words.submit}
              </Button>
            </Stack>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
