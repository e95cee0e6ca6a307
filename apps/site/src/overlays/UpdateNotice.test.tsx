import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { consentAtom } from '@baize/shell';
import { cookieChoice } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { updateAtom } from './update.ts';
import { UpdateNotice } from './UpdateNotice.tsx';

function show(consent: ReturnType<typeof cookieChoice> | null = cookieChoice()) {
  const change = vi.fn();
  const shown = renderWithShell(<UpdateNotice />);
  act(() => {
    shown.store.set(consentAtom, consent);
    shown.store.set(updateAtom, { change });
  });
  return { ...shown, change };
}

it('lets the player choose when to reload', async () => {
  const { user, change } = show();
  expect(screen.getByRole('region', { name: 'A new version is ready' })).toBeVisible();
  expect(change).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(change).toHaveBeenCalledTimes(1);
});
it('can be put off', async () => {
  const { user, change, store } = show();
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect([store.get(updateAtom), change.mock.calls.length]).toEqual([null, 0]);
});
it('waits until the cookie notice has been answered', () => {
  show(null);
  expect(screen.queryByRole('region')).toBeNull();
});
