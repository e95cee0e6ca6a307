import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { liveTables } from '@baize/contracts/live-tables';
import { jackpotAmounts, lastPlayedGames, playerGameList } from '@baize/contracts/games';
import { overlayAtom, pageHeadAtom } from '@baize/shell';
import {
  handle,
  handleContent,
  lost,
  never,
  playerSession,
  refuse,
  testBrand,
  type ContentParameters,
} from '@baize/testing';
import {
  gameSummaries,
  gameSummary,
  indexedGame,
  listedCategory,
  lobbyCategory,
  lobbyWidget,
  providerEntry,
} from '../../testing/games.ts';
import { beNarrow, renderWithShell } from '@baize/testing/render';
import { CasinoLobby, LiveCasinoLobby } from './CasinoLobby.tsx';

const INDEX = Array.from({ length: 12 }, (_, index) =>
  indexedGame(index, index < 4 ? { provider: 'kelp' } : { provider: 'moss', providerTitle: 'Moss Studio' }),
);
const PATH = '/en-UN/online-casino';
/** The one live table among the player's own games. */
const LIVE_GAME = 'game-6';

interface Given {
  path?: string;
  lobby?: unknown;
  index?: unknown;
  category?: unknown;
  providers?: unknown;
  tables?: readonly unknown[];
  widgets?: unknown;
  widget?: unknown;
  who?: ReturnType<typeof playerSession> | null;
  more?: Parameters<typeof renderWithShell>[1];
}
/** The browser's own. */
function BackButton() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}
/** A brand without a live casino. */
const withoutLive = testBrand({ capabilities: { ...testBrand().config.capabilities, liveCasino: false } });
const show = ({
  path = PATH,
  lobby = [lobbyCategory('popular'), lobbyCategory('slots')],
  index = ({ lobby: wanted }: ContentParameters) => (wanted === 'liveCasinoGames' ? [] : INDEX),
  category = { name: 'Slots', games: [] },
  providers = [providerEntry('kelp', 4), providerEntry('moss', 8)],
  tables = [],
  widgets = [],
  widget = [],
  who = null,
  more = {},
}: Given = {}) =>
  renderWithShell(
    <>
      {path.includes('/live-casino-online') ? <LiveCasinoLobby /> : <CasinoLobby />}
      <BackButton />
    </>,
    {
      path,
      route: '/en-UN/:lobby/:id?',
      who,
      ...more,
      handlers: [
        handleContent('lobby', lobby),
        handleContent('index', index),
        handleContent('lobbyWidgets', widgets),
        handleContent('lobbyWidget', widget),
        handleContent('category', category),
        handleContent(
          'categories',
          [
            lobbyCategory('popular'),
            lobbyCategory('slots'),
            lobbyCategory('hidden', { visibleInMenu: false }),
            lobbyCategory('empty', { games: [] }),
          ].map(listedCategory),
        ),
        handleContent('providers', providers),
        handleContent('gamesByIds', ({ ids }: ContentParameters) =>
          (ids as string[]).map((id) => ({
            ...gameSummary(Number(id.split('-')[1])),
            ...(id === LIVE_GAME && { type: 'liveCasinoGames' as const }),
          })),
        ),
        handle(liveTables, { data: [...tables] as never }),
        handle(playerGameList, [{ gameId: 'game-3' }]),
        handle(lastPlayedGames, [{ gameId: 'game-7' }, { gameId: LIVE_GAME }, { gameId: 'game-5' }]),
      ],
    },
  );

const games = () =>
  screen
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.includes('/play/'))
    .map((href) => href?.split('/').at(-1));
const search = () => screen.getByRole('searchbox');
const shownCategories = async () => (
  await screen.findByRole('link', { name: 'Slots' }),
  screen.getAllByRole('link').map((link) => link.textContent)
);

beforeEach(() => {
  // A window with a width, so that the grid lays out its tiles.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(12);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(148);
});
afterEach(() => {
  beNarrow(false);
  onlineManager.setOnline(true);
});

