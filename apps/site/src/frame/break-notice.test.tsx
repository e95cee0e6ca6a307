import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accessDetails, type PlayerProfile } from '@baize/contracts/player';
import { handle, playerProfile, playerSession } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { BREAK_NOTICE, Slot } from '@baize/shell';
import { MODULES } from '../modules.ts';
import { SiteBottomBar } from './SiteBottomBar.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const show = (profile: () => Partial<PlayerProfile>) =>
  renderWithShell(
    <>
      <SiteHeader />
      <Slot of={BREAK_NOTICE} />
      <SiteBottomBar />
    </>,
    {
      who: playerSession(),
      modules: MODULES,
      handlers: [handle(accessDetails, () => playerProfile(profile()))],
    },
  );

it.each([
  [{ accountStatus: 'TIMEOUT', accountStatusUntil: '2027-01-02T10:00:00.000Z' }, /You are on a break until .*2027/],
  [
    { accountStatus: 'SELF_EXCLUDED', accountStatusUntil: '2027-01-02T10:00:00.000Z' },
    /You are self-excluded until .*2027/,
  ],
  [{ accountStatus: 'SELF_EXCLUDED', accountStatusUntil: null }, /self-excluded with no end date/],
] as const)('says why and until when, and leads nowhere that is closed: %j', async (profile, why) => {
  show(() => profile);
  expect(await screen.findByText(why)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull());
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  for (const open of ['withdraw', 'transactions', 'gambling-limits', 'account/privacy', 'contact-live-chat'])
    expect(
      links.some((href) => href?.endsWith(open)),
      open,
    ).toBe(true);
  for (const closed of ['deposit', 'online-casino', 'live-casino-online', 'promotions', 'sportsbook', 'signup'])
    expect(
      links.filter((href) => href?.includes(closed)),
      closed,
    ).toEqual([]);
});

it('disappears and opens the site when the break ends', async () => {
  // From the first answer on: on a busy machine the break would be over before the page has asked.
  let until: string | undefined;
  show(() => {
    until ??= new Date(Date.now() + 1500).toISOString();
    return Date.now() < Date.parse(until) ? { accountStatus: 'TIMEOUT', accountStatusUntil: until } : {};
  });
  expect(await screen.findByText(/You are on a break/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/You are on a break/)).toBeNull());
  expect((await screen.findAllByRole('link', { name: 'Deposit' })).length).toBeGreaterThan(0);
});
