import type { Hundredths } from '@baize/kernel';
import { worthIn, type Money } from './exchange.ts';

/**
 * The most, in hundredths of a euro, that the same two operators may give and take by corrections of balances within a day.
 * Four eyes stop a mistake and one dishonest person; two who work together are stopped by this. Our own rule: five payouts
 * that need a second person. A larger correction is booked in parts, by other people too.
 */
const MOST_BY_PAIR: Hundredths = 10_000_00;
const DAY_MS = 86_400_000;

/** @returns since when the corrections of two people count together */
export const pairCountsSince = (now: Date): Date => new Date(now.getTime() - DAY_MS);

/** Tells whether corrections are more than two people may book within a day. What was given and what was taken adds up. */
export const isTooMuchForPair = (corrections: readonly Money[]): boolean =>
  worthIn(
    'EUR',
    corrections.map(({ amount, currency }) => ({ amount: Math.abs(amount), currency })),
  ) > MOST_BY_PAIR;
