import type { SalaryRange } from '@baize/contracts/kyc';
import type { CurrencyCode } from '@baize/kernel';

/** Ours: the upper ends of the yearly ranges in euro; the last range has none. */
const ENDS = [10_000, 20_000, 35_000, 50_000, 75_000, 120_000] as const;
/** Round figures per euro, so that a player reads round ranges. They are no exchange rates. */
const PER_EURO: Readonly<Partial<Record<CurrencyCode, number>>> = {
  CLP: 1000,
  INR: 100,
  NOK: 10,
  ZAR: 20,
  PLN: 4,
  TRY: 40,
  BRL: 6,
  PEN: 4,
  PHP: 60,
  CAD: 1.5,
  NZD: 2,
};

/** Returns the yearly salary ranges in a currency. Ids count from 1 and never change (A§5: above 0). */
export function salaryRangesIn(currencyCode: CurrencyCode): SalaryRange[] {
  const factor = PER_EURO[currencyCode] ?? 1;
  return [0, ...ENDS].map((from, index) => ({
    id: index + 1,
    from: from * factor,
    to: ENDS[index] === undefined ? null : ENDS[index] * factor,
    currencyCode,
  }));
}
