import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readLoginOrigin, rememberLoginOrigin } from '@baize/shell';
import { keepLoginOrigin } from './keep-login-origin.ts';

beforeEach(() => history.replaceState(null, '', '/en-UN/promotions/casino/first-deposit-bonus#terms'));
afterEach(() => {
  vi.restoreAllMocks();
  rememberLoginOrigin(null);
  history.replaceState(null, '', '/');
});

it('remembers the page as the app reads it, in place of an earlier one, and keeps the code of a link', () => {
  keepLoginOrigin({ isForm: false });
  const path = '/en-UN/promotions/casino/first-deposit-bonus#terms';
  expect(readLoginOrigin()).toEqual({ path, bonusCode: null, campaign: null });
  rememberLoginOrigin({ path: '/en-UN/online-casino?search=comet', bonusCode: 'SPRING', campaign: 'north' });
  keepLoginOrigin({ isForm: false });
  expect(readLoginOrigin()).toEqual({ path, bonusCode: 'SPRING', campaign: 'north' });
});

it('keeps the page before a sign-up', () => {
  keepLoginOrigin({ isForm: false });
  history.replaceState(null, '', '/en-UN/signup');
  keepLoginOrigin({ isForm: true });
  expect(readLoginOrigin()?.path).toBe('/en-UN/promotions/casino/first-deposit-bonus#terms');
});

it('keeps nothing where storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(() => keepLoginOrigin({ isForm: false })).not.toThrow();
});
