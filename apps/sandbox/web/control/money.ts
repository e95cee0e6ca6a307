import { formatMoney, hundredthsOf } from '@baize/kernel';

/** Formats an amount from the API for operators. */
export const money = (amount: number, currency: string): string => formatMoney(hundredthsOf(amount), currency, 'en');
/** `SELF_EXCLUDED` → `self excluded`. */
export const words = (code: string): string => code.toLowerCase().replaceAll('_', ' ');
