import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { siteFlags } from '@baize/contracts/site';
import { handle } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { useFollowPlayRoute, useGamePath } from './play-route.ts';

function Tile() {
  useFollowPlayRoute();
  const toGame = useGamePath();
  return <a href={toGame({ id: '7', slug: 'table-7', provider: 'creedroomz', type: 'liveCasinoGames' })}>Table</a>;
}

it.each([
  [true, '/en-UN/live-casino-online/play/creedroomz/7'],
  [false, '/en-UN/play/table-7'],
])('leads to a table’s own address only while that is open (flag %s)', async (liveTableRoute, path) => {
  const flags = {
    liveTableRoute,
    signupCallback: false,
    fluidPayment: false,
    maintenance: false,
    playSlugRoute: false,
  };
  const { served } = renderWithShell(<Tile />, {
    handlers: [handle(siteFlags, { flags, maintenanceUntil: null })],
  });
  await waitFor(() => expect(served.to(siteFlags)).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('link')).toHaveAttribute('href', path));
});
