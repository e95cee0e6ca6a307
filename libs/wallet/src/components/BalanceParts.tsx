import { Card } from '@baize/ui';
import { hundredthsOf } from '@baize/kernel';
import { useFormat, useText } from '@baize/i18n';
import { useBalance } from '../api/balance.ts';
import * as css from './SummaryCard/SummaryCard.css.ts';

/**
 * Shows why the header's balance and the total of the history differ: money set aside for withdrawals, and bonus money.
 * Without either they are the same, and nothing is shown.
 */
export function BalanceParts() {
  const text = useText('wallet');
  const format = useFormat();
  const balance = useBalance();
  const known = 'balance' in balance ? balance.balance : null;
  if (!known || known.totalBalance === known.mainBalance) return null;
  const bonus = hundredthsOf(known.sportsBonus) + hundredthsOf(known.casinoBonus) + hundredthsOf(known.liveCasinoBonus);
  const parts = [
    ['available', hundredthsOf(known.mainBalance)],
    ['reserved', hundredthsOf(known.lockedBalance)],
    ['bonus', bonus],
    ['total', hundredthsOf(known.totalBalance)],
  ] as const;
  return (
    <Card padding="md">
      <dl className={css.figures}>
        {parts
          .filter(([name, amount]) => amount > 0 || name === 'available')
          .map(([name, amount]) => (
            <div key={name} className={css.figure} data-net={name === 'total' || undefined}>
              <dt>{text(`wallet.balance.${name}`)}</dt>
              <dd className={css.amount}>{format.money(amount, known.currencyCode)}</dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}
