import { expect, it } from 'vitest';
import { createQueryClient } from '@baize/shell';
import { handleContent, serve } from '@baize/testing';
import { gameSummary } from '../testing/games.ts';
import { homeRowsQuery } from './lobby.ts';
import { type LobbyScope } from './lobby-scope.ts';

const scope = (more: Partial<LobbyScope> = {}): LobbyScope => ({
  lobby: 'casinoGames',
  market: 'UN',
  country: null,
  channel: 'web',
  showsRestricted: false,
  locale: 'en',
  ...more,
});
const category = (id: string, first: number, overlaid: boolean | null = null) => ({
  id,
  name: id,
  url: id,
  icon: 'flame',
  order: first,
  visibleInMenu: true,
  grid: {},
  games: [
    gameSummary(first, { overlaid: overlaid as boolean }),
    gameSummary(first + 1, { overlaid: overlaid as boolean }),
  ],
});

it('keeps the rows of the brand’s shelves, and the first rows of tables', async () => {
  const served = serve(
    handleContent('lobby', Array.from({ length: 12 }, (_, index) => category(`row-${index}`, index * 2)) as never),
  );
  const client = createQueryClient();
  const shelves = await client.fetchQuery(homeRowsQuery(scope(), ['row-7', 'row-2', 'row-50']));
  expect(shelves.map(({ id }) => id)).toEqual(['row-2', 'row-7']);
  expect(await client.fetchQuery(homeRowsQuery(scope({ lobby: 'liveCasinoGames' })))).toHaveLength(4);
  expect(served).toBeDefined();
});

it('reuses the objects of tiles that are the same in the visitor’s own country', async () => {
  let country: string | null = null;
  serve(
    handleContent(
      'lobby',
      () =>
        [
          category('popular', 0, country === null ? null : false),
          category('new', 2, country === null ? null : country === 'FR'),
        ] as never,
    ),
  );
  const client = createQueryClient();
  const shown = await client.fetchQuery(homeRowsQuery(scope()));
  country = 'FR';
  const own = await client.fetchQuery(homeRowsQuery(scope({ country: 'FR' })));
  expect(own[0]?.games[0]).toBe(shown[0]?.games[0]);
  expect(own[1]?.games[0]).toMatchObject({ overlaid: true });
  expect(own[1]?.games[0]).not.toBe(shown[1]?.games[0]);
});
