import { describe, expect, it } from 'vitest';
import { isHeldFor, type OpeningTimes } from './held-account.ts';

const day = (date: number) => new Date(Date.UTC(2026, 0, date));
const opened = (registered: number, created = registered): OpeningTimes => ({
  registeredAt: day(registered),
  createdAt: day(created),
});

describe('isHeldFor (ruling 24)', () => {
  it('holds the newer of two accounts, never the older one', () => {
    expect(isHeldFor(opened(2), opened(1))).toBe(true);
    expect(isHeldFor(opened(1), opened(2))).toBe(false);
  });

  it('holds both if they were opened at the same moment, or neither would be checked', () =>
    expect(isHeldFor(opened(1), opened(1))).toBe(true));

  it('counts from the end of the registration, and from its start while it has not ended', () => {
    expect(isHeldFor(opened(3, 1), opened(2))).toBe(true);
    expect(isHeldFor({ registeredAt: null, createdAt: day(1) }, opened(2))).toBe(false);
  });

  it('holds an older account whose owner has just proved the phone of the newer one', () => {
    expect(isHeldFor(opened(1), opened(2), ['PHONE'])).toBe(true);
    expect(isHeldFor(opened(1), opened(2), ['NAME_AND_BIRTH'])).toBe(false);
  });
});
