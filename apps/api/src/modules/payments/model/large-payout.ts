import type { CurrencyCode, Hundredths } from '@baize/kernel';

/**
 * Withdrawals from this amount on, in hundredths, need a second person (ruling 27): about 2,000 euros in every currency.
 * From there on, anti-money-laundering law asks gambling providers for customer due diligence on a single transaction
 * (Directive (EU) 2015/849, article 11 (d)).
 */
const LARGE_PAYOUT: Readonly<Record<CurrencyCode, Hundredths>> = {
  EUR: 2_000_00,
  BRL: 12_000_00,
  CAD: 3_000_00,
  CLP: 2_000_000_00,
  GBP: 1_700_00,
  INR: 180_000_00,
  NOK: 23_000_00,
  NZD: 3_600_00,
  PEN: 8_000_00,
  PHP: 125_000_00,
  PLN: 8_500_00,
  TRY: 70_000_00,
  ZAR: 40_000_00,
};

/**
 * Days in which a person's paid withdrawals count as one with a new one: the same law asks for due diligence where
 * “several operations appear to be linked”, so that splitting a payout does not avoid the second person. What is not paid
 * yet counts however old it is, or a request that has waited would be decided as if it were alone.
 */
const LINKED_DAYS = 7;
/** @returns since when paid withdrawals are linked with one that was requested at this moment */
export const linkedSince = (requestedAt: Date): Date => new Date(requestedAt.getTime() - LINKED_DAYS * 86_400_000);

/** Tells whether a second person has to approve a payout of this amount, with all that are linked with it. */
export const isLargePayout = (amount: Hundredths, currency: CurrencyCode): boolean => amount >= LARGE_PAYOUT[currency];
