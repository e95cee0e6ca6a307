import type { PaymentMethodCode } from '@baize/contracts/cashier';
import { MAX_AMOUNT, ROUND_UNITS_PER_EURO, type CurrencyCode, type Hundredths } from '@baize/kernel';

/** One payment method in one direction. Amounts in hundredths of a euro; other currencies are scaled. */
interface Terms {
  readonly min: Hundredths;
  readonly max: Hundredths;
  /** Minutes; 0 is at once. */ readonly minutes: number;
}
interface Method {
  readonly name: PaymentMethodCode;
  readonly deposit: Terms | null;
  readonly withdraw: Terms | null;
}

const HOUR = 60;
const DAY = 24 * HOUR;
/** A§3 payment methods with their terms. */
const METHODS: readonly Method[] = [
  {
    name: 'CREDITCARD',
    deposit: { min: 10_00, max: 5_000_00, minutes: 0 },
    withdraw: { min: 20_00, max: 10_000_00, minutes: 3 * DAY },
  },
  {
    name: 'TRUSTLY',
    deposit: { min: 10_00, max: 10_000_00, minutes: 0 },
    withdraw: { min: 10_00, max: 20_000_00, minutes: 15 },
  },
  { name: 'EUTELLER', deposit: { min: 10_00, max: 5_000_00, minutes: 0 }, withdraw: null },
  { name: 'SIRU', deposit: { min: 5_00, max: 300_00, minutes: 0 }, withdraw: null },
  {
    name: 'SKRILL',
    deposit: { min: 10_00, max: 5_000_00, minutes: 0 },
    withdraw: { min: 10_00, max: 10_000_00, minutes: DAY },
  },
  {
    name: 'NETELLER',
    deposit: { min: 10_00, max: 5_000_00, minutes: 0 },
    withdraw: { min: 10_00, max: 10_000_00, minutes: DAY },
  },
  {
    name: 'MUCHBETTER',
    deposit: { min: 10_00, max: 2_500_00, minutes: 0 },
    withdraw: { min: 20_00, max: 5_000_00, minutes: DAY },
  },
  {
    name: 'RAPIDTRANSFER',
    deposit: { min: 10_00, max: 5_000_00, minutes: 0 },
    withdraw: { min: 20_00, max: 10_000_00, minutes: 2 * DAY },
  },
  { name: 'PAYSAFECARD', deposit: { min: 10_00, max: 1_000_00, minutes: 0 }, withdraw: null },
  {
    name: 'MSIPAY',
    deposit: { min: 20_00, max: 3_000_00, minutes: 5 },
    withdraw: { min: 20_00, max: 3_000_00, minutes: 2 * DAY },
  },
];

/** Methods of each market, the most common first. A market without its own line offers those of UN. */
const OFFERED: Readonly<Record<string, readonly PaymentMethodCode[]>> = {
  UN: ['CREDITCARD', 'SKRILL', 'NETELLER', 'MUCHBETTER', 'RAPIDTRANSFER', 'PAYSAFECARD'],
  FI: ['TRUSTLY', 'CREDITCARD', 'EUTELLER', 'SKRILL', 'NETELLER', 'SIRU'],
  // The bank pays back what pay-and-play deposits, so every market of it offers the bank (ruling 13).
  PP: ['TRUSTLY', 'CREDITCARD', 'SKRILL', 'NETELLER', 'MUCHBETTER', 'RAPIDTRANSFER', 'PAYSAFECARD'],
  CA: ['CREDITCARD', 'MUCHBETTER', 'MSIPAY', 'SKRILL', 'NETELLER', 'PAYSAFECARD'],
};

export type Direction = 'DEPOSIT' | 'WITHDRAW';
export interface OfferedMethod {
  readonly name: PaymentMethodCode;
  readonly min: Hundredths;
  readonly max: Hundredths;
  readonly minutes: number;
}

/**
 * Returns a market's methods with their limits in the player's currency; no limit exceeds the largest amount of one
 * movement.
 */
export function methodsOf(market: string, currency: CurrencyCode, direction: Direction): OfferedMethod[] {
  return (OFFERED[market] ?? OFFERED['UN'] ?? []).flatMap((name) => {
    const method = METHODS.find((each) => each.name === name);
    const terms = direction === 'DEPOSIT' ? method?.deposit : method?.withdraw;
    return terms
      ? [
          {
            name,
            min: terms.min * ROUND_UNITS_PER_EURO[currency],
            max: Math.min(MAX_AMOUNT, terms.max * ROUND_UNITS_PER_EURO[currency]),
            minutes: terms.minutes,
          },
        ]
      : [];
  });
}

/** A§3: the method under which a pay-and-play deposit appears in the history. */
export const BANK_METHOD = 'TRUSTLY' satisfies PaymentMethodCode;

/** Returns the least and the largest amount of a pay-and-play deposit, in hundredths of a currency. */
export function bankDepositRange(currency: CurrencyCode): { readonly min: Hundredths; readonly max: Hundredths } {
  const terms = METHODS.find(({ name }) => name === BANK_METHOD)?.deposit;
  if (!terms) throw new Error(`${BANK_METHOD} takes no deposits. Give it terms in METHODS, or choose another method.`);
  const scale = ROUND_UNITS_PER_EURO[currency];
  return { min: terms.min * scale, max: Math.min(MAX_AMOUNT, terms.max * scale) };
}
