import { Card } from '@baize/ui';
import { useFormat, useText } from '@baize/i18n';
import { useBalance } from '../api/balance.ts';
import { balanceParts } from '../model/balance-parts.ts';
import * as css from './SummaryCard/SummaryCard.css.ts';

/**
 * Shows why the header's balance and the total of the history differ: money set aside for withdrawals, and bonus money.
 * Without either they are the same, and nothing is shown. On a wide desktop the rail beside the page says it.
 */
export function BalanceParts() {
  const text = useText('wallet');
  const format = useFormat();
  const balance = useBalance();
  const known = 'balance' in balance ? balance.balance : null;
  const parts = known ? balanceParts(known) : [];
  if (!known || parts.length === 1) return null;
  return (
    <div className={css.besideRail}>
      <Card padding="md">
        <dl className={css.figures}>
          {parts.map(([name, amount]) => (
            <div key={name} className={css.part} data-net={name === 'total' || undefined}>
              <dt>{text(`wallet.balance.${name}`)}</dt>
              <dd className={css.amount}>{format.money(amount, known.currencyCode)}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}
