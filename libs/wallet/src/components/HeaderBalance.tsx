import { BalancePill } from '@baize/ui';
import { hundredthsOf } from '@baize/kernel';
import { useFormat, useText } from '@baize/i18n';
import { useLocalePath } from '@baize/shell';
import { useDisplayedBalance } from '../state/held-balance.ts';
import { useDepositOpens } from '../state/use-deposit-opens.ts';
import { WALLET_PATHS } from '../paths.ts';

/** The player's balance in the header, with the way to the deposit. */
export function HeaderBalance() {
  const text = useText();
  const format = useFormat();
  const toPath = useLocalePath();
  const balance = useDisplayedBalance();
  const deposit = useDepositOpens();
  const known = 'balance' in balance ? balance.balance : null;
  // Cash and bonus money are separate: only the first can be withdrawn.
  const bonus = known
    ? hundredthsOf(known.sportsBonus) + hundredthsOf(known.casinoBonus) + hundredthsOf(known.liveCasinoBonus)
    : 0;
  return (
    <BalancePill
      label={text('wallet.frame.balance')}
      href={toPath(WALLET_PATHS.transactions)}
      value={known ? hundredthsOf(known.mainBalance) : undefined}
      format={(value) => (known ? format.money(value, known.currencyCode) : '')}
      bonus={
        known && bonus > 0 ? text('wallet.frame.bonus', { amount: format.money(bonus, known.currencyCode) }) : undefined
      }
      deposit={deposit ? { label: text('site.header.deposit'), href: toPath(WALLET_PATHS.deposit) } : undefined}
    />
  );
}
