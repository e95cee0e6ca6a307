import { describe, expect, it } from 'vitest';
import { nearestStop, withdrawalStops } from './withdrawal-stops.ts';

describe('stops of a withdrawal', () => {
  it('are zero, the minimum, round amounts, and the whole balance to the cent', () => {
    const stops = withdrawalStops(1000, 3310);
    expect(stops.slice(0, 3)).toEqual([0, 1000, 1100]);
    expect(stops.slice(-2)).toEqual([3300, 3310]);
  });
  it.each([
    [1000, 18_025],
    [1000, 500_000],
    [0, 99],
    [2500, 100_000_000],
  ])('from %i to %i are few, rising and without twins', (minimum, most) => {
    const stops = withdrawalStops(minimum, most);
    expect(stops.length).toBeLessThanOrEqual(44);
    expect([...new Set(stops)].sort((a, b) => a - b)).toEqual(stops);
    expect(stops.at(-1)).toBe(most);
    expect(stops.slice(2, -1).every((stop) => stop % 100 === 0 || stop === minimum)).toBe(true);
  });
  it('are empty where there is no choice', () => {
    expect(withdrawalStops(1000, 1000)).toEqual([]);
    expect(withdrawalStops(1000, 500)).toEqual([]);
  });
  it.each([
    [0, 0],
    [1000, 1],
    [1049, 1],
    [1051, 2],
    [3309, 25],
    [99_999, 25],
  ])('the one nearest to %i is number %i', (amount, position) =>
    expect(nearestStop(withdrawalStops(1000, 3310), amount)).toBe(position),
  );
});
