import fc from 'fast-check';
import { LIMIT_RANGE } from '@baize/contracts/limits';
import { describe, expect, it } from 'vitest';
import {
  changeLimit,
  deciding,
  limitAt,
  limitsAt,
  lowerShorter,
  NO_LIMIT,
  NO_LIMITS,
  type LimitSet,
  type LimitRequest,
  type StoredLimit,
} from './limit.ts';

const HOUR = 3_600_000;
const start = new Date('2026-11-21T12:00:00Z');
const after = (hours: number) => new Date(start.getTime() + hours * HOUR);
const set = (value: number): LimitRequest => ({ kind: 'SET', value });
const held = (value: number, pending: StoredLimit['pending'] = null): StoredLimit => ({
  value,
  pending,
  startedAt: start,
  updatedAt: start,
});
const kept = (limits: LimitSet, duration: 'D' | 'W' | 'M', request: LimitRequest, now = start, wait = 24) => {
  const result = changeLimit(limits, duration, request, now, wait);
  if (!result.ok) throw new Error(result.error);
  return { ...limits, [duration]: result.value } as LimitSet;
};
const fault = (limits: LimitSet, duration: 'D' | 'W' | 'M', request: LimitRequest, now = start) => {
  const result = changeLimit(limits, duration, request, now, 24);
  return result.ok ? null : result.error;
};

describe('the player’s own limit (rulings 17 and 18)', () => {
  it('applies at once if it is new or lower', () => {
    const first = kept(NO_LIMITS, 'W', set(500_00));
    expect(first.W).toEqual({ value: 500_00, pending: null, startedAt: start, updatedAt: start });
    expect(kept(first, 'W', set(100_00), after(1)).W).toEqual({
      value: 100_00,
      pending: null,
      startedAt: after(1),
      updatedAt: after(1),
    });
  });

  it.each([[24], [72], [168]])('waits exactly %i hours if it is higher, without a visit', (wait) => {
    const higher = kept({ ...NO_LIMITS, D: held(100_00) }, 'D', set(200_00), start, wait).D;
    expect(limitAt(higher, new Date(after(wait).getTime() - 1))).toMatchObject({
      value: 100_00,
      pending: { value: 200_00, at: after(wait) },
    });
    expect(limitAt(higher, after(wait))).toEqual({
      value: 200_00,
      pending: null,
      startedAt: after(wait),
      updatedAt: start,
    });
  });

  it('is removed after the wait', () => {
    const leaving = kept({ ...NO_LIMITS, M: held(100_00) }, 'M', { kind: 'REMOVE' });
    expect(limitsAt(leaving, after(23)).M.value).toBe(100_00);
    expect(limitsAt(leaving, after(24)).M).toEqual({ ...NO_LIMIT, updatedAt: start });
    expect(fault(leaving, 'M', { kind: 'REMOVE' }, after(24))).toBe('none');
  });

  it('cannot be raised while a change is pending, but can always be lowered', () => {
    const pending = kept({ ...NO_LIMITS, D: held(100_00) }, 'D', set(200_00));
    expect([
      fault(pending, 'D', set(150_00)),
      fault(pending, 'D', set(300_00)),
      fault(pending, 'D', { kind: 'REMOVE' }),
    ]).toEqual(['locked', 'locked', 'locked']);
    expect(kept(pending, 'D', set(50_00), after(2)).D).toEqual({
      value: 50_00,
      pending: null,
      startedAt: after(2),
      updatedAt: after(2),
    });
    expect(kept(pending, 'D', set(100_00)).D).toEqual(pending.D);
    expect(kept(pending, 'D', { kind: 'CANCEL_PENDING' }, after(23)).D).toMatchObject({ value: 100_00, pending: null });
    expect(fault(pending, 'D', { kind: 'CANCEL_PENDING' }, after(24))).toBe('nothing_pending');
  });

  it('names the conflict: range, longer periods, shorter periods', () => {
    const some = { ...NO_LIMITS, D: held(100_00), M: held(1_000_00) };
    expect([0, -1, 99, 1.5, LIMIT_RANGE.max + 1, Number.NaN].map((value) => fault(NO_LIMITS, 'D', set(value)))).toEqual(
      Array(6).fill('interval'),
    );
    expect([
      fault(some, 'D', set(1_000_01)),
      fault(some, 'W', set(1_000_01)),
      fault(some, 'W', set(99_99)),
      fault(some, 'M', set(99_99)),
    ]).toEqual(['too_high', 'too_high', 'too_low', 'too_low']);
    expect([fault(some, 'W', set(100_00)), fault(some, 'W', set(1_000_00))]).toEqual([null, null]);
    const rising = kept({ ...NO_LIMITS, D: held(100_00), W: held(500_00) }, 'D', set(400_00));
    expect(fault(rising, 'W', set(300_00))).toBe('too_low');
  });

  it('keeps its order and never rises early, for any changes and any times', () => {
    const request = fc.oneof(
      fc.integer({ min: 50, max: 60_000 }).map(set),
      fc.constant<LimitRequest>({ kind: 'REMOVE' }),
      fc.constant<LimitRequest>({ kind: 'CANCEL_PENDING' }),
    );
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom('D', 'W', 'M'),
            request,
            fc.constantFrom(0, 1, 12, 24, 30, 80),
            fc.constantFrom(24, 72, 168),
          ),
          { maxLength: 40 },
        ),
        (steps) => {
          let limits: LimitSet = NO_LIMITS;
          let now = start;
          for (const [duration, asked, hours, wait] of steps) {
            now = new Date(now.getTime() + hours * HOUR);
            const before = limitsAt(limits, now);
            const result = changeLimit(limits, duration, asked, now, wait);
            if (result.ok) {
              limits = { ...limits, [duration]: result.value };
              const next = limitAt(result.value, now);
              // At the moment of the request, no limit rises.
              expect(next.value ?? Infinity).toBeLessThanOrEqual(before[duration].value ?? Infinity);
              if (next.pending && next.pending.at.getTime() !== before[duration].pending?.at.getTime())
                expect(next.pending.at.getTime() - now.getTime()).toBe(wait * HOUR);
            }
            for (const later of [0, 24, 72, 168, 400]) {
              const { D, W, M } = limitsAt(limits, new Date(now.getTime() + later * HOUR));
              expect(D.value ?? 0).toBeLessThanOrEqual(W.value ?? Infinity);
              expect(W.value ?? D.value ?? 0).toBeLessThanOrEqual(M.value ?? Infinity);
            }
          }
        },
      ),
      { numRuns: 400 },
    );
  });
});

