import { Card, Heading, Skeleton, Stack } from '@baize/ui';
import { useFormat, useText, useTranslationNamespace } from '@baize/i18n';
import { useBalance } from '../../api/balance.ts';
import { balanceParts } from '../../model/balance-parts.ts';
import * as css from './MoneyRail.css.ts';

/** The balance and its parts, beside the pages about money. */
export function RailBalance() {
  // The page beside it may belong to another domain.
  const ready = useTranslationNamespace('wallet');
  const text = useText('wallet');
  if (!ready) return null;
  return (
    <Card padding="md">
      <Stack gap="sm">
        <Heading level={2} size="h5">
          {text('wallet.balance.title')}
        </Heading>
        <BalanceFigures />
      </Stack>
    </Card>
  );
}

/** The parts of the player's balance. What can be played or withdrawn leads, in the size of a figure. */
export function BalanceFigures() {
  const text = useText('wallet');
  const format = useFormat();
  const balance = useBalance();
  const known = 'balance' in balance ? balance.balance : null;
  if (!known) return <Skeleton shape="h2" width="half" />;
  return (
    <dl className={css.parts}>
      {balanceParts(known).map(([name, amount]) => (
        <div key={name} className={css.part} data-part={name}>
          <dt>{text(`wallet.balance.${name}`)}</dt>
          <dd className={css.amount}>{format.money(amount, known.currencyCode)}</dd>
        </div>
      ))}
    </dl>
  );
}
