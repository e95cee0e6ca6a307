import { act, screen, waitFor, within } from '@testing-library/react';
import { atom } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { overlayAtom, sessionEndAtom, setToastAtom, type DomainOverlay } from '@baize/shell';
import { renderWithShell } from '@baize/testing/render';
import { MODULES } from '../modules.ts';
import { Overlays } from './Overlays.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

it('shows a toast for as long as its timer says, and one without a timer until it is dismissed (A§3)', () => {
  const { store } = renderWithShell(<Overlays />, { modules: MODULES });
  act(() => {
    store.set(setToastAtom, 'success', { value: 'Saved', timer: 3000, swipeable: true });
    store.set(setToastAtom, 'warning', { value: 'Read this', timer: null, swipeable: false });
  });
  expect(screen.getByText('Saved')).toBeVisible();
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(screen.queryByText('Saved')).toBeNull();
  expect(screen.getByText('Read this')).toBeVisible();
});

it('says why a session ended before it asks for another login, and shows only one of the two at a time', async () => {
  vi.useRealTimers();
  const { store, user } = renderWithShell(<Overlays />, { modules: MODULES });
  act(() => {
    store.set(overlayAtom, 'auth.login');
    store.set(sessionEndAtom, { kind: 'idle' });
  });
  const notice = await screen.findByRole('dialog', { name: 'You have been logged out' });
  expect(screen.getAllByRole('dialog', { hidden: true })).toEqual([notice]);
  await user.click(within(notice).getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  act(() => {
    store.set(sessionEndAtom, { kind: 'idle' });
  });
  await user.click(
    within(await screen.findByRole('dialog', { name: 'You have been logged out' })).getAllByRole('button', {
      name: 'Close',
    })[0] as HTMLElement,
  );
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
});

it('keeps the page and says why nothing opens while there is no connection for an overlay’s code', async () => {
  vi.useRealTimers();
  const away = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let isLost = true;
  const overlay: DomainOverlay = {
    id: 'auth.login',
    when: atom(true),
    lazy: () =>
      isLost
        ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
        : Promise.resolve({ Component: () => <p>opened</p> }),
  };
  renderWithShell(
    <>
      <p>page</p>
      <Overlays />
    </>,
    { modules: [{ id: 'auth', namespace: 'auth', routes: [], overlays: [overlay] }] },
  );
  expect(await screen.findByText('You’re offline')).toBeVisible();
  expect(screen.getByText('page')).toBeVisible();
  isLost = false;
  away.mockRestore();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('opened')).toBeVisible();
});
