import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { handleContent } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { lobbyCategory } from '../../testing/games.ts';
import { CasinoLobby } from './CasinoLobby.tsx';

vi.mock('./FoundGames.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(() => vi.restoreAllMocks());

it('keeps the lobby and the typed search where the connection is lost before the results’ code is there', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = renderWithShell(<CasinoLobby />, {
    path: '/en-UN/online-casino',
    route: '/en-UN/:lobby',
    handlers: [
      handleContent('lobby', [lobbyCategory('popular')]),
      handleContent('categories', []),
      handleContent('index', []),
    ],
  });
  await user.type(screen.getByRole('searchbox'), 'falcon');
  expect(await screen.findByText('You’re offline')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Casino' })).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('falcon');
});
