import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createQueryClient } from '@baize/shell';
import { handleContent, serve } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { gameEntry, gameSummary, lobbyCategory } from '../testing/games.ts';
import { gameEntryQuery } from './game-lists.ts';
import { gamesByIdsQuery, lobbyQuery } from './lobby.ts';
import { allowedGames, useLobbyScope, type LobbyScope } from './lobby-scope.ts';

const SLOT = gameSummary(1);
const JACKPOT = gameSummary(2, { jackpot: true });
const TABLE = gameSummary(3, { type: 'liveCasinoGames' });
const ALL = [SLOT, JACKPOT, TABLE];
const scope = (closed?: LobbyScope['closed']): LobbyScope => ({
  lobby: 'casinoGames',
  market: 'UN',
  country: null,
  channel: 'web',
  showsRestricted: false,
  locale: 'en',
  ...(closed ? { closed } : {}),
});
const ids = (games: readonly { readonly id: string }[] | undefined) => games?.map(({ id }) => id);

it('leaves out the games that the law closes (ruling 22)', () => {
  expect(ids(allowedGames({}, ALL))).toEqual(ids(ALL));
  expect(ids(allowedGames({ closed: ['jackpots'] }, ALL))).toEqual(ids([SLOT, TABLE]));
  expect(ids(allowedGames({ closed: ['live'] }, ALL))).toEqual(ids([SLOT, JACKPOT]));
  expect(ids(allowedGames({ closed: ['jackpots', 'live'] }, ALL))).toEqual(ids([SLOT]));
});

it('leaves them out of a player’s own games and of games like another', async () => {
  serve(handleContent('gamesByIds', ALL), handleContent('game', gameEntry(1, { related: ALL })));
  const client = createQueryClient();
  const closed = scope(['jackpots', 'live']);
  expect(ids(await client.fetchQuery(gamesByIdsQuery(closed, ids(ALL) ?? [])))).toEqual(ids([SLOT]));
  expect(ids((await client.fetchQuery(gameEntryQuery(closed, 'game-1')))?.related)).toEqual(ids([SLOT]));
});

it('shows nothing of the site’s law while it asks again under the player’s', async () => {
  serve(handleContent('lobby', [lobbyCategory('popular', { games: [SLOT, JACKPOT] })]));
  const client = createQueryClient();
  const before = lobbyQuery(scope());
  await client.fetchQuery(before);
  const query = client.getQueryCache().find({ queryKey: before.queryKey });
  const kept = (next: LobbyScope) => {
    const { placeholderData } = lobbyQuery(next);
    return typeof placeholderData === 'function'
      ? placeholderData(client.getQueryData(before.queryKey), query as never)
      : null;
  };
  expect(kept({ ...scope(), country: 'FI' })).toHaveLength(1);
  expect(kept(scope(['jackpots']))).toBeUndefined();
});

it.each([
  ['en-UN', 'false true'],
  ['de-JJ', 'false false'],
] as const)(
  'asks for restricted games only where tiles have an overlay and the market shows them: %s',
  (pair, shown) => {
    function Scopes() {
      const scopes = [useLobbyScope(), useLobbyScope('casinoGames', true)];
      return <p>{scopes.map(({ showsRestricted }) => String(showsRestricted)).join(' ')}</p>;
    }
    renderWithShell(<Scopes />, { pair });
    expect(screen.getByText(shown)).toBeVisible();
  },
);

it('takes from the market what is closed', () => {
  function Closed() {
    const { closed } = useLobbyScope();
    return <p>{closed?.join(' ') ?? 'nothing'}</p>;
  }
  const { unmount } = renderWithShell(<Closed />);
  expect(screen.getByText('nothing')).toBeVisible();
  unmount();
  renderWithShell(<Closed />, { pair: 'de-JJ' });
  expect(screen.getByText('jackpots live')).toBeVisible();
});
