import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithShell } from '@baize/testing/render';
import { liveUpdatesAtom } from './live-updates.ts';
import { LiveUpdatesNotice } from './LiveUpdatesNotice.tsx';

function show(status: 'lost' | 'connecting') {
  const reconnect = vi.fn();
  const shown = renderWithShell(<LiveUpdatesNotice />);
  act(() => shown.store.set(liveUpdatesAtom, { status, reconnect }));
  return { ...shown, reconnect };
}

it('says that live updates have stopped, and offers to reconnect', async () => {
  const { user, reconnect } = show('lost');
  expect(screen.getByRole('region', { name: 'Live updates have stopped' })).toHaveTextContent(
    'Your balance still updates, only more slowly.',
  );
  await user.click(screen.getByRole('button', { name: 'Reconnect' }));
  expect(reconnect).toHaveBeenCalledTimes(1);
});
it('does not reconnect twice at once, and can be put off', async () => {
  const { user, reconnect, store } = show('connecting');
  await user.click(screen.getByRole('button', { name: /Reconnect/ }));
  expect(reconnect).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(store.get(liveUpdatesAtom)).toBeNull();
});
