import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { indexQuery } from './api/game-lists.ts';
import type { LobbyScope } from './api/lobby-scope.ts';
import { gamesByIdsQuery } from './api/lobby.ts';
import { readEarlyGames } from './early-search.tsx';
import { fromIndex, type IndexedGame } from './model/game.ts';

const scope = (lobby: LobbyScope['lobby'], channel: LobbyScope['channel'] = 'web'): LobbyScope => ({
  lobby,
  market: 'UN',
  country: null,
  channel,
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
function rendered(
  page: readonly unknown[],
  lobby: LobbyScope['lobby'],
  games: readonly IndexedGame[],
  wide: Readonly<Record<string, string>> = {},
  mobile: readonly IndexedGame[] = games,
): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const [kind, ...rest] = page;
  client.setQueryData(['games', kind, scope(lobby), ...rest], []);
  const known = games.map((one) => fromIndex(one, lobby));
  client.setQueryData(indexQuery(scope(lobby)).queryKey, known);
  client.setQueryData(
    indexQuery(scope(lobby, 'mobile')).queryKey,
    mobile.map((one) => fromIndex(one, lobby)),
  );
  client.setQueryData<readonly object[]>(
    gamesByIdsQuery(
      scope(lobby),
      games.map(({ id }) => id),
    ).queryKey as readonly unknown[],
    known
      .filter(({ id }) => id in wide)
      .map((one) => ({ ...one, images: { ...one.images, '2xh': wide[one.id] ?? '' } })),
  );
  return client;
}
const SQUARE = ['owl', 'the-owl', 'game-owl-square-640x640.svg', 'Relax'];

it.each([[['lobby']], [['category', 'slots']]])(
  'names the games of the casino as a search on %s shows them',
  async (page) => {
    expect(await readEarlyGames(rendered(page, 'casinoGames', [game('owl'), game('elk')]), new Map())).toEqual({
      lobby: 'casinoGames',
      games: [SQUARE, ['elk', 'the-elk', 'game-elk-square-640x640.svg', 'Relax']],
    });
  },
);

it('gives live tables their wide pictures, as their tiles have them', async () => {
  const client = rendered(['lobby'], 'liveCasinoGames', [game('wheel'), game('owl')], {
    wheel: 'image-game-wheel-wide-1312x640-svg',
  });
  expect(await readEarlyGames(client, new Map())).toEqual({
    lobby: 'liveCasinoGames',
    games: [['wheel', 'the-wheel', 'game-wheel-wide-1312x640.svg', 'Relax'], SQUARE],
  });
});

it('says which games only one channel has, most played first (B§5)', async () => {
  const web = ['owl', 'elk', 'fox', 'hare'].map((name) => game(name));
  const mobile = ['owl', 'lynx', 'fox'].map((name) => game(name));
  const answer = await readEarlyGames(rendered(['lobby'], 'casinoGames', web, {}, mobile), new Map());
  expect(answer?.games.map(([name, , , , only]) => [name, only])).toEqual([
    ['owl', undefined],
    ['lynx', 'mobile'],
    ['elk', 'web'],
    ['fox', undefined],
    ['hare', 'web'],
  ]);
});

it('asks once for a lobby and its categories', async () => {
  const known = new Map();
  const lobby = await readEarlyGames(rendered(['lobby'], 'casinoGames', [game('owl')]), known);
  expect(await readEarlyGames(rendered(['category', 'new'], 'casinoGames', [game('elk')]), known)).toBe(lobby);
});

it.each([
  ['a home page', 'home-rows', [game('owl')]],
  ['a lobby with a game under an overlay', 'lobby', [game('owl'), game('elk', { overlaid: true })]],
] as const)('leaves %s to the app', async (_what, page, games) => {
  expect(await readEarlyGames(rendered([page], 'casinoGames', games), new Map())).toBeNull();
});
