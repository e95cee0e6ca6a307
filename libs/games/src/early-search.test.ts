import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { indexQuery } from './api/game-lists.ts';
import type { LobbyScope } from './api/lobby-scope.ts';
import { readEarlyGames } from './early-search.tsx';
import { fromIndex, type IndexedGame } from './model/game.ts';

const scope = (lobby: LobbyScope['lobby']): LobbyScope => ({
  lobby,
  market: 'UN',
  country: null,
  channel: 'web',
  showsRestricted: true,
  locale: 'en',
});
const game = (name: string, more: Partial<IndexedGame> = {}): IndexedGame => ({
  id: name,
  slug: `the-${name}`,
  name,
  provider: 'relax',
  providerTitle: 'Relax',
  color: '#000',
  image: `image-game-${name}-square-640x640-svg`,
  tags: [],
  jackpot: false,
  demo: true,
  ...more,
});

/** The queries of a page that has been rendered, and what the content service says of its lobby's games. */
function rendered(page: 'lobby' | 'home-rows', lobby: LobbyScope['lobby'], games: readonly IndexedGame[]): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(['games', page, scope(lobby)], []);
  client.setQueryData(
    indexQuery(scope(lobby)).queryKey,
    games.map((one) => fromIndex(one, lobby)),
  );
  return client;
}

it('names the games of a casino lobby as the page’s search shows them', async () => {
  expect(await readEarlyGames(rendered('lobby', 'casinoGames', [game('owl'), game('elk')]))).toEqual([
    ['owl', 'the-owl', 'game-owl-square-640x640.svg', 'Relax'],
    ['elk', 'the-elk', 'game-elk-square-640x640.svg', 'Relax'],
  ]);
});

it.each([
  ['a home page', 'home-rows', 'casinoGames', [game('owl')]],
  ['the live lobby', 'lobby', 'liveCasinoGames', [game('owl')]],
  ['a lobby with a game under an overlay', 'lobby', 'casinoGames', [game('owl'), game('elk', { overlaid: true })]],
] as const)('leaves %s to the app', async (_what, page, lobby, games) => {
  expect(await readEarlyGames(rendered(page, lobby, games))).toBeNull();
});
