import { screen, waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterEach, describe, expect, it } from 'vitest';
import { consentAtom, startConsent } from '@baize/shell';
import { renderWithShell } from '@baize/testing/render';
import { CookieSettings } from '../pages/CookieSettings/CookieSettings.tsx';
import { CookieNotice } from './CookieNotice.tsx';

let stop = () => {};
afterEach(() => {
  stop();
  localStorage.clear();
});
const notice = (path = '/en-UN') => {
  const shown = renderWithShell(
    <>
      <CookieNotice />
      <CookieSettings />
    </>,
    { path },
  );
  stop = startConsent(shown.store);
  return shown;
};

describe('the cookie notice (ruling 20)', () => {
  it('offers refusal and acceptance as equals, and closes after either', async () => {
    const { user, store } = renderWithShell(<CookieNotice />);
    stop = startConsent(store);
    const refuse = await screen.findByRole('button', { name: 'Reject all' });
    const accept = screen.getByRole('button', { name: 'Accept all' });
    expect(refuse.className).toBe(accept.className);
    expect([refuse.dataset['variant'], refuse.dataset['size']]).toEqual([
      accept.dataset['variant'],
      accept.dataset['size'],
    ]);
    await user.click(refuse);
    expect(screen.queryByRole('region')).toBeNull();
    expect(store.get(consentAtom)).toMatchObject({ essentials: true, performanceFunctional: false, marketing: false });
  });
  it('does not show before the stored consent has been read', () => {
    renderWithShell(<CookieNotice />, {});
    expect(screen.queryByRole('region')).toBeNull();
    expect(createStore().get(consentAtom)).toBeUndefined();
  });
  it('does not show on the settings page', async () => {
    notice('/en-UN/cookie-settings');
    await screen.findByRole('heading', { name: 'Cookie settings' });
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('the cookie settings', () => {
  it('start with essentials only, which cannot be switched off', async () => {
    notice('/en-UN/cookie-settings');
    const switches = await screen.findAllByRole('switch');
    expect(switches.map((each) => [(each as HTMLInputElement).checked, (each as HTMLInputElement).disabled])).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
  });
  it('save each choice separately, and withdraw it as easily', async () => {
    const { user, store } = notice('/en-UN/cookie-settings');
    await user.click(await screen.findByRole('switch', { name: 'Marketing' }));
    expect(store.get(consentAtom)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save my choice' }));
    await waitFor(() =>
      expect(store.get(consentAtom)).toMatchObject({ performanceFunctional: false, marketing: true }),
    );
    await user.click(screen.getByRole('button', { name: 'Reject all' }));
    await waitFor(() =>
      expect(store.get(consentAtom)).toMatchObject({ performanceFunctional: false, marketing: false }),
    );
    expect(screen.getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
  });
});
