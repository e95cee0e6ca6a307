import { parseAmount, type AmountFault, type Hundredths } from '@baize/kernel';
import { numberFormat } from './numberFormat.ts';

/** A stake as the player types it, and what it is worth. */
export interface TypedStake {
  readonly typed: string;
  /** Zero for what is no amount. */
  readonly amount: Hundredths;
  /** Why what was typed is no amount; null for one that is, and while nothing is typed. */
  readonly fault: AmountFault | null;
}

/** Returns an amount as a player of this language types it: `12,50`. */
export const asTyped = (amount: Hundredths, tag: string): string =>
  numberFormat(tag, { useGrouping: false, minimumFractionDigits: amount % 100 === 0 ? 0 : 2 }).format(amount / 100);

/** Reads a stake. */
export function readStake(typed: string, tag: string, currency: string): TypedStake {
  const read = parseAmount(typed, tag, currency);
  if (read.ok) return { typed, amount: Math.max(0, read.value), fault: null };
  return { typed, amount: 0, fault: typed.trim() === '' ? null : read.error };
}
