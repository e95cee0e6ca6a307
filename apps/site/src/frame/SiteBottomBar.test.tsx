import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accessDetails } from '@baize/contracts/player';
import { overlayAtom } from '@baize/shell';
import { handle, playerProfile, playerSession } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { SiteBottomBar } from './SiteBottomBar.tsx';

it.each(['online-casino', 'online-casino/slots', 'live-casino-online'])(
  'tab 0 opens and closes the filter panel in a lobby: %s (B§2)',
  async (path) => {
    const { user, store } = renderWithShell(<SiteBottomBar />, { path: `/en-UN/${path}` });
    const first = screen.getByRole('navigation').querySelector('a, button') as HTMLElement;
    expect(first).toHaveAccessibleName('Filter');
    await user.click(first);
    expect(store.get(overlayAtom)).toBe('games.filters');
    expect(first).toHaveAttribute('aria-expanded', 'true');
    await user.click(first);
    expect(store.get(overlayAtom)).toBeNull();
  },
);

it.each(['', 'promotions', 'online-casinos'])('links tab 0 to the home page outside the lobbies: %s', (path) => {
  renderWithShell(<SiteBottomBar />, { path: `/en-UN/${path}` });
  expect(screen.getByRole('navigation').querySelector('a, button')).toHaveAttribute('href', '/en-UN');
});

it.each([
  ['may pay in', {}, ['Deposit', '/en-UN/my-account/banking/deposit']],
  [
    'may only take money out',
    { permissions: { ...playerProfile().permissions, payout: true } },
    ['Withdraw', '/en-UN/my-account/banking/withdraw'],
  ],
  ['is suspended', { multibrand: { suspended: true } }, ['Withdraw', '/en-UN/my-account/banking/withdraw']],
] as const)('invites a player who %s to what is open to them', async (_, profile, [name, href]) => {
  renderWithShell(<SiteBottomBar />, {
    who: playerSession(),
    handlers: [handle(accessDetails, playerProfile(profile))],
  });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  expect(screen.queryByRole('link', { name: name === 'Deposit' ? 'Withdraw' : 'Deposit' })).toBeNull();
});