describe('during a time-out or an exclusion (ruling 18)', () => {
  const during = (limits: LimitSet, duration: 'D' | 'W' | 'M', request: LimitRequest) => {
    const result = changeLimit(limits, duration, request, start, 24, true);
    return result.ok ? result.value : result.error;
  };
  it('refuses to raise or remove a limit, and lets the player set, lower and keep one', () => {
    const limits = { ...NO_LIMITS, W: held(500_00) };
    expect(during(limits, 'W', set(501_00))).toBe('locked');
    expect(during(limits, 'W', { kind: 'REMOVE' })).toBe('locked');
    expect(during(limits, 'W', set(499_00))).toMatchObject({ value: 499_00, pending: null });
    expect(during(limits, 'D', set(100_00))).toMatchObject({ value: 100_00 });
    const rising = { ...NO_LIMITS, W: held(500_00, { value: 900_00, at: after(24) }) };
    expect(during(rising, 'W', { kind: 'CANCEL_PENDING' })).toMatchObject({ value: 500_00, pending: null });
  });
  it('never lets a limit become looser, whatever is asked', () => {
    const request = fc.oneof<fc.Arbitrary<LimitRequest>[]>(
      fc.integer({ min: 1_00, max: 2_000_00 }).map(set),
      fc.constant({ kind: 'REMOVE' }),
      fc.constant({ kind: 'CANCEL_PENDING' }),
    );
    fc.assert(
      fc.property(fc.option(fc.integer({ min: 1_00, max: 1_000_00 }), { nil: null }), request, (value, asked) => {
        const limits = { ...NO_LIMITS, M: value === null ? NO_LIMIT : held(value) };
        const next = changeLimit(limits, 'M', asked, start, 24, true);
        if (!next.ok) return;
        expect(next.value.pending).toBeNull();
        expect(next.value.value ?? Infinity).toBeLessThanOrEqual(value ?? Infinity);
      }),
    );
  });
});

it('applies the period with the least left', () => {
  const limits = { D: held(100), W: held(300), M: held(1_000) };
  expect(deciding(limits, { D: 10, W: 250, M: 500 })).toEqual({ duration: 'W', left: 50, limit: 300 });
  expect(deciding(limits, { D: 100, W: 300, M: 400 })).toEqual({ duration: 'W', left: 0, limit: 300 });
  expect(deciding({ ...NO_LIMITS, D: held(100) }, { D: 400, W: 0, M: 0 })).toEqual({
    duration: 'D',
    left: 0,
    limit: 100,
  });
  expect(deciding(NO_LIMITS, { D: 0, W: 0, M: 0 })).toBeNull();
});

describe('lowering the shorter limits with a longer one', () => {
  const stored: LimitSet = {
    D: held(300_00, { value: 900_00, at: after(24) }),
    W: held(150_00, { value: 400_00, at: after(24) }),
    M: held(2000_00),
  };
  it('lowers what is above the new limit, and only cancels an increase where the value is not', () => {
    const lowered = lowerShorter(stored, 'M', 200_00, after(1));
    expect(lowered.get('D')).toEqual({ value: 200_00, pending: null, startedAt: after(1), updatedAt: after(1) });
    expect(lowered.get('W')).toEqual({ value: 150_00, pending: null, startedAt: start, updatedAt: after(1) });
    expect([...lowered.keys()]).toEqual(['D', 'W']);
  });
  it('leaves longer limits, unset ones and lower ones alone', () => {
    expect(lowerShorter(stored, 'D', 1_00, start).size).toBe(0);
    expect(lowerShorter({ ...NO_LIMITS, D: held(10_00) }, 'W', 200_00, start).size).toBe(0);
  });
  it('always makes the new limit fit the order', () => {
    const amount = fc.integer({ min: 1_00, max: 1000_00 });
    const any = fc
      .option(amount)
      .chain((value) =>
        fc
          .option(amount)
          .map((pending) => held(value ?? 1_00, pending === null ? null : { value: pending, at: after(24) })),
      );
    fc.assert(
      fc.property(any, any, amount, (D, W, value) => {
        const before: LimitSet = { D, W, M: NO_LIMIT };
        const set: LimitSet = { ...before, ...Object.fromEntries(lowerShorter(before, 'M', value, start)) };
        expect(changeLimit(set, 'M', { kind: 'SET', value }, start, 24).ok).toBe(true);
      }),
    );
  });
});
