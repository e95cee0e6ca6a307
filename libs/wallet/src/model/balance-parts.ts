import type { WalletBalance } from '@baize/contracts/wallet';
import { hundredthsOf, type Hundredths } from '@baize/kernel';

/** A part of the balance, by the name of its text. */
export type BalancePart = 'available' | 'reserved' | 'bonus' | 'total';

/**
 * Returns the parts of a balance, in hundredths: what can be played or withdrawn, what is set aside for withdrawals, bonus
 * money, and the total. A part without money is left out, and so is a total that repeats what is available.
 */
export function balanceParts(balance: WalletBalance): readonly (readonly [BalancePart, Hundredths])[] {
  const available = hundredthsOf(balance.mainBalance);
  const bonus =
    hundredthsOf(balance.sportsBonus) + hundredthsOf(balance.casinoBonus) + hundredthsOf(balance.liveCasinoBonus);
  const total = hundredthsOf(balance.totalBalance);
  const parts: readonly (readonly [BalancePart, Hundredths])[] = [
    ['reserved', hundredthsOf(balance.lockedBalance)],
    ['bonus', bonus],
    ['total', total === available ? 0 : total],
  ];
  return [['available', available], ...parts.filter(([, amount]) => amount > 0)];
}
