import { expect, it } from 'vitest';
import type { Limit } from '@baize/contracts/limits';
import { limitsOf, setLimit } from '../testing/limits.ts';
import { endOf, lengthens, loweredWith, previewOf, waitOf } from './preview.ts';

const now = new Date('2026-11-21T12:00:00Z');
const limit = (over: Partial<Limit> = {}): Limit => ({
  value: 100,
  pendingValue: null,
  pendingDate: null,
  locked: false,
  updatedAt: null,
  startedAt: null,
  resetAt: now.toISOString(),
  used: 40,
  remaining: 60,
  ...over,
});

it.each([
  ['', { kind: 'empty' }],
  ['abc', { kind: 'invalid', fault: 'not_a_number' }],
  ['-1', { kind: 'invalid', fault: 'not_a_number' }],
  ['0,001', { kind: 'invalid', fault: 'too_many_places' }],
  ['0', { kind: 'invalid', fault: 'not_positive' }],
  ['99999999999', { kind: 'invalid', fault: 'out_of_range' }],
  ['100000000,01', { kind: 'invalid', fault: 'out_of_range' }],
  ['0,99', { kind: 'invalid', fault: 'out_of_range' }],
  ['100', { kind: 'same' }],
  ['99,99', { kind: 'now', value: 9_999, usedUp: false }],
  ['40', { kind: 'now', value: 4_000, usedUp: true }],
  ['100,01', { kind: 'later', value: 10_001, on: new Date('2026-11-22T12:00:00Z') }],
])('%j does %j', (typed, expected) => expect(previewOf(limit(), typed, 'fi', 'EUR', 24, now)).toEqual(expected));

it('applies a first limit at once, and blocks an increase while a change is pending, but never a decrease', () => {
  expect(previewOf(limit({ value: null, remaining: null }), '500', 'en', 'EUR', 24, now)).toMatchObject({
    kind: 'now',
    value: 50_000,
  });
  const waiting = limit({ pendingValue: 300, pendingDate: now.toISOString(), locked: true });
  expect([
    previewOf(waiting, '200', 'en', 'EUR', 24, now).kind,
    previewOf(waiting, '50', 'en', 'EUR', 24, now).kind,
  ]).toEqual(['locked', 'now']);
});

it('waits for the longer of the law’s and the player’s own time', () =>
  expect([waitOf(24, 72), waitOf(168, 24), waitOf(24, 24)]).toEqual([72, 168, 24]));

it('ends a break by the calendar', () => {
  expect(endOf({ kind: 'timeout', hours: 168 }, now)).toEqual(new Date('2026-11-28T12:00:00Z'));
  expect(endOf({ kind: 'exclusion', months: 6 }, new Date('2026-08-31T10:00:00Z'))).toEqual(
    new Date('2027-02-28T10:00:00Z'),
  );
  expect(endOf({ kind: 'exclusion', months: null }, now)).toBeNull();
});

it('finds the shorter limits that a lower longer one takes with it', () => {
  const limits = limitsOf({
    daily: setLimit(300),
    weekly: setLimit(150, 0, { pendingValue: 400, pendingDate: now.toISOString(), locked: true }),
    monthly: setLimit(900),
  });
  expect(loweredWith(limits, 'M', 20_000)).toEqual([
    { duration: 'D', from: 30_000 },
    { duration: 'W', from: null },
  ]);
  expect(loweredWith(limits, 'W', 30_000)).toEqual([]);
  expect(loweredWith(limits, 'D', 100)).toEqual([]);
});

it('lengthens a running break only with a later end', () => {
  const running = { until: '2026-11-23T12:00:00Z' };
  expect([24, 48, 49].map((hours) => lengthens({ kind: 'timeout', hours }, running, now))).toEqual([
    false,
    false,
    true,
  ]);
  expect(lengthens({ kind: 'timeout', hours: 24 }, null, now)).toBe(true);
  expect(lengthens({ kind: 'exclusion', months: null }, running, now)).toBe(true);
  expect(lengthens({ kind: 'exclusion', months: null }, { until: null }, now)).toBe(false);
});
