import { formatMoney } from '@baize/kernel';

/** The currency of the site around the frame; null until it is known. */
let siteCurrency: string | null = null;

/** Says which currency readers of the site expect: another one's amounts carry its code, because $ is the sign of several. */
export function expectCurrency(currency: string): void {
  siteCurrency = currency;
}

/** Tells how a currency is named beside an amount, as on the site around the frame (0055). */
export const signOf = (currency: string): 'symbol' | 'code' =>
  siteCurrency !== null && currency !== siteCurrency ? 'code' : 'symbol';

/** Writes an amount as the site around the frame does. @param sign see the kernel's `formatMoney` */
export const writeMoney = (amount: number, currency: string, tag: string, sign: 'auto' | 'always' = 'auto'): string =>
  formatMoney(amount, currency, tag, sign, signOf(currency));
