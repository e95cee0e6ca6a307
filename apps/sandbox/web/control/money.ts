import { formatMoney, hundredthsOf } from '@baize/kernel';

/** An amount off the wire as an operator reads it. */
export const money = (amount: number, currency: string): string => formatMoney(hundredthsOf(amount), currency, 'en');
/** `SELF_EXCLUDED` → `self excluded`. */
export const words = (code: string): string => code.toLowerCase().replaceAll('_', ' ');
