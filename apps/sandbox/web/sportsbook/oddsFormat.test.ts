import { expect, it } from 'vitest';
import { writeOdds } from './oddsFormat.ts';

it.each([
  [200, '1/1'],
  [173, '8/11'],
  [167, '4/6'],
  [230, '13/10'],
  [176, '19/25'],
  [404, '76/25'],
  [1250, '23/2'],
  [2600, '25/1'],
  [10_100, '100/1'],
])('writes odds of %i hundredths as the fraction %s', (odds, fraction) => {
  expect(writeOdds(odds, 'fractional', 'en')).toBe(fraction);
});
it('writes every price as a fraction that gives the same return to the cent', () => {
  for (let odds = 101; odds <= 20_000; odds += 1) {
    const [up = 0, down = 1] = writeOdds(odds, 'fractional', 'en').split('/').map(Number);
    expect(Math.round(100 * (1 + up / down)), String(odds)).toBe(odds);
  }
});
it('writes decimal and American odds', () => {
  expect([230, 176, 404].map((odds) => writeOdds(odds, 'american', 'en'))).toEqual(['+130', '−132', '+304']);
  expect([230, 1250].map((odds) => writeOdds(odds, 'decimal', 'fi'))).toEqual(['2,30', '12,50']);
});
