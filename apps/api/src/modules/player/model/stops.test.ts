import { describe, expect, it } from 'vitest';
import type { PlayerStanding, Suspension } from './gates.ts';
import { addSuspension, isStopped, stopOf, suspensionBy } from './stops.ts';

const now = new Date('2026-01-10T12:00:00Z');
const day = (date: number) => new Date(Date.UTC(2026, 0, date));
const free: Suspension = { multibrandSuspended: false, multibrandExcluded: false, multibrandSuspendedUntil: null };
const account = (
  own: Partial<Suspension & Pick<PlayerStanding, 'status' | 'statusUntil'>> = {},
): Suspension & Pick<PlayerStanding, 'status' | 'statusUntil'> => ({
  status: 'REGISTERED',
  statusUntil: null,
  ...free,
  ...own,
});

describe('isStopped (ruling 19a)', () => {
  it.each(['TIMEOUT', 'SELF_EXCLUDED', 'CLOSED', 'BLACKLISTED'] as const)(
    'stops a person with %s everywhere',
    (status) => expect(isStopped({ status, statusUntil: day(11) }, now)).toBe(true),
  );

  it('stops a person everywhere who has closed an account, as a closure by the licensee does', () => {
    expect(isStopped({ status: 'CLOSED', statusUntil: null, statusInitiator: 'PLAYER' }, now)).toBe(true);
    const closed = { ...account({ status: 'CLOSED', multibrandExcluded: true }), statusInitiator: 'PLAYER' };
    expect(suspensionBy([closed], now)).toEqual({ ...free, multibrandSuspended: true, multibrandExcluded: true });
  });

  it('leaves out a break that is over, and a status of one brand', () => {
    expect(isStopped({ status: 'TIMEOUT', statusUntil: day(9) }, now)).toBe(false);
    expect(isStopped({ status: 'RESTRICTED', statusUntil: null }, now)).toBe(false);
  });
});

describe('stopOf', () => {
  it('takes a time-out to the other accounts as one, and an exclusion as a break', () => {
    expect(stopOf('TIMEOUT', day(11))).toEqual({ kind: 'BREAK', until: day(11), status: 'TIMEOUT' });
    expect(stopOf('SELF_EXCLUDED', null)).toEqual({ kind: 'BREAK', until: null, status: null });
  });

  it('closes without an end, whatever the status says', () =>
    expect(stopOf('CLOSED', day(11))).toEqual({ kind: 'CLOSURE', until: null, status: null }));
});

describe('suspensionBy', () => {
  it('finds nothing where no account is stopped', () => {
    expect(suspensionBy([], now)).toEqual(free);
    expect(suspensionBy([account()], now)).toEqual(free);
  });

  it('ends with the longest break, and forgets breaks that are over', () =>
    expect(
      suspensionBy(
        [
          account({ status: 'TIMEOUT', statusUntil: day(12) }),
          account({ multibrandSuspendedUntil: day(14) }),
          account({ multibrandSuspendedUntil: day(9) }),
          account({ status: 'SELF_EXCLUDED', statusUntil: day(8) }),
        ],
        now,
      ),
    ).toEqual({ ...free, multibrandSuspendedUntil: day(14) }));

  it('excludes without an end by an exclusion without one, here or at a third brand', () => {
    const excluded = { ...free, multibrandExcluded: true };
    expect(suspensionBy([account({ status: 'SELF_EXCLUDED' })], now)).toEqual(excluded);
    expect(suspensionBy([account({ multibrandExcluded: true })], now)).toEqual(excluded);
  });

  it('suspends by a closure and by a suspension, until an operator lifts it', () => {
    const suspended = { ...free, multibrandSuspended: true };
    expect(suspensionBy([account({ status: 'CLOSED' })], now)).toEqual(suspended);
    expect(suspensionBy([account({ multibrandSuspended: true })], now)).toEqual(suspended);
  });
});

describe('addSuspension', () => {
  const held: Suspension = {
    multibrandSuspended: true,
    multibrandExcluded: true,
    multibrandSuspendedUntil: day(12),
  };

  it('lifts and shortens nothing that applies already', () => {
    expect(addSuspension(held, free)).toEqual(held);
    expect(addSuspension(held, { ...free, multibrandSuspendedUntil: day(11) })).toEqual(held);
  });

  it('takes over what is stricter', () => {
    expect(addSuspension(free, held)).toEqual(held);
    expect(addSuspension(held, { ...free, multibrandSuspendedUntil: day(20) }).multibrandSuspendedUntil).toEqual(
      day(20),
    );
  });
});
