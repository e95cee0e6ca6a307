import { ACTIVITY_TIMERS, type ActivityTimer } from '@baize/contracts/activity';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutesRemaining, runsSince } from './activity.ts';

const AT = new Date('2026-11-22T12:00:00Z');
const later = (minutes: number) => new Date(AT.getTime() + minutes * 60_000);

describe('the activity timer', () => {
  it.each([['HALF_AN_HOUR', 0, 30], ['HALF_AN_HOUR', 29.5, 1], ['HOUR', 59, 1], ['HOUR', 60, 0], ['TWO_HOURS', 0.1, 120], ['TWO_HOURS', 700, 0]] as const)('%s, after %d minutes: %d left', (timer, passed, left) => {
    expect(minutesRemaining(timer, AT, later(passed))).toBe(left);
  });
  it('has no minutes where none is set', () => expect(minutesRemaining(null, AT, later(500))).toBeNull());
  it('runs from the log-in, or from the last answer in it', () => {
    expect(runsSince(AT, null, later(10))).toEqual(AT);
    expect(runsSince(AT, later(-5), later(10))).toEqual(AT);
    expect(runsSince(AT, later(5), later(10))).toEqual(later(5));
  });
  it('is never below nought nor above its length, and never grows by itself', () => {
    const moment = fc.integer({ min: -100_000, max: 100_000 }).map((seconds) => new Date(AT.getTime() + seconds * 1000));
    fc.assert(fc.property(fc.constantFrom<ActivityTimer>('HALF_AN_HOUR', 'HOUR', 'TWO_HOURS'), moment, fc.option(moment), moment, fc.nat(100_000_000), (timer, login, resetAt, now, passed) => {
      const left = (at: Date) => minutesRemaining(timer, runsSince(login, resetAt, at), at) ?? -1;
      const first = left(now);
      expect(first).toBeGreaterThanOrEqual(0);
      expect(first).toBeLessThanOrEqual(ACTIVITY_TIMERS[timer]);
      expect(left(new Date(now.getTime() + passed))).toBeLessThanOrEqual(first);
    }));
  });
});
