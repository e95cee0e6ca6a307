import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { jackpotAmounts } from '@baize/contracts/games';
import { handle, handleContent } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { gameSummaries, lobbyCategory, lobbyWidget } from '../../testing/games.ts';
import { CasinoLobby } from './CasinoLobby.tsx';

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
