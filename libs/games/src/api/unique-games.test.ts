import { expect, it } from 'vitest';
import { createQueryClient } from '@baize/shell';
import { handleContent, serve } from '@baize/testing';
import { gameEntry, gameSummaries, indexedGame, lobbyCategory } from '../testing/games.ts';
import { gameEntryQuery, indexQuery, jackpotGamesQuery, providerGamesQuery } from './game-lists.ts';
import { homeRowsQuery, lobbyQuery } from './lobby.ts';
import { type LobbyScope } from './lobby-scope.ts';

const SCOPE: LobbyScope = {
  lobby: 'casinoGames',
  market: 'UN',
  country: null,
  channel: 'web',
  showsRestricted: false,
  locale: 'en',
};
const TWICE = [...gameSummaries(2), ...gameSummaries(2)];
const ONCE = ['game-0', 'game-1'];
const ids = (games: readonly { readonly id: string }[] | undefined) => games?.map(({ id }) => id);

it('lists a game once in rows, searches and suggestions, however often the content does (B§5)', async () => {
  serve(
    handleContent('lobby', [lobbyCategory('popular', { games: TWICE })]),
    handleContent('index', [indexedGame(0), indexedGame(1), indexedGame(0)]),
    handleContent('byProviders', TWICE),
    handleContent('jackpotGames', TWICE),
    handleContent('game', gameEntry(9, { related: TWICE })),
  );
  const client = createQueryClient();
  expect(ids((await client.fetchQuery(lobbyQuery(SCOPE)))[0]?.games)).toEqual(ONCE);
  expect(ids((await client.fetchQuery(homeRowsQuery(SCOPE)))[0]?.games)).toEqual(ONCE);
  expect(ids(await client.fetchQuery(indexQuery(SCOPE)))).toEqual(ONCE);
  expect(ids(await client.fetchQuery(providerGamesQuery(SCOPE, 'kelp', 8)))).toEqual(ONCE);
  expect(ids(await client.fetchQuery(jackpotGamesQuery(SCOPE, 8)))).toEqual(ONCE);
  expect(ids((await client.fetchQuery(gameEntryQuery(SCOPE, 'game-9')))?.related)).toEqual(ONCE);
});
