import { expect, it } from 'vitest';
import * as library from './index.ts';

it('exports what others may use, and nothing else', () => {
  expect(Object.keys(library).sort()).toEqual([
    'CategoryBar',
    'CategoryNav',
    'GAME_PATHS',
    'GamesRow',
    'LobbyRow',
    'WaitingRows',
    'gameEntryQuery',
    'gamesByIdsQuery',
    'gamesModule',
    'jackpotGamesQuery',
    'launchQuery',
    'liveCasinoModule',
    'lobbyQuery',
    'providersQuery',
    'useChannel',
    'useFavourites',
    'useGameHost',
    'useJackpots',
    'useLobbyScope',
  ]);
});
