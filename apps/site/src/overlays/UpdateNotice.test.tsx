import { act, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { CONSENT_VERSION } from '@baize/contracts/consent';
import { consentAtom, REFUSE_ALL } from '@baize/shell';
import { renderWithShell } from '@baize/testing/render';
import { updateAtom } from './update.ts';
import { UpdateNotice } from './UpdateNotice.tsx';

const answered = {
  cookiesConsentId: '7d5f1f5e-2f0a-4f3e-9f43-0f1f6c1d9a10',
  version: CONSENT_VERSION,
  essentials: true,
  ...REFUSE_ALL,
} as const;
function show(consent: typeof answered | null = answered, path = '/en-UN') {
  const change = vi.fn();
  const shown = renderWithShell(
    <>
      <Link to="/en-UN">leave</Link>
      <UpdateNotice />
    </>,
    { path },
  );
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
it.each(['play/seven-pearls', 'online-casino/play/relax/10001', 'live-casino-online/play/evolution/20001'])(
  'waits until the player leaves the game, whose buttons it would cover: %s',
  async (path) => {
    const { user, store } = show(answered, `/en-UN/${path}`);
    expect(screen.queryByRole('region')).toBeNull();
    expect(store.get(updateAtom)).not.toBeNull();
    await user.click(screen.getByRole('link', { name: 'leave' }));
    expect(screen.getByRole('region', { name: 'A new version is ready' })).toBeVisible();
  },
);
