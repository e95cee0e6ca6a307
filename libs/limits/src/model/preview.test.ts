import { expect, it } from 'vitest';
import type { Limit } from '@baize/contracts/limits';
import { endOf, previewOf, waitOf } from './preview.ts';

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
  ['abc', { kind: 'invalid', large: false }],
  ['0', { kind: 'invalid', large: false }],
  ['99999999999', { kind: 'invalid', large: true }],
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
