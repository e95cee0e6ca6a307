// @vitest-environment jsdom
import { expect, describe, it, vi } from 'vitest';
import { flagUpdatedTerms, termsDecision, termsOutdated } from './terms.ts';

const HOME = '/en-UN';

describe('updated terms (A§2)', () => {
  it.each<[pathname: string, accepted: number | null, current: number | null, decision: 'pass' | 'accept']>([
    ['/en-UN/online-casino', 2, 3, 'accept'],
    ['/en-UN/online-casino/slots', 2, 3, 'accept'],
    ['/en-UN/play/comet', 2, 3, 'accept'],
    ['/en-UN/promotions', 2, 3, 'accept'],
    ['/en-UN/terms', 2, 3, 'accept'],
    ['/en-UN/no/such/page', 2, 3, 'accept'],
    ['/en-UN', 2, 3, 'pass'],
    ['/en-UN/', 2, 3, 'pass'],
    ['/EN-un', 2, 3, 'pass'],
    ['/en-UN/my-account', 2, 3, 'pass'],
    ['/en-UN/my-account/banking/withdraw', 2, 3, 'pass'],
    ['/en-UN/My-Account/limits', 2, 3, 'pass'],
    ['/en-UN/my-accounts', 2, 3, 'accept'],
    ['/en-UN/accept-terms-condition', 2, 3, 'pass'],
    ['/en-UN/accept-terms-condition/', 2, 3, 'pass'],
    ['/en-UN/responsible-gambling', 2, 3, 'pass'],
    ['/en-UN/contact-live-chat', 2, 3, 'pass'],
    ['/en-UN/reset-password', 2, 3, 'pass'],
    ['/en-UN/online-casino', 3, 3, 'pass'],
    ['/en-UN/online-casino', 4, 3, 'pass'],
    ['/en-UN/online-casino', 9, 10, 'accept'],
    ['/en-UN/online-casino', 2, 2.5, 'accept'],
    ['/en-UN/online-casino', 0, 1, 'accept'],
    ['/en-UN/online-casino', null, 3, 'pass'],
    ['/en-UN/online-casino', 2, null, 'pass'],
  ])('at %s with %s of %s: %s', (pathname, accepted, current, decision) =>
    expect(termsDecision({ accepted, current, pathname, home: HOME })).toBe(decision),
  );
});

it('accepts only numbers as versions', () => {
  expect([
    termsOutdated('9' as never, '10' as never),
    termsOutdated(undefined, 1),
    termsOutdated(1, Number.NaN),
  ]).toEqual([false, false, false]);
});

it('stores a flag, and works without it where storage is blocked', () => {
  flagUpdatedTerms(true);
  expect(localStorage.getItem('updated-terms')).toBe('true');
  flagUpdatedTerms(false);
  expect(localStorage.getItem('updated-terms')).toBeNull();
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(() => flagUpdatedTerms(true)).not.toThrow();
  blocked.mockRestore();
});
