import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { gameLaunch, gameLookup } from '@baize/contracts/game-launch';
import { accessDetails } from '@baize/contracts/player';
import { handle, handleContent, playerProfile, playerSession, refuse } from '@baize/testing';
import { gameEntry } from '@baize/games/testing';
import { renderWithShell } from '@baize/testing/render';
import { Play } from './Play.tsx';

const open = (
  type: 'casinoGames' | 'liveCasinoGames',
  permissions: Partial<ReturnType<typeof playerProfile>['permissions']>,
  found = true,
  refused = 'error.game.not_found',
) =>
  renderWithShell(<Play />, {
    path: '/en-UN/play/game-1',
    route: '/en-UN/play/:gameSlug',
    who: playerSession(),
    handlers: [
      handleContent('game', found ? gameEntry(1, { type } as never) : null),
      handle(accessDetails, playerProfile({ permissions: { ...playerProfile().permissions, ...permissions } })),
      handle(gameLookup, refuse(404, refused)),
      handle(gameLaunch, refuse(404, 'error.game.not_found')),
    ],
  });

// B§2 game guard: the permission that a game needs is known once the game is loaded.
it.each([
  ['a casino game without casino access', 'casinoGames', { casino: false }, '/en-UN'],
  ['a live game without live casino access', 'liveCasinoGames', { liveCasino: false }, '/en-UN'],
  ['a casino game with casino access alone', 'casinoGames', { liveCasino: false }, '/en-UN/play/game-1'],
  ['a live game with live access alone', 'liveCasinoGames', { casino: false }, '/en-UN/play/game-1'],
] as const)('%s', async (_, type, permissions, path) => {
  const { location } = open(type, permissions);
  if (path === '/en-UN') await waitFor(() => expect(location().pathname).toBe(path));
  else {
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(location().pathname).toBe(path);
  }
});

it('shows no page for an unknown slug', async () => {
  open('casinoGames', {}, false);
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found!' })).toBeVisible();
});

it.each([
  ['error.game.not_found', 'We couldn’t find this game.'],
  ['', 'Unknown error'],
])('says why a look-up failed, with the code %j (B§8)', async (code, title) => {
  open('casinoGames', {}, true, code);
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
});