describe('rows', () => {
  it('have their final dimensions while they are loading', () => {
    const { container } = show({ lobby: never });
    expect(container.querySelector('[aria-busy=true]')).not.toBeNull();
    expect(games()).toEqual([]);
  });
  it.each([
    ['tables, with figures below them, in the live lobby', '/en-UN/live-casino-online', true],
    ['games in the casino', PATH, false],
  ])('wait in the shape of %s', (_name, path, live) => {
    const { container } = show({ path, lobby: never });
    const waiting = container.querySelectorAll('[aria-busy=true] [data-narrow]');
    expect(waiting.length).toBeGreaterThan(0);
    expect([...waiting].every((tile) => tile.matches('[data-size="2xh"][data-caption]'))).toBe(live);
  });
  it('show each category with a link to all its games', async () => {
    show();
    expect(await screen.findByRole('heading', { name: 'Popular' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all: Popular' })).toHaveAttribute('href', `${PATH}/popular`);
    expect(screen.getByRole('link', { name: 'See all: Slots' })).toHaveAttribute('href', `${PATH}/slots`);
    expect(games()).toHaveLength(16);
    expect(screen.queryByRole('button', { name: /favourite/i })).toBeNull();
  });
  it('show no jackpot where the law forbids them (JJ, ruling 22): no row, no category, no tile', async () => {
    const lobby = [
      lobbyCategory('popular', { games: [gameSummary(1), gameSummary(2, { jackpot: true })] }),
      lobbyCategory('jackpots', { games: [gameSummary(3, { jackpot: true })] }),
    ];
    renderWithShell(<CasinoLobby />, {
      pair: 'de-JJ',
      brand: testBrand({ pairs: ['de-JJ'] }),
      path: '/de-JJ/online-casino',
      route: '/de-JJ/online-casino',
      handlers: [
        handleContent('lobby', lobby),
        handleContent('categories', lobby.map(listedCategory)),
        handleContent('providers', []),
        handleContent('index', INDEX),
      ],
    });
    expect(await screen.findByRole('heading', { name: 'Popular' })).toBeVisible();
    expect(games()).toEqual(['game-1']);
    expect(screen.queryByText('Jackpots')).toBeNull();
  });
  it('say that the law closes the jackpots, instead of an empty page (JJ, ruling 22)', async () => {
    renderWithShell(<CasinoLobby />, {
      pair: 'de-JJ',
      brand: testBrand({ pairs: ['de-JJ'] }),
      path: '/de-JJ/online-casino/jackpots',
      route: '/de-JJ/online-casino/:id',
      handlers: [
        handleContent('categories', []),
        handleContent('category', { name: 'Jackpots', games: [] }),
        handleContent('jackpotGames', []),
        handleContent('providers', []),
        handleContent('index', INDEX),
      ],
    });
    expect(await screen.findByText('Gesetzlich nicht erlaubt')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Lobby' })).toHaveAttribute('href', '/de-JJ/online-casino');
  });
  it('leads the phone’s filter from a category that does not exist to the lobby, where there are games', async () => {
    const { store, location } = show({ path: `${PATH}/nonsense` });
    expect(await screen.findByRole('link', { name: 'Lobby' })).toBeVisible();
    act(() => store.set(overlayAtom, 'games.filters'));
    await waitFor(() => expect(location().pathname).toBe(PATH));
    expect(store.get(overlayAtom)).toBe('games.filters');
  });
  it('put the player’s own games after the first row, where their late arrival moves nothing on the screen', async () => {
    show({ who: playerSession() });
    const recent = await screen.findByRole('heading', { name: 'Recently played' });
    await screen.findByRole('heading', { name: 'Your favourites' });
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings.filter((name) => /Popular|Recently|favourites/.test(name ?? ''))).toEqual([
      'Popular',
      'Recently played',
      'Your favourites',
    ]);
    const row = recent.closest('#recent-played-games-carousel') as HTMLElement;
    expect(
      within(row)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/en-UN/play/game-7', '/en-UN/play/game-5']);
  });
  it('show the live lobby the player’s own tables only', async () => {
    show({ path: '/en-UN/live-casino-online', who: playerSession(), lobby: [lobbyCategory('live-roulette')] });
    const recent = await screen.findByRole('heading', { name: 'Recently played' });
    const row = recent.closest('#recent-played-games-carousel') as HTMLElement;
    expect(
      within(row)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([`/en-UN/play/${LIVE_GAME}`]);
    expect(screen.queryByRole('heading', { name: 'Your favourites' })).not.toBeInTheDocument();
  });
  it.each([
    ['the content service fails', refuse(500, '')],
    ['there is no answer', lost()],
  ])('say so when %s, and are asked again', async (_, first) => {
    const answers: unknown[] = [first, [lobbyCategory('popular')]];
    const { user } = show({ lobby: () => answers.shift() });
    expect(await screen.findByText('We couldn’t load the games')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Popular' })).toBeVisible();
  });
  it.each([
    ['rows', PATH],
    ['a category', `${PATH}/slots`],
    ['a search', `${PATH}?search=falcon`],
  ])('say that the player is offline instead of loading %s for ever, and go on by themselves', async (_, path) => {
    const category = { name: 'Slots', games: gameSummaries(2) };
    act(() => onlineManager.setOnline(false));
    show({ path, category });
    expect(await screen.findByText('You’re offline')).toBeVisible();
    expect(screen.queryByText('Loading games')).toBeNull();
    act(() => onlineManager.setOnline(true));
    await waitFor(() => expect(games().length).toBeGreaterThan(0));
    expect(screen.queryByText('You’re offline')).toBeNull();
  });
  it.each([
    ['the player’s own tables', '/en-UN/live-casino-online', playerSession()],
    ['a live category', '/en-UN/live-casino-online/slots', null],
    ['a search for tables', '/en-UN/live-casino-online?search=falcon', null],
    ['a search of the casino', `${PATH}?search=falcon`, null],
  ] as const)('show the figures of every table in %s', async (_, path, who) => {
    const table = {
      dealer: { name: 'Clara' },
      betLimits: [],
      seats: 7,
      seatsTaken: 7,
      players: 3,
      lastResults: [],
      updatedAt: '2026-11-26T12:00:00.000Z',
      stale: false,
    };
    show({
      path,
      who,
      lobby: [lobbyCategory('live-roulette', { games: [gameSummary(1)] })],
      index: ({ lobby }: ContentParameters) =>
        lobby === 'liveCasinoGames' ? [indexedGame(6, { name: 'Falcon' })] : [],
      category: { name: 'Slots', games: [gameSummary(6)] },
      tables: [{ ...table, tableId: LIVE_GAME, open: true }],
    });
    expect(await screen.findByText('No seats free · Clara')).toBeVisible();
  });
  it('show the lobby’s widgets between its categories, and none without enough games (B§3)', async () => {
    const asked: ContentParameters[] = [];
    show({
      lobby: [lobbyCategory('popular', { order: 1 }), lobbyCategory('slots', { order: 2 })],
      widgets: [
        lobbyWidget('Top 10', 1.5, { widgetType: 'ranking', grid: { rowNum: 5 } }),
        lobbyWidget('Hidden gems', 2.5, { grid: { rowNum: 2 } }),
        lobbyWidget('Nothing here', 2.7),
      ],
      widget: (parameters: ContentParameters) => {
        asked.push(parameters);
        return parameters['widget'] === 'Nothing here' ? [] : gameSummaries(12).slice(0, Number(parameters['to']));
      },
    });
    const ranking = await screen.findByRole('region', { name: 'Top 10' });
    await waitFor(() => expect(within(ranking).getAllByRole('link')).toHaveLength(10));
    await screen.findByRole('region', { name: 'Hidden gems' });
    await waitFor(() => expect(asked).toHaveLength(3));
    // A ranking has no overlay to show, a row of tiles has.
    expect(asked[0]).toMatchObject({ widget: 'Top 10', market: 'UN', showsRestricted: false, from: 0, to: 10 });
    expect(asked[1]).toMatchObject({ widget: 'Hidden gems', channel: 'web', showsRestricted: true });
    expect(screen.getAllByRole('region').map((row) => row.querySelector('h2')?.textContent)).toEqual([
      'Popular',
      'Top 10',
      'Slots',
      'Hidden gems',
    ]);
  });
  it('try again on request, even if the browser still says that it is offline', async () => {
    onlineManager.setOnline(false);
    const away = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = show({ path: PATH });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(games().length).toBeGreaterThan(0));
    // The return of the connection is still noticed.
    expect(onlineManager.isOnline()).toBe(false);
    away.mockRestore();
  });
  it('request the games for this market, country and screen', async () => {
    act(() => beNarrow(true));
    const asked = vi.fn((_: ContentParameters) => []);
    show({ lobby: asked, who: playerSession({ countryCode: 'NL' }) });
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith(
        expect.objectContaining({ lobby: 'casinoGames', market: 'UN', country: 'NL', channel: 'mobile', locale: 'en' }),
      ),
    );
  });
  it.each([
    ['en-UN', true],
    ['de-JJ', false],
  ] as const)('in %s request games that are restricted in the country: %s (B§5)', async (pair, showsRestricted) => {
    const asked = vi.fn((_: ContentParameters) => []);
    const providers = vi.fn((_: ContentParameters) => []);
    const brand = testBrand({ pairs: ['en-UN', 'de-JJ'] });
    const { user } = show({
      path: `/${pair}/online-casino`,
      lobby: asked,
      providers,
      more: { pair, brand, route: `/${pair}/:lobby/:id?` },
    });
    await waitFor(() => expect(asked).toHaveBeenCalledWith(expect.objectContaining({ showsRestricted })));
    // The filter counts the games that the lobby shows.
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    await waitFor(() => expect(providers).toHaveBeenCalledWith(expect.objectContaining({ showsRestricted })));
  });
  it('say on a tile that its game is not available in the visitor’s country', async () => {
    const [open, restricted] = [gameSummary(1), gameSummary(2, { overlaid: true })];
    show({ lobby: [lobbyCategory('popular', { games: [open, restricted] })] });
    const tile = await screen.findByRole('link', {
      name: new RegExp(`${restricted.name}.*Not available in your country`),
    });
    // Its page says why.
    expect(tile).toHaveAttribute('href', '/en-UN/play/game-2');
    expect(screen.getAllByText('Not available in your country')).toHaveLength(1);
  });
});

describe('the category bar', () => {
  it('links to the categories that are meant for the menu and contain games', async () => {
    show();
    const names = await shownCategories();
    expect(names).toEqual(expect.arrayContaining(['Lobby', 'Popular', 'Slots']));
    expect(names).not.toContain('Hidden');
    expect(names).not.toContain('Empty');
  });
});

describe('search and filter live in the address', () => {
  it('shows the results of a shared search, with the field filled and focused', async () => {
    show({ path: `${PATH}?search=falcon` });
    await waitFor(() => expect(games()).toEqual(['game-1']));
    expect(search()).toHaveValue('falcon');
    expect(search()).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('1 game');
  });
  it('says on a result that its game is not available in the visitor’s country', async () => {
    const asked = vi.fn(({ lobby: wanted }: ContentParameters) =>
      wanted === 'liveCasinoGames' ? [] : [indexedGame(1, { overlaid: true }), indexedGame(2)],
    );
    show({ path: `${PATH}?search=falcon`, index: asked });
    expect(
      await screen.findByRole('link', { name: /Tomb of the Falcon.*Not available in your country/ }),
    ).toBeVisible();
    expect(asked).toHaveBeenCalledWith(expect.objectContaining({ showsRestricted: true }));
  });
  it('shows one studio’s games for a shared filter', async () => {
    show({ path: `${PATH}?providers=kelp` });
    await waitFor(() => expect(games()).toEqual(['game-0', 'game-1', 'game-2', 'game-3']));
    expect(await screen.findByText('Kelp Studio', { selector: 'button, button *' })).toBeVisible();
  });
  it('finds games while typing, despite typing errors, and puts the search into the address on Enter', async () => {
    const { user, location } = show();
    await user.type(search(), 'auorra{Enter}');
    expect(location().search).toBe('?search=auorra');
    await waitFor(() => expect(games()).toEqual(['game-0']));
  });
  it('puts the search into the address while typing, so that a reload or leaving and "back" shows it again', async () => {
    const { user, location } = show({ path: `${PATH}/slots?providers=kelp` });
    await user.type(await screen.findByRole('searchbox'), ' falcon ');
    await waitFor(() => expect(location().search).toBe('?providers=kelp&search=falcon'));
    // What is typed stays as typed.
    expect(search()).toHaveValue(' falcon ');
    await user.clear(search());
    await waitFor(() => expect(location().search).toBe('?providers=kelp&search='));
    await user.type(search(), 'co');
    await waitFor(() => expect(location().search).toBe('?providers=kelp&search=co'));
    // Another category of the same page begins without a search; "back" returns to it: typing added no entries.
    await user.click(screen.getByRole('link', { name: 'Popular' }));
    await waitFor(() => expect(search()).toHaveValue(''));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(search()).toHaveValue('co'));
    expect(location().pathname).toBe(`${PATH}/slots`);
  });
  it('also lists live tables, as a second group, where the brand has them', async () => {
    const table = indexedGame(30, { name: 'Falcon Roulette' });
    const index = ({ lobby }: ContentParameters) => (lobby === 'liveCasinoGames' ? [table] : INDEX);
    const { unmount } = show({ path: `${PATH}?search=falcon`, index });
    expect(await screen.findByRole('heading', { name: 'Live casino' })).toBeVisible();
    expect(games().at(-1)).toBe('game-30');
    unmount();
    // Without a match among the games, the tables take the suggestions' place.
    const tables = show({ path: `${PATH}?search=roulette`, index });
    expect(await screen.findByText('No games match “roulette”')).toBeVisible();
    await waitFor(() => expect(games()).toEqual(['game-30']));
    tables.unmount();
    show({ path: `${PATH}?search=falcon`, index, more: { brand: withoutLive } });
    await waitFor(() => expect(games()).toEqual(['game-1']));
    expect(screen.queryByRole('heading', { name: 'Live casino' })).toBeNull();
  });
  it('combines search and filter', async () => {
    show({ path: `${PATH}?search=co&providers=moss` });
    await waitFor(() => expect(games()).toEqual(['game-6']));
  });
  it('lists sub-providers, and finds their games by the second part of their `_id` or by their title (B§3)', async () => {
    const subProviders = [
      { _id: 'x-low-tide', id: 'low', title: 'Low Tide', games: 2 },
      { _id: 'mothlight', id: 'moth', title: 'Mothlight', games: 1 },
      { _id: 'x-empty', id: 'empty', title: 'Empty', games: 0 },
    ].map((sub) => ({ ...sub, restrictedCountry: [], logo: { ref: '' } }));
    const of = (at: number) => ({ _id: subProviders[at]?._id, title: subProviders[at]?.title });
    const { user, location } = show({
      index: INDEX.map((game, index) =>
        index < 2 ? { ...game, subProvider: of(0) } : index === 2 ? { ...game, subProvider: of(1) } : game,
      ),
      providers: [{ ...providerEntry('kelp', 4), subProviders }, providerEntry('moss', 8)],
    });
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const panel = await screen.findByRole('dialog');
    await user.click(await within(panel).findByRole('checkbox', { name: 'Low Tide (2)' }));
    expect(location().search).toBe('?providers=low-tide');
    expect(await within(panel).findByRole('button', { name: 'Show 2 games' })).toBeVisible();
    await user.click(within(panel).getByRole('checkbox', { name: 'Mothlight (1)' }));
    expect(within(panel).queryByRole('checkbox', { name: /Empty/ })).toBeNull();
    await user.click(await within(panel).findByRole('button', { name: 'Show 3 games' }));
    await waitFor(() => expect(games()).toEqual(['game-0', 'game-1', 'game-2']));
    expect(screen.getByRole('button', { name: /Low Tide/ })).toBeVisible();
  });
  it('removes a studio by its chip', async () => {
    const { user, location } = show({ path: `${PATH}?providers=kelp,moss` });
    await waitFor(() => expect(games()).toHaveLength(12));
    await user.click(await screen.findByRole('button', { name: /Kelp Studio/ }));
    expect(location().search).toBe('?providers=moss');
    await user.click(await screen.findByRole('button', { name: /Moss Studio/ }));
    expect(location().search).toBe('');
    expect(await screen.findByRole('heading', { name: 'Popular' })).toBeVisible();
  });
  it('counts games, finds studios by name and sets the address in the panel', async () => {
    const { user, location, store } = show();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    expect(store.get(overlayAtom)).toBe('games.filters');
    const panel = await screen.findByRole('dialog');
    await user.click(await within(panel).findByRole('checkbox', { name: 'Moss Studio (8)' }));
    expect(location().search).toBe('?providers=moss');
    expect(await within(panel).findByRole('button', { name: 'Show 8 games' })).toBeVisible();
    await user.type(within(panel).getByRole('searchbox'), 'zzz');
    expect(within(panel).getByText('No studio with that name.')).toBeVisible();
    await user.click(within(panel).getByRole('button', { name: 'Clear' }));
    expect(location().search).toBe('');
  });
  it('suggests games when nothing is found, and can be cleared', async () => {
    const { user, location } = show({ path: `${PATH}?search=qqqq` });
    expect(await screen.findByText('No games match “qqqq”')).toBeVisible();
    // An early search, which stands over this answer, gives way to its count.
    expect(screen.getByRole('status')).toHaveTextContent('0 games');
    expect(document.querySelector('[data-scene="lost"]')).not.toBeNull();
    expect(screen.getByRole('heading', { name: 'Popular games' })).toBeVisible();
    expect(games()).toEqual(['game-0', 'game-1', 'game-2', 'game-3', 'game-4', 'game-5']);
    await user.click(screen.getByRole('button', { name: 'Clear search and filter' }));
    expect(location().search).toBe('');
    expect(search()).toHaveValue('');
    expect(await screen.findByRole('heading', { name: 'Popular' })).toBeVisible();
  });
  it('takes a search of up to 60 letters, whether it is pasted or in the address', async () => {
    const { user } = show({ path: `${PATH}?search=${'x'.repeat(400)}` });
    expect(await screen.findByText(`No games match “${'x'.repeat(60)}”`)).toBeVisible();
    await user.clear(search());
    await user.paste('y'.repeat(400));
    expect(search()).toHaveValue('y'.repeat(60));
  });
  it('remembers this visit’s searches and offers them', async () => {
    const first = show();
    await first.user.type(search(), 'lagoon{Enter}');
    first.unmount();
    const { user } = show({ path: `${PATH}?search=` });
    await user.click(await screen.findByRole('button', { name: 'lagoon' }));
    await waitFor(() => expect(games()).toEqual(['game-2']));
  });
  it('says so if the index cannot be loaded', async () => {
    show({ path: `${PATH}?search=x`, index: refuse(500, '') });
    expect(await screen.findByText('We couldn’t load the games')).toBeVisible();
  });
});

describe('one category (B§9 paging)', () => {
  const page = (all: number) =>
    vi.fn(({ from, to }: ContentParameters) => ({
      name: 'Slots',
      games: gameSummaries(all).slice(Number(from), Number(to)),
    }));
  it.each([
    ['desktop', false, 30],
    ['phone', true, 15],
  ] as const)(
    'on a %s asks for one more than a page to learn whether there are more, and goes on where it stopped',
    async (_, narrow, length) => {
      beNarrow(narrow);
      const category = page(length + 5);
      show({ path: `${PATH}/slots`, category });
      await waitFor(() => expect(category).toHaveBeenCalledTimes(2));
      expect(category.mock.calls.map(([{ from, to }]) => [from, to])).toEqual([
        [0, length + 1],
        [length, 2 * length + 1],
      ]);
      await waitFor(() =>
        expect(screen.getByRole('list', { name: 'Slots' })).toHaveAttribute('data-total', String(length + 5)),
      );
    },
  );
  it.each([
    ['desktop', false, 60],
    ['phone', true, 30],
  ] as const)('of the live casino has twice as many tables on a %s', async (_, narrow, length) => {
    beNarrow(narrow);
    const category = page(length);
    show({ path: '/en-UN/live-casino-online/slots', category });
    await waitFor(() =>
      expect(screen.getByRole('list', { name: 'Slots' })).toHaveAttribute('data-total', String(length)),
    );
    expect(category.mock.calls.map(([{ from, to }]) => [from, to])).toEqual([[0, length + 1]]);
  });
  it('lists the jackpots by their amount, the highest first, also from beyond the first page', async () => {
    renderWithShell(<CasinoLobby />, {
      path: `${PATH}/jackpots`,
      route: '/en-UN/:lobby/:id?',
      handlers: [
        handleContent('categories', [listedCategory(lobbyCategory('jackpots'))]),
        handleContent('jackpotGames', ({ count }: ContentParameters) => {
          const all = gameSummaries(40).map((game) => ({ ...game, jackpot: true }));
          return all.slice(0, Number(count));
        }),
        handle(jackpotAmounts, ({ query }) => ({
          data: query.gameIds.split(',').map((gameId) => ({
            gameId,
            amount: 1000 + Number(gameId.split('-')[1]),
            currency: 'EUR' as const,
            lastWin: null,
          })),
        })),
      ],
    });
    const list = await screen.findByRole('list', { name: 'Jackpots' });
    const last = gameSummaries(40).at(-1);
    await waitFor(() => expect(games()[0]).toBe(last?.slug));
    // It goes on to the end as the player scrolls.
    await waitFor(() => expect(list).toHaveAttribute('data-total', '40'));
  });
  it('lists a game once, however often the content does (B§5)', async () => {
    show({
      path: `${PATH}/slots`,
      category: { name: 'Slots', games: [...gameSummaries(3), ...gameSummaries(2)] },
    });
    await waitFor(() => expect(screen.getByRole('list', { name: 'Slots' })).toHaveAttribute('data-total', '3'));
  });
  it('requests no more after the last page', async () => {
    const category = page(30);
    show({ path: `${PATH}/slots`, category });
    await waitFor(() => expect(games().length).toBeGreaterThan(0));
    expect(category).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { name: 'Slots' })).toBeVisible();
    // A category also has games that this visitor does not see: any number of them would be wrong.
    expect(screen.queryByText(/\d+ games/)).toBeNull();
  });
  it.each([
    [{ name: 'Slots', games: [] }, 'No games here at the moment'],
    [refuse(500, ''), 'We couldn’t load the games'],
  ])('explains %j', async (category, title) => {
    show({ path: `${PATH}/slots`, category });
    expect(await screen.findByText(title)).toBeVisible();
  });
  it('shows no page for a category that the service does not list, whatever it answers for its id', async () => {
    const { store } = show({ path: `${PATH}/bingo`, category: { name: 'Bingo', games: gameSummaries(4) } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found!' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Lobby' })).toHaveAttribute('href', PATH);
    expect(store.get(pageHeadAtom)).toMatchObject({ title: 'Page not found!', noindex: true });
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

it('shows the live casino’s lobby with its own tables, categories and addresses (B§2)', async () => {
  const asked: unknown[] = [];
  renderWithShell(<LiveCasinoLobby />, {
    path: '/en-UN/live-casino-online',
    route: '/en-UN/live-casino-online',
    handlers: [
      handleContent('lobby', (parameters: ContentParameters) => {
        asked.push(parameters['lobby']);
        return [lobbyCategory('live-roulette')];
      }),
      handleContent('categories', (parameters: ContentParameters) => {
        asked.push(parameters['lobby']);
        return [];
      }),
    ],
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Live casino' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'See all: Live-roulette' })).toHaveAttribute(
    'href',
    '/en-UN/live-casino-online/live-roulette',
  );
  expect(screen.getByRole('link', { name: 'Lobby' })).toHaveAttribute('href', '/en-UN/live-casino-online');
  expect(new Set(asked)).toEqual(new Set(['liveCasinoGames']));
});
