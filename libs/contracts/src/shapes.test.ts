import { expect, it } from 'vitest';
import { positiveAmount } from './shapes.ts';

it('accepts only amounts above zero with at most two decimal places', () => {
  expect([0.01, 50, 12.34].every((amount) => positiveAmount.safeParse(amount).success)).toBe(true);
  expect([0, -0.01, 0.001, '5'].filter((amount) => positiveAmount.safeParse(amount).success)).toEqual([]);
});
