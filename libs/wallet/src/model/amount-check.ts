import { parseAmount, type AmountFault, type Hundredths } from '@baize/kernel';
import type { DecidingLimit } from './deciding-limit.ts';

export interface AmountLimits {
  readonly minimum: Hundredths;
  readonly maximum: Hundredths;
  /** The player's available balance; only for withdrawals. */
  readonly available?: Hundredths;
  /** The limit on deposits that decides; null if there is none. */
  readonly limit?: DecidingLimit | null;
}

export type AmountFaultFound =
  /** Text key, and the amount in the text. */
  | { readonly ok: false; readonly key: string; readonly bound?: Hundredths }
  /** The limit explains itself. */
  | { readonly ok: false; readonly limit: DecidingLimit };
export type AmountCheck = { readonly ok: true; readonly amount: Hundredths } | AmountFaultFound;

const FAULT_KEYS: Readonly<Record<Exclude<AmountFault, 'too_large'>, string>> = {
  not_a_number: 'error.amount.invalid',
  too_many_places: 'error.amount.too_many_places',
  whole_units_only: 'error.amount.whole_units',
};

/** Parses and checks an amount that a player typed, before the API does the same. */
export function checkAmount(text: string, locale: string, currency: string, limits: AmountLimits): AmountCheck {
  const read = parseAmount(text, locale, currency);
  // An amount that is too large to read is above every bound, and the bound is the one to name.
  if (!read.ok && read.error !== 'too_large') return { ok: false, key: FAULT_KEYS[read.error] };
  const amount = read.ok ? read.value : Infinity;
  if (amount === 0) return { ok: false, key: 'error.amount.not_positive' };
  if (limits.available !== undefined && amount > limits.available)
    return { ok: false, key: 'error.not_enough_funds.available', bound: limits.available };
  if (limits.limit && limits.limit.left < limits.minimum) return { ok: false, limit: limits.limit };
  if (amount < limits.minimum) return { ok: false, key: 'error.amount.below_minimum', bound: limits.minimum };
  // The lower of the two bounds is the one to name.
  if (limits.limit && limits.limit.left < limits.maximum && amount > limits.limit.left)
    return { ok: false, limit: limits.limit };
  if (amount > limits.maximum) return { ok: false, key: 'error.amount.above_maximum', bound: limits.maximum };
  return { ok: true, amount };
}
