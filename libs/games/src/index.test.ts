import { expect, it } from 'vitest';
import * as library from './index.ts';

it('exports only its public names', () => {
  expect(Object.keys(library).sort()).toEqual([
    'CASINO_PLAY_PROVIDERS',
    'CategoryBar',
    'CategoryNav',
    'GAME_PATHS',
    'GamesFailed',
    'GamesRow',
    'LIVE_PLAY_PROVIDERS',
    'LIVE_TABLE_PROVIDER',
    'LobbyRow',
    'WaitingRows',
    'casino',
    'gameEntryQuery',
    'gamesByIdsQuery',
    'gamesModule',
    'homeRowsQuery',
    'instead',
    'jackpotGamesQuery',
    'launchQuery',
    'liveCasino',
    'liveCasinoModule',
    'providersQuery',
    'useFavourites',
    'useFollowPlayRoute',
    'useGameConnection',
    'useGameFigures',
    'useGameHost',
    'useGamePath',
    'useGamePause',
    'useGameRound',
    'useHighestFirst',
    'useLobbyScope',
    'usePlayerRows',
  ]);
});
