import { screen, waitFor, within } from '@testing-library/react';
import { Trophy } from 'lucide-react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { accessDetails, type PlayerProfile } from '@baize/contracts/player';
import type { DomainModule } from '@baize/shell';
import { handle, playerProfile, playerSession } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { MODULES } from '../modules.ts';
import { WelcomeDialog } from './WelcomeDialog.tsx';

let number = 0;
/** A different player each time, because the page itself remembers which players it has welcomed. */
const first = (firstLogin: boolean, profile: Partial<PlayerProfile> = {}) => {
  number += 1;
  const playerId = `6f1c1f0e-3f57-4a6e-9d55-0000000000${String(number).padStart(2, '0')}`;
  return {
    who: playerSession({ playerId }),
    modules: MODULES,
    handlers: [handle(accessDetails, () => playerProfile({ playerId, firstLogin, firstName: 'Aino', ...profile }))],
  };
};
// The dialog's code is fetched at its first use. On a busy machine that takes longer than the default wait for a
// screen.
beforeAll(() => import('@baize/ui/Modal'), 60_000);
beforeEach(() => localStorage.clear());

it('greets a player once, at their first login', async () => {
  const player = first(true);
  const { user, unmount } = renderWithShell(<WelcomeDialog />, player);
  expect(await screen.findByRole('dialog', { name: 'Welcome, Aino' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Later' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  unmount();
  const { queryClient } = renderWithShell(<WelcomeDialog />, player);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('links to the limits', async () => {
  const { user, location } = renderWithShell(<WelcomeDialog />, first(true));
  await user.click(await screen.findByRole('button', { name: 'Set a limit' }));
  await waitFor(() => expect(location().pathname).toBe('/en-UN/my-account/gambling-limits'));
});

it.each([
  ['at a later login', false, '/en-UN'],
  ['over the last step of the sign-up', true, '/en-UN/signup'],
])('stays away %s', async (_, firstLogin, path) => {
  const { queryClient, served } = renderWithShell(<WelcomeDialog />, { ...first(firstLogin), path });
  await waitFor(() => expect(served.to(accessDetails)).toHaveLength(1));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('dialog')).toBeNull();
});

const suggested = async () =>
  within(within(await screen.findByRole('dialog')).getByRole('list'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

it('suggests limits, games and, to a player who may deposit, the cashier', async () => {
  const { unmount } = renderWithShell(<WelcomeDialog />, first(true));
  expect(await suggested()).toEqual([
    expect.stringContaining('Your limits'),
    expect.stringContaining('Games'),
    expect.stringContaining('Your money'),
  ]);
  unmount();
  renderWithShell(<WelcomeDialog />, first(true, { multibrand: { suspended: true } }));
  expect(await suggested()).toHaveLength(2);
});

it('suggests what another module adds', async () => {
  const rewards: DomainModule = {
    id: 'rewards',
    namespace: 'bonus',
    routes: [],
    welcome: () =>
      Promise.resolve({
        suggestions: [
          {
            id: 'rewards',
            order: 15,
            path: 'my-account/rewards',
            icon: Trophy,
            titleKey: 'bonus.frame.rewards',
            textKey: 'bonus.frame.rewards',
          },
        ],
      }),
  };
  const player = first(true);
  const { user, location } = renderWithShell(<WelcomeDialog />, { ...player, modules: [...MODULES, rewards] });
  expect(await suggested()).toEqual([
    expect.stringContaining('Your limits'),
    expect.stringContaining('Rewards'),
    expect.stringContaining('Games'),
    expect.stringContaining('Your money'),
  ]);
  await user.click(screen.getByRole('button', { name: /Rewards/ }));
  await waitFor(() => expect(location().pathname).toBe('/en-UN/my-account/rewards'));
});
