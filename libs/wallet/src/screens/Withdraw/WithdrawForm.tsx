import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert, Button, Card, EmptyState, MoneyField, Stack, Text } from '@baize/ui';
import { Wallet } from 'lucide-react';
import type { PaymentMethod, PaymentMethodCode } from '@baize/contracts/wallet';
import { hundredthsOf } from '@baize/kernel';
import { useFormat, useLanguageTag, useText } from '@baize/i18n';
import { useErrorText, useLocalePath, useToasts } from '@baize/shell';
import { startWithdrawal } from '../../api/withdrawals.ts';
import { MethodChoice } from '../../components/MethodChoice/MethodChoice.tsx';
import { checkAmount } from '../../model/amount-check.ts';
import { useMovementKey } from '../../state/movement-key.ts';

export interface WithdrawFormProps {
  readonly methods: readonly PaymentMethod[];
  /** Hundredths that may be withdrawn now. */
  readonly available: number;
  readonly currency: string;
}

/** Method and amount of a withdrawal; the money waits in the locked balance until it is paid (ruling 16). */
export function WithdrawForm({ methods, available, currency }: WithdrawFormProps) {
  const text = useText('wallet');
  const errorText = useErrorText('wallet');
  const format = useFormat();
  const locale = useLanguageTag();
  const toPath = useLocalePath();
  const toasts = useToasts();
  const client = useQueryClient();
  const [method, setMethod] = useState<PaymentMethodCode | null>(methods[0]?.name ?? null);
  const [typed, setTyped] = useState('');
  const [touched, setTouched] = useState(false);
  const movement = useMovementKey();
  const chosen = methods.find((entry) => entry.name === method);
  const minimum = hundredthsOf(chosen?.min ?? 0);
  const check = checkAmount(typed, locale, currency, { minimum, maximum: hundredthsOf(chosen?.max ?? 0), available });
  const start = useMutation({
    mutationFn: (input: { readonly amount: number; readonly paymentMethod: PaymentMethodCode }) => startWithdrawal({ ...input, key: movement.keyFor(`${input.amount} ${input.paymentMethod}`) }),
    onSuccess: (_payment, { amount }) => {
      setTyped('');
      setTouched(false);
      toasts.success(text('wallet.withdraw.requested', { amount: format.money(amount, currency) }));
      void client.invalidateQueries({ queryKey: ['wallet'] });
    },
    onSettled: (_payment, error) => movement.settled(error),
  });
  if (available === 0) {
    return <EmptyState icon={Wallet} title={text('wallet.withdraw.nothing')} actions={<Button variant="secondary" href={toPath('online-casino')}>{text('wallet.result.play')}</Button>}>{text('wallet.withdraw.nothingText')}</EmptyState>;
  }
  if (methods.length === 0) return <Alert tone="warning" title={text('wallet.withdraw.noMethods')} />;
  const error = touched && !check.ok ? text(check.key, check.bound === undefined ? {} : { amount: format.money(check.bound, currency) }) : undefined;
  return (
    <Card padding="md">
      <form noValidate onSubmit={(event) => {
        event.preventDefault();
        setTouched(true);
        if (!check.ok) document.getElementById('withdraw-amount')?.focus();
        else if (method && movement.claim()) start.mutate({ amount: check.amount, paymentMethod: method });
      }}>
        <Stack gap="md">
          {start.isError && <Alert live tone="negative" title={errorText(start.error)} />}
          <Text>{text('wallet.withdraw.available', { amount: format.money(available, currency) })}</Text>
          <MethodChoice label={text('wallet.withdraw.method')} methods={methods} currency={currency} value={method} onChange={setMethod} />
          <MoneyField id="withdraw-amount" label={text('wallet.withdraw.amount')} value={typed} onChange={(value) => { setTyped(value); start.reset(); }} onBlur={() => { if (typed !== '') setTouched(true); }} currency={currency} quickAmounts={available >= minimum ? [available] : []} error={error} />
          <Text size="sm" tone="muted">{check.ok ? text('wallet.withdraw.preview', { amount: format.money(check.amount, currency), left: format.money(available - check.amount, currency) }) : text('wallet.withdraw.previewEmpty')}</Text>
          <Button type="submit" size="lg" fullWidth loading={start.isPending}>{text('wallet.withdraw.submit')}</Button>
        </Stack>
      </form>
    </Card>
  );
}
