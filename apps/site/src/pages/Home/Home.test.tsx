import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { jackpotAmounts, lastPlayedGames, playerGameList } from '@baize/contracts/games';
import { readInbox } from '@baize/contracts/inbox';
import { accessDetails } from '@baize/contracts/player';
import { latestWinners, topWinners } from '@baize/contracts/winners';
import { pendingWithdrawals, withdrawalCheck } from '@baize/contracts/cashier';
import { balance, walletHistory } from '@baize/contracts/wallet';
import {
  handle,
  handleContent,
  historyEntry,
  never,
  pendingWithdrawal,
  playerProfile,
  playerSession,
  refuse,
  testBrand,
  walletBalance,
  type ContentParameters,
} from '@baize/testing';
import { gameEntry, gameSummaries, gameSummary, listedCategory, lobbyCategory } from '@baize/games/testing';
import { renderWithShell } from '@baize/testing/render';
import { Home } from './Home.tsx';

const CATEGORIES = ['popular', 'new', 'magic'].map((id, index) =>
  lobbyCategory(id, { games: gameSummaries(14, 100 + index * 20) }),
);
const content = () => [
  handleContent('lobby', CATEGORIES),
  handleContent('categories', CATEGORIES.map(listedCategory)),
  handleContent('banners', []),
  handleContent('providers', []),
  handleContent(
    'jackpotGames',
    gameSummaries(3, 60).map((game) => ({ ...game, jackpot: true })),
  ),
  handleContent('gamesByIds', ({ ids }: ContentParameters) =>
    (ids as string[]).map((id) => gameSummary(Number(id.split('-')[1]))),
  ),
  handleContent('game', ({ slug }: ContentParameters) =>
    gameEntry(Number(String(slug).split('-')[1]), {
      categories: [
        { id: 'popular', name: 'Popular' },
        { id: 'magic', name: 'Magic' },
      ],
    }),
  ),
  handleContent('category', { name: 'Magic', games: gameSummaries(14, 200) }),
  handleContent('byProviders', []),
  handle(pendingWithdrawals, []),
  handle(latestWinners, []),
  handle(jackpotAmounts, ({ query }) => ({
    data: String(query.gameIds)
      .split(',')
      .map((gameId, index) => ({
        gameId,
        amount: 1000 * (index + 1),
        currency: 'EUR' as const,
        lastWin: null,
      })),
  })),
];
const player = (handlers: readonly ReturnType<typeof handle>[]) =>
  renderWithShell(<Home />, {
    who: playerSession(),
    handlers: [...handlers, ...content()],
  });
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('a visitor’s home page', () => {
  it('shows the brand’s shelves in its own order, and nothing of a player', async () => {
    const brand = testBrand();
    renderWithShell(<Home />, {
      brand: {
        ...brand,
        layout: {
          ...brand.layout,
          home: [{ shelf: 'magic', tiles: 'line' }, { shelf: 'popular', tiles: 'tall' }, 'jackpots'],
        },
      },
      handlers: content(),
    });
    await waitFor(() => expect(titles()).toEqual(['Magic', 'Popular', 'Jackpots right now']));
    expect(screen.queryByRole('list', { name: 'Waiting for you' })).toBeNull();
  });

  it('shows the highest jackpot as one counter, and the others in order behind it', async () => {
    renderWithShell(<Home />, { handlers: content() });
    const section = await screen.findByRole('region', { name: 'Jackpots right now' });
    const links = await waitFor(() => {
      const found = within(section).getAllByRole('link').slice(1);
      expect(found).toHaveLength(3);
      return found;
    });
    expect(links[0]?.textContent).toMatch(/Highest jackpot.*3,000/);
    expect(links.slice(1).map((link) => link.getAttribute('aria-label'))).toEqual([
      expect.stringContaining('2,000'),
      expect.stringContaining('1,000'),
    ]);
  });

  it('compares all jackpots, not only those of the row, to find the highest', async () => {
    renderWithShell(<Home />, {
      handlers: [
        handleContent('jackpotGames', ({ count }: ContentParameters) =>
          gameSummaries(30, 60)
            .map((game) => ({ ...game, jackpot: true }))
            .slice(0, Number(count)),
        ),
        ...content(),
      ],
    });
    const section = await screen.findByRole('region', { name: 'Jackpots right now' });
    await waitFor(() => expect(section.textContent).toMatch(/Highest jackpot.*30,000/));
    expect(within(section).getAllByRole('link')).toHaveLength(1 + 1 + 16);
  });

  it('shows the latest wins and, on request, the largest of the week, however old', async () => {
    const win = (playerName: string, amount: number, hoursAgo: number) => ({
      gameId: `game-${amount}`,
      playerName,
      amount,
      currencyCode: 'EUR' as const,
      wonAt: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
    });
    const { user } = renderWithShell(<Home />, {
      handlers: [
        handle(latestWinners, [win('A***o', 12, 1), win('C***a', 13, 1), win('D***a', 14, 1)]),
        handle(topWinners, ({ query }) => (query.dateRange === 'WEEK' ? [win('B***a', 900, 100)] : [])),
        ...content(),
      ],
    });
    expect(await screen.findByText('€12.00')).toBeVisible();
    expect(screen.queryByText('€900.00')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Biggest' }));
    const top = await screen.findByRole('region', { name: 'Biggest wins this week' });
    expect(await within(top).findByText('€900.00')).toBeVisible();
    expect(within(top).queryByText('€12.00')).toBeNull();
  });

  it('says once that it could not be loaded, waits for nothing, and tries again', async () => {
    let isDown = true;
    const failing = (['lobby', 'categories', 'banners', 'providers', 'jackpotGames'] as const).map((query) =>
      handleContent(query, (() => (isDown ? refuse(500, '') : query === 'lobby' ? CATEGORIES : [])) as never),
    );
    const { user, container } = renderWithShell(<Home />, { handlers: [...failing, ...content()] });
    expect(await screen.findAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    await waitFor(() => expect(container.querySelector('[aria-busy=true]')).toBeNull());
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Popular' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('fails without a connection instead of loading for ever, so that its route says what happened', () => {
    const silent = vi.spyOn(console, 'error').mockReturnValue();
    onlineManager.setOnline(false);
    expect(() => renderWithShell(<Home />, { handlers: content() })).toThrow('offline');
    onlineManager.setOnline(true);
    silent.mockRestore();
  });
});

describe('a player’s home page', () => {
  it('greets them with their last game, and has their own rows before the brand’s', async () => {
    player([
      handle(lastPlayedGames, [{ gameId: 'game-3' }, { gameId: 'game-4' }]),
      handle(playerGameList, [{ gameId: 'game-7' }]),
    ]);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Welcome back');
    await waitFor(() =>
      expect(titles().slice(0, 4)).toEqual([
        'Recently played',
        'Your favourites',
        `Because you played ${gameSummary(3).name}`,
        'Popular',
      ]),
    );
    expect(screen.getByRole('link', { name: 'Play again' })).toHaveAttribute(
      'href',
      expect.stringContaining(gameSummary(3).slug),
    );
    // The words name the game; its picture does not repeat it.
    expect(document.querySelector('img')?.getAttribute('src')).toContain('lettering=none');
  });

  it('has no row of its own for the one game that the greeting shows', async () => {
    player([handle(lastPlayedGames, [{ gameId: 'game-3' }])]);
    await waitFor(() => expect(titles()[0]).toBe(`Because you played ${gameSummary(3).name}`));
    expect(screen.getByRole('link', { name: 'Play again' })).toBeInTheDocument();
  });

  it('does not welcome a newcomer “back”', async () => {
    player([]);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Hello, Aino');
    expect(screen.getByText('Pick a game below, or look around first.')).toBeVisible();
  });

  it.each([
    ['suspended', playerProfile({ multibrand: { suspended: true } }), 'RESTRICTED', 'Contact us', 'contact-live-chat'],
    ['payout-only', playerProfile({ accountStatus: 'PAYOUT' }), 'SUCCESS', 'Withdraw', 'my-account/banking/withdraw'],
  ] as const)(
    'shows a %s player their balance, the next step and the latest movements, and invites to no game and no offer',
    async (_, profile, result, action, path) => {
      player([
        handle(accessDetails, profile),
        handle(lastPlayedGames, [{ gameId: 'game-3' }]),
        handle(balance, walletBalance({ mainBalance: 60 })),
        handle(withdrawalCheck, { result, limit: null, originalLimit: null, duration: 'daily' }),
        handle(walletHistory, [historyEntry(1)]),
      ]);
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Hello, Aino');
      await waitFor(() => expect(titles()).toEqual(['Balance', 'History']));
      expect(await screen.findByText('€60.00')).toBeVisible();
      expect(await screen.findByRole('link', { name: action })).toHaveAttribute('href', `/en-UN/${path}`);
      // The notice above the page links to limits and history; nothing here repeats it.
      expect(screen.queryByRole('list', { name: 'Waiting for you' })).toBeNull();
      expect(screen.queryByText('Pick a game below, or look around first.')).toBeNull();
      expect(document.querySelector('[aria-busy=true]')).toBeNull();
    },
  );

  it('names what waits for them: documents, questions, withdrawals with their step, and messages', async () => {
    player([
      handle(accessDetails, playerProfile({ requestDocumentTypeStatus: 'PROOF_OF_ID,EDD_QUESTIONNAIRE' })),
      handle(pendingWithdrawals, [
        pendingWithdrawal({ amount: 100, nextStep: 'REVIEW', holds: [] }),
        pendingWithdrawal({ pendingWithdrawalId: crypto.randomUUID(), amount: 20, nextStep: 'PAYOUT', holds: [] }),
      ]),
      handle(readInbox, { messages: [], unread: 2 }),
    ]);
    const waiting = await screen.findByRole('list', { name: 'Waiting for you' });
    await waitFor(() =>
      expect(
        within(waiting)
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ).toEqual([
        '1 document neededTo verify your account',
        'Questions to answerTo verify your account',
        expect.stringMatching(/^Withdrawal of .*100.*Pending: we’re reviewing it$/),
        expect.stringMatching(/^Withdrawal of .*20.*Pending: on its way to you$/),
        '2 unread messagesOpen your inbox',
        expect.stringContaining('See or change them'),
        expect.stringContaining('Deposits, withdrawals and bets'),
      ]),
    );
  });

  it('offers the games to a player who has not played yet', async () => {
    player([handle(lastPlayedGames, []), handle(playerGameList, [])]);
    expect(await screen.findByRole('link', { name: 'See all games' })).toBeInTheDocument();
    expect(titles()).not.toContain('Recently played');
  });

  it('keeps every place until all of it is known', async () => {
    player([handle(lastPlayedGames, never), handle(pendingWithdrawals, never)]);
    const waiting = await screen.findByRole('list', { name: 'Waiting for you' });
    expect(waiting).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });
});
