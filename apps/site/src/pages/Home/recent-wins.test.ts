import { expect, it } from 'vitest';
import { recentWins } from './recent-wins.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const win = (playerName: string, hoursAgo: number) => ({
  gameId: 'g',
  playerName,
  amount: 10,
  currencyCode: 'EUR' as const,
  wonAt: new Date(NOW - hoursAgo * 3_600_000).toISOString(),
});

it('shows wins of the last day only, and no player twice', () => {
  const wins = [win('A***o', 0), win('A***o', 1), win('M***a', 3), win('J***n', 25)];
  expect(recentWins(wins, NOW).map(({ playerName }) => playerName)).toEqual(['A***o', 'M***a']);
  expect(recentWins([win('J***n', 200)], NOW)).toEqual([]);
});
