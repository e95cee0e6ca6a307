import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert, Button, Card, MoneyField, Stack, Text } from '@baize/ui';
import type { Payment, PaymentMethod, PaymentMethodCode } from '@baize/contracts/wallet';
import { hundredthsOf } from '@baize/kernel';
import { useFormat, useLanguageTag, useText } from '@baize/i18n';
import { useErrorText } from '@baize/shell';
import { useBalance } from '../../api/balance.ts';
import { startDeposit } from '../../api/deposits.ts';
import { MethodChoice } from '../../components/MethodChoice/MethodChoice.tsx';
import { checkAmount } from '../../model/amount-check.ts';
import { useMovementKey } from '../../state/movement-key.ts';

export interface DepositFormProps {
  readonly methods: readonly PaymentMethod[];
  /** What a limit of the player's own still allows, as on the wire; null without one. */
  readonly limitLeft: number | null;
  readonly onStarted: (payment: Payment) => void;
}

/** Hundredths, offered as one press each. */
const QUICK = [2000, 5000, 10_000, 20_000];

/** Method and amount, with a sentence that says what will happen before it does. */
export function DepositForm({ methods, limitLeft, onStarted }: DepositFormProps) {
  const text = useText('wallet');
  const errorText = useErrorText('wallet');
  const format = useFormat();
  const locale = useLanguageTag();
  const balance = useBalance();
  const currency = 'balance' in balance && balance.balance ? balance.balance.currencyCode : 'EUR';
  const [method, setMethod] = useState<PaymentMethodCode | null>((methods.find((entry) => entry.recent) ?? methods[0])?.name ?? null);
  const [typed, setTyped] = useState('');
  const [touched, setTouched] = useState(false);
  const movement = useMovementKey();
  const chosen = methods.find((entry) => entry.name === method);
  const minimum = hundredthsOf(chosen?.min ?? 0);
  const maximum = Math.min(hundredthsOf(chosen?.max ?? 0), limitLeft === null ? Number.MAX_SAFE_INTEGER : hundredthsOf(limitLeft));
  const check = checkAmount(typed, locale, currency, { minimum, maximum });
  const start = useMutation({
    mutationFn: (input: { readonly amount: number; readonly paymentMethod: PaymentMethodCode }) => startDeposit({ ...input, key: movement.keyFor(`${input.amount} ${input.paymentMethod}`) }),
    onSuccess: onStarted,
    onSettled: (_payment, error) => movement.settled(error),
  });
  const error = touched && !check.ok ? text(check.key, check.bound === undefined ? {} : { amount: format.money(check.bound, currency) }) : undefined;

  if (methods.length === 0) return <Alert tone="warning" title={text('wallet.deposit.noMethods')} />;
  return (
    <Card padding="md">
      <form noValidate onSubmit={(event) => {
        event.preventDefault();
        setTouched(true);
        if (!check.ok) document.getElementById('deposit-amount')?.focus();
        else if (method && movement.claim()) start.mutate({ amount: check.amount, paymentMethod: method });
      }}>
        <Stack gap="md">
          {start.isError && <Alert live tone="negative" title={errorText(start.error)} />}
          <MethodChoice label={text('wallet.deposit.method')} methods={methods} currency={currency} value={method} onChange={setMethod} />
          <MoneyField id="deposit-amount" label={text('wallet.deposit.amount')} value={typed} onChange={(value) => { setTyped(value); start.reset(); }} onBlur={() => { if (typed !== '') setTouched(true); }} currency={currency} quickAmounts={QUICK.filter((amount) => amount >= minimum && amount <= maximum)} error={error} />
          <Text size="sm" tone="muted">
            {check.ok && balance.status === 'success'
              ? text('wallet.deposit.preview', { amount: format.money(check.amount, currency), balance: format.money(hundredthsOf(balance.balance.mainBalance) + check.amount, currency) })
              : text('wallet.deposit.previewEmpty')}
          </Text>
          <Button type="submit" size="lg" fullWidth loading={start.isPending}>{check.ok ? text('wallet.deposit.submitAmount', { amount: format.money(check.amount, currency) }) : text('wallet.deposit.submit')}</Button>
        </Stack>
      </form>
    </Card>
  );
}
