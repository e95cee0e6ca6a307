import { Alert } from '@baize/ui';
import type { Payment, PaymentMethod } from '@baize/contracts/wallet';
import { hundredthsOf, type CurrencyCode } from '@baize/kernel';
import { useFormat, useText } from '@baize/i18n';
import { useBalance } from '../../api/balance.ts';
import { startDeposit } from '../../api/deposits.ts';
import { MovementForm } from '../../components/MovementForm/MovementForm.tsx';
import { useMovement } from '../../components/MovementForm/use-movement.ts';

export interface DepositFormProps {
  readonly methods: readonly PaymentMethod[];
  readonly currency: CurrencyCode;
  /** What the player's own limit still allows, as on the wire; null if there is no limit. */
  readonly limitLeft: number | null;
  readonly onStarted: (payment: Payment) => void;
}

/** Quick amounts, in hundredths. */
const QUICK = [2000, 5000, 10_000, 20_000];

/** The deposit form: method and amount, within the method's range and the player's own limit. */
export function DepositForm({ methods, currency, limitLeft, onStarted }: DepositFormProps) {
  const text = useText('wallet');
  const format = useFormat();
  const balance = useBalance();
  const movement = useMovement({
    methods,
    currency,
    first: (methods.find((entry) => entry.recent) ?? methods[0])?.name ?? null,
    send: startDeposit,
    onSent: onStarted,
    bounds: (method) => ({
      minimum: hundredthsOf(method?.min ?? 0),
      maximum: Math.min(
        hundredthsOf(method?.max ?? 0),
        limitLeft === null ? Number.MAX_SAFE_INTEGER : hundredthsOf(limitLeft),
      ),
    }),
  });
  const { check, limits } = movement;
  if (methods.length === 0) return <Alert tone="warning" title={text('wallet.deposit.noMethods')} />;
  return (
    <MovementForm
      movement={movement}
      amountId="deposit-amount"
      quickAmounts={QUICK.filter((amount) => amount >= limits.minimum && amount <= limits.maximum)}
      words={{
        method: text('wallet.deposit.method'),
        amount: text('wallet.deposit.amount'),
        submit: check.ok
          ? text('wallet.deposit.submitAmount', { amount: format.money(check.amount, currency) })
          : text('wallet.deposit.submit'),
      }}
      preview={
        check.ok && balance.status === 'success'
          ? text('wallet.deposit.preview', {
              amount: format.money(check.amount, currency),
              balance: format.money(hundredthsOf(balance.balance.mainBalance) + check.amount, currency),
            })
          : text('wallet.deposit.previewEmpty')
      }
    />
  );
}
