import { ACTIVITY_TIMERS, type ActivityTimer } from '@baize/contracts/activity';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutesRemaining, runsSince } from './activity.ts';

const AT = new Date('2026-11-22T12:00:00Z');
const later = (minutes: number) => new Date(AT.getTime() + minutes * 60_000);

describe('the activity timer', () => {
  it.each([
    ['HALF_AN_HOUR', 0, 30],
    ['HALF_AN_HOUR', 29.5, 1],
    ['HOUR', 59, 1],
    ['HOUR', 60, 0],
    ['TWO_HOURS', 0.1, 120],
    ['TWO_HOURS', 120.5, 0],
    ['TWO_HOURS', 121, -1],
    ['TWO_HOURS', 700, -580],
  ] as const)('%s, after %d minutes: %d left', (timer, passed, left) => {
    expect(minutesRemaining(timer, { since: AT, chosenAt: null }, later(passed))).toBe(left);
  });
  it('is not due before it was chosen', () => {
    const chosen = { since: AT, chosenAt: later(100) };
    expect(minutesRemaining('HALF_AN_HOUR', chosen, later(100))).toBe(0);
    expect(minutesRemaining('HALF_AN_HOUR', chosen, later(105))).toBe(-5);
    expect(minutesRemaining('TWO_HOURS', chosen, later(100))).toBe(20);
  });
  it('has no minutes without a timer', () =>
    expect(minutesRemaining(null, { since: AT, chosenAt: null }, later(500))).toBeNull());
  it('starts at the login, or at the last answer since', () => {
    expect(runsSince(AT, null, later(10))).toEqual(AT);
    expect(runsSince(AT, later(-5), later(10))).toEqual(AT);
    expect(runsSince(AT, later(5), later(10))).toEqual(later(5));
  });
  it('never exceeds its length, never grows by itself, and continues below zero', () => {
    const moment = fc
      .integer({ min: -100_000, max: 100_000 })
      .map((seconds) => new Date(AT.getTime() + seconds * 1000));
    fc.assert(
      fc.property(
        fc.constantFrom<ActivityTimer>('HALF_AN_HOUR', 'HOUR', 'TWO_HOURS'),
        moment,
        fc.option(moment),
        fc.option(moment),
        moment,
        fc.nat(100_000_000),
        (timer, login, resetAt, chosenAt, now, passed) => {
          const left = (at: Date) =>
            minutesRemaining(timer, { since: runsSince(login, resetAt, at), chosenAt }, at) ?? Number.NaN;
          const first = left(now);
          expect(first).toBeLessThanOrEqual(ACTIVITY_TIMERS[timer]);
          const then = left(new Date(now.getTime() + passed));
          expect(then).toBeLessThanOrEqual(first);
          expect(then).toBeGreaterThanOrEqual(Math.min(first, 0) - Math.ceil(passed / 60_000));
        },
      ),
    );
  });
});
