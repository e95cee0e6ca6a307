import { expect, it } from 'vitest';
import { busyShare, measureBusy } from './busy.ts';

it('is the share of the time that was not idle', () => {
  expect(busyShare({ idle: 100, all: 200 }, { idle: 130, all: 320 })).toBe(0.75);
  expect(busyShare({ idle: 100, all: 200 }, { idle: 100, all: 200 })).toBe(0);
});

it('reads the machine', () => {
  const readBusy = measureBusy();
  const end = Date.now() + 50;
  while (Date.now() < end);
  expect(readBusy()).toBeGreaterThan(0);
  expect(readBusy()).toBeLessThanOrEqual(1);
});
