import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CAPTCHA_AFTER, decideAttempt, LOCK_AFTER, LOGIN_LOCK_AFTER } from './sign-in-attempts.ts';

describe('attempts to sign in (ruling 31)', () => {
  it('ask for a captcha before they lock anything, and lock the source before the login', () => {
    const none = { pair: 0, login: 0, source: 0 };
    expect(decideAttempt(none)).toBe('OPEN');
    expect(decideAttempt({ pair: 4, login: 4, source: 4 })).toBe('OPEN');
    expect(decideAttempt({ pair: 5, login: 5, source: 5 })).toBe('CAPTCHA');
    expect(decideAttempt({ pair: LOCK_AFTER, login: LOCK_AFTER, source: LOCK_AFTER })).toBe('LOCKED');
    // The owner, elsewhere, after a guesser's ten failures.
    expect(decideAttempt({ ...none, login: LOCK_AFTER })).toBe('CAPTCHA');
    expect(CAPTCHA_AFTER).toBeLessThan(LOCK_AFTER);
    expect(LOCK_AFTER).toBeLessThan(LOGIN_LOCK_AFTER);
  });
  it('never become easier with more failures', () => {
    const strictness = { OPEN: 0, CAPTCHA: 1, KNOWN_ONLY: 2, LOCKED: 3 } as const;
    const count = fc.integer({ min: 0, max: 150 });
    fc.assert(
      fc.property(count, count, count, count, (pair, login, source, more) => {
        const before = strictness[decideAttempt({ pair, login, source })];
        expect(
          strictness[decideAttempt({ pair: pair + more, login: login + more, source: source + more })],
        ).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});
