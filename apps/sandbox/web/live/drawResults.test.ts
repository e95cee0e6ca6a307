import { expect, it } from 'vitest';
import { spotsOf } from './spots.ts';
import { winningSpots, winOf } from './drawResults.ts';

const text = ((key: string) => key) as never;

it('marks the spots that a draw pays, and none where each hand has its own result', () => {
  const outcome = { label: '1', position: 0 };
  const marked = [...winningSpots('roulette', spotsOf('roulette', text), outcome)];
  expect(marked).toContain('1');
  expect(marked).toContain('red');
  expect(marked).not.toContain('black');
  expect(winningSpots('blackjack', [{ id: 'hand' }], outcome).size).toBe(0);
});

it('takes the win that the operator has booked, and counts it from the draw until then', () => {
  const outcome = { label: '1', position: 0 };
  expect([
    winOf('roulette', outcome, { bets: { red: 100 } }),
    winOf('roulette', outcome, { bets: { red: 100 }, win: 0 }),
    winOf('blackjack', { label: '20' }, { bets: { hand: 100 } }),
  ]).toEqual([200, 0, 0]);
});
