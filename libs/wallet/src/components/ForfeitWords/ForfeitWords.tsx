import type { BonusAtStake } from '@baize/contracts/cashier';
import { hundredthsOf } from '@baize/kernel';
import { useFormat, useText } from '@baize/i18n';
import { Stack } from '@baize/ui';

export interface ForfeitWordsProps {
  /** The sentence with the amount. */
  readonly of: 'wallet.forfeit.aheadText' | 'wallet.forfeit.text';
  readonly bonuses: readonly BonusAtStake[];
  readonly currency: string;
}

/**
 * Says what a withdrawal takes of sticky bonuses (ruling 16): their money, and what is in play of it. A stake that is just
 * being counted may leave nothing to name.
 */
export function ForfeitWords({ of, bonuses, currency }: ForfeitWordsProps) {
  const text = useText('wallet');
  const format = useFormat();
  const inPlay = bonuses.reduce((sum, bonus) => sum + hundredthsOf(bonus.inPlay ?? 0), 0);
  const all = bonuses.reduce((sum, { amount }) => sum + hundredthsOf(amount), inPlay);
  if (all === 0) return text('wallet.forfeit.nothing');
  return (
    <Stack gap="xs">
      <span>{text(of, { amount: format.money(all, currency) })}</span>
      {inPlay > 0 && <span>{text('wallet.forfeit.inPlay', { amount: format.money(inPlay, currency) })}</span>}
    </Stack>
  );
}
