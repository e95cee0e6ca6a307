import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { jackpotAmounts } from '@baize/contracts/games';
import { handle, handleContent, never } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { gameSummaries, lobbyCategory, lobbyWidget } from '../../testing/games.ts';
import { CasinoLobby, LiveCasinoLobby } from './CasinoLobby.tsx';

let isPrerendered = true;
const hydrations: (() => void)[] = [];
const hydrate = () => hydrations.forEach((each) => each());
vi.mock('@baize/shell', async (original) => ({
  ...(await original<typeof import('@baize/shell')>()),
  useHydratedForMore: () => {
    const [hydrated, set] = useState(!isPrerendered);
    useEffect(() => void hydrations.push(() => set(true)), []);
    return hydrated;
  },
}));

const CATEGORIES = ['popular', 'new', 'slots', 'tables'].map((id, index) => lobbyCategory(id, { order: index + 1 }));
const titles = () => screen.getAllByRole('region').map((row) => row.querySelector('h2')?.textContent);
const show = () =>
  renderWithShell(<CasinoLobby />, {
    path: '/en-UN/online-casino',
    route: '/en-UN/:lobby/:id?',
    handlers: [
      handleContent('lobby', CATEGORIES),
      handleContent('lobbyWidgets', [
        lobbyWidget('Top 10', 1.5, { widgetType: 'ranking', grid: { rowNum: 5 } }),
        lobbyWidget('Hidden gems', 3.5, { grid: { rowNum: 2 } }),
      ]),
      handleContent('lobbyWidget', gameSummaries(12)),
      handleContent('categories', []),
    ],
  });

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
});

it('adds an editor’s widget below the rows of a prerendered page, which the visitor is looking at', async () => {
  isPrerendered = true;
  show();
  await waitFor(() => expect(titles().slice(0, 3)).toEqual(['Popular', 'New', 'Slots']));
  act(hydrate);
  await screen.findByRole('region', { name: 'Hidden gems' });
  expect(titles()).toEqual(['Popular', 'New', 'Slots', 'Top 10', 'Hidden gems', 'Tables']);
});

it('shows it in its place on a page that the app draws', async () => {
  isPrerendered = false;
  show();
  await screen.findByRole('region', { name: 'Hidden gems' });
  expect(titles()).toEqual(['Popular', 'Top 10', 'New', 'Slots', 'Hidden gems', 'Tables']);
});

const LIVE = ['popular', 'roulette', 'blackjack', 'shows'].map((id, index) =>
  lobbyCategory(id, {
    order: index + 1,
    games: gameSummaries(6, index).map((game) => ({ ...game, type: 'liveCasinoGames' as const })),
  }),
);
const showLive = (widgets: unknown, games: unknown) =>
  renderWithShell(<LiveCasinoLobby />, {
    path: '/en-UN/live-casino-online',
    route: '/en-UN/:lobby/:id?',
    handlers: [
      handleContent('lobby', LIVE),
      handleContent('lobbyWidgets', widgets),
      handleContent('lobbyWidget', games),
      handleContent('categories', []),
    ],
  });

it('keeps the place of an editor’s tables until they are there', async () => {
  isPrerendered = false;
  showLive([lobbyWidget('Small stakes', 2.5, { type: 'liveCasinoGames' })], never);
  await waitFor(() => expect(titles()).toEqual(['Popular', 'Roulette', 'Small stakes', 'Blackjack', 'Shows']));
  expect(screen.getByRole('region', { name: 'Small stakes' })).toHaveAttribute('aria-busy', 'true');
});

it('shows no rows before it knows what is between them', async () => {
  isPrerendered = false;
  showLive(never, never);
  await expect(screen.findByRole('region', { name: 'Roulette' }, { timeout: 600 })).rejects.toThrow();
});

it('draws the tables that follow a prerendered page as placeholders of their size', async () => {
  isPrerendered = true;
  const { container } = showLive([], never);
  await screen.findByRole('region', { name: 'Blackjack' });
  const waiting = container.querySelector('[data-waiting][data-captions]');
  expect(waiting?.querySelectorAll('[data-size="2xh"][data-caption]')).toHaveLength(4);
});

const pots = gameSummaries(6).map((game) => ({ ...game, jackpot: true }));
/** The lobby with a row of the first three of six jackpots; the last one is the highest. */
const showJackpots = () =>
  renderWithShell(<CasinoLobby />, {
    path: '/en-UN/online-casino',
    route: '/en-UN/:lobby/:id?',
    handlers: [
      handleContent('lobby', [lobbyCategory('jackpots', { games: pots.slice(0, 3) })]),
      handleContent('lobbyWidgets', []),
      handleContent('categories', []),
      handleContent('jackpotGames', pots),
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
const rowOfJackpots = () =>
  [...screen.getByRole('region', { name: 'Jackpots' }).querySelectorAll('a[href*="/play/"]')].map((tile) =>
    tile.getAttribute('href')?.split('/').at(-1),
  );

it('begins the row of jackpots with the highest of all', async () => {
  isPrerendered = false;
  showJackpots();
  await waitFor(() => expect(rowOfJackpots()).toEqual(['game-5', 'game-4', 'game-3']));
});

it.each([
  ['keeps a prerendered row that the visitor sees', 300, 'game-0'],
  ['orders a prerendered row further down', 3000, 'game-5'],
])('%s', async (_, top, first) => {
  isPrerendered = true;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  const { served } = showJackpots();
  await waitFor(() => expect(rowOfJackpots()[0]).toBe('game-0'));
  act(hydrate);
  await waitFor(() => expect(served.to(jackpotAmounts)).toHaveLength(1));
  await screen.findAllByText(/€/);
  await waitFor(() => expect(rowOfJackpots()[0]).toBe(first));
});
