import type { ReactNode } from 'react';
import { Alert } from '@baize/ui';
import type { Payment, PaymentMethod } from '@baize/contracts/cashier';
import { hundredthsOf, type CurrencyCode } from '@baize/kernel';
import { useFormat, useText } from '@baize/i18n';
import { CASHIER_OFFERS, Slot } from '@baize/shell';
import { useBalance } from '../../api/balance.ts';
import { startDeposit } from '../../api/deposits.ts';
import type { DecidingLimit } from '../../model/deciding-limit.ts';
import { MovementForm } from '../../components/MovementForm/MovementForm.tsx';
import { useMovement, type Entered } from '../../components/MovementForm/use-movement.ts';
import { useExplainLimit } from '../../words/use-explain-limit.ts';

export interface DepositFormProps {
  readonly methods: readonly PaymentMethod[];
  readonly currency: CurrencyCode;
  /** The limit that decides; null if there is none. */
  readonly limit: DecidingLimit | null;
  /** What the form starts with again, after a payment that the player left; null at first. */
  readonly before: Entered | null;
  /** The claimed bonus that the deposit is for (A§3); null without one. */
  readonly selectedBonusId: string | null;
  /** What the player can choose for the deposit. Below the methods, so that the amount comes first on a phone. */
  readonly offers?: ReactNode;
  readonly onStarted: (payment: Payment, entered: Entered) => void;
  readonly onRefused: () => void;
}

/** Quick amounts, in hundredths. */
const QUICK = [2000, 5000, 10_000, 20_000];

/** The deposit form: amount and method, within the method's range and the deciding limit. */
export function DepositForm({
  methods,
  currency,
  limit,
  before,
  selectedBonusId,
  offers,
  onStarted,
  onRefused,
}: DepositFormProps) {
  const text = useText('wallet');
  const format = useFormat();
  const balance = useBalance();
  const movement = useMovement({
    methods,
    currency,
    first: before ?? { typed: '', method: (methods.find((entry) => entry.recent) ?? methods[0])?.name ?? null },
    choice: selectedBonusId,
    send: (input) => startDeposit({ ...input, selectedBonusId }),
    onSent: (payment, _amount, entered) => onStarted(payment, entered),
    onRefused,
    bounds: (method) => ({
      minimum: hundredthsOf(method?.min ?? 0),
      maximum: hundredthsOf(method?.max ?? 0),
      limit,
    }),
  });
  const { check, limits } = movement;
  const explainLimit = useExplainLimit(currency, movement);
  const most = Math.min(limits.maximum, limit?.left ?? Number.MAX_SAFE_INTEGER);
  if (methods.length === 0) return <Alert tone="warning" title={text('wallet.deposit.noMethods')} />;
  return (
    <MovementForm
      movement={movement}
      amountId="deposit-amount"
      isButtonPinned
      quickAmounts={QUICK.filter((amount) => amount >= limits.minimum && amount <= most)}
      words={{
        method: text('wallet.deposit.method'),
        amount: text('wallet.deposit.amount'),
        submit: check.ok
          ? text('wallet.deposit.submitAmount', { amount: format.money(check.amount, currency) })
          : text('wallet.deposit.submit'),
      }}
      aboutMethod={
        <>
          {offers}
          {check.ok && selectedBonusId !== null && (
            <Slot of={CASHIER_OFFERS} selectedBonusId={selectedBonusId} amount={check.amount} />
          )}
        </>
      }
      preview={
        check.ok && balance.status === 'success'
          ? text('wallet.deposit.preview', {
              amount: format.money(check.amount, currency),
              balance: format.money(hundredthsOf(balance.balance.mainBalance) + check.amount, currency),
            })
          : null
      }
      general={
        limit && limit.left < limits.minimum ? explainLimit(limit, limits.minimum) : text('wallet.deposit.previewEmpty')
      }
    />
  );
}
