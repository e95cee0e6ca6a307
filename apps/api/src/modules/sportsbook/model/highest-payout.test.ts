import { expect, it } from 'vitest';
import { highestPayout } from './highest-payout.ts';

it.each([
  [1000, ['2.45'], 2451],
  [1000, ['2.455', '1.50'], 3684],
  [1, ['1.01'], 3],
  [1000, ['1.00'], 1001],
])('bounds a stake of %i at %j', (stake, odds, most) => {
  expect(highestPayout(stake, odds)).toBe(most);
});

it('stays finite for twenty selections at the highest odds', () => {
  const most = highestPayout(
    100_000_000_000,
    Array.from({ length: 20 }, () => '99999.999'),
  );
  expect(Number.isFinite(most)).toBe(true);
});
