// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import type { EventState } from '../../src/sportsbook/wire.ts';
import { EventUpdates } from './EventUpdates.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const stateAt = (clock: number) => ({ clock }) as EventState;

it('applies the news of many events in slices, so that presses come in between, and only the newest of each', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const applied: [string, number | null][] = [];
  const updates = new EventUpdates((id, { clock }) => {
    applied.push([id, clock]);
    now += 3;
  });
  updates.take(Object.fromEntries(Array.from({ length: 9 }, (_each, index) => [`e${index}`, stateAt(1)])));
  expect(applied).toHaveLength(2);
  updates.take({ e8: stateAt(2) });
  expect(applied).toHaveLength(2);
  vi.runAllTimers();
  expect(applied.map(([id]) => id).sort()).toEqual(Array.from({ length: 9 }, (_each, index) => `e${index}`));
  expect(applied.find(([id]) => id === 'e8')).toEqual(['e8', 2]);
});
