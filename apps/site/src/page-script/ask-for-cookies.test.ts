import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'jotai';
import { CONSENT_KEYS } from '@baize/contracts/consent-storage';
import { consentAtom, startConsent } from '@baize/shell';
import { askForCookies } from './ask-for-cookies.ts';

const root = document.documentElement;
const press = (choice: string) => document.querySelector<HTMLElement>(`[data-choice="${choice}"]`)?.click();
beforeEach(() => {
  delete root.dataset['hydrated'];
  document.body.innerHTML =
    '<section data-by-page="cookies"><button data-choice="none"><b>Reject</b></button><button data-choice="all">Accept</button></section>';
});
afterEach(() => {
  localStorage.clear();
  delete root.dataset['asks'];
  delete root.dataset['app'];
  root.style.removeProperty('--notice');
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

describe('the cookie notice of a prerendered page (ruling 20)', () => {
  it.each([
    ['none', false],
    ['all', true],
  ])('takes "%s" without the app, which reads the same answer', (choice, allowed) => {
    const onAllowed = vi.fn();
    askForCookies(onAllowed);
    expect([root.dataset['asks'], root.style.getPropertyValue('--notice')]).toEqual(['cookies', '0px']);
    press(choice);
    expect(onAllowed).toHaveBeenCalledTimes(allowed ? 1 : 0);
    expect([root.dataset['asks'], root.style.getPropertyValue('--notice')]).toEqual([undefined, '']);
    const store = createStore();
    startConsent(store)();
    expect(store.get(consentAtom)).toMatchObject({
      essentials: true,
      performanceFunctional: allowed,
      marketing: allowed,
    });
  });

  it('tells an app that is starting', () => {
    askForCookies();
    const store = createStore();
    const stop = startConsent(store);
    expect(store.get(consentAtom)).toBeNull();
    press('none');
    expect(store.get(consentAtom)).toMatchObject({ performanceFunctional: false });
    stop();
  });

  it('is not shown to who has answered, and again to who has answered an older question', () => {
    askForCookies();
    press('all');
    askForCookies();
    expect(root.dataset['asks']).toBeUndefined();
    localStorage.setItem(CONSENT_KEYS.options, JSON.stringify({ version: 0 }));
    askForCookies();
    expect(root.dataset['asks']).toBe('cookies');
  });

  it('takes the answer for this page where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    askForCookies();
    expect(root.dataset['asks']).toBe('cookies');
    press('none');
    expect(root.dataset['asks']).toBeUndefined();
  });

  it('leaves the answer to the app once it is there', () => {
    askForCookies();
    root.dataset['app'] = '';
    press('all');
    expect(localStorage.getItem(CONSENT_KEYS.id)).toBeNull();
  });
});
