import type { Limit, Limits } from '@baize/contracts/limits';

/** A limit that the player has not set. */
export const unsetLimit = (over: Partial<Limit> = {}): Limit => ({
  value: null,
  pendingValue: null,
  pendingDate: null,
  locked: false,
  updatedAt: null,
  startedAt: null,
  resetAt: '2026-11-23T22:00:00.000Z',
  used: 0,
  remaining: null,
  ...over,
});

/** A limit that applies, with what has been used of it. */
export const setLimit = (value: number, used = 0, over: Partial<Limit> = {}): Limit =>
  unsetLimit({
    value,
    used,
    remaining: Math.max(0, value - used),
    startedAt: '2026-11-01T10:00:00.000Z',
    updatedAt: '2026-11-01T10:00:00.000Z',
    ...over,
  });

/** A player's limits; none is set unless given. */
export const limitsOf = (over: Partial<Limits> = {}): Limits => ({
  daily: unsetLimit(),
  weekly: unsetLimit(),
  monthly: unsetLimit(),
  currencyCode: 'EUR',
  timeZone: 'Europe/Helsinki',
  increaseWaitHours: 24,
  ...over,
});
