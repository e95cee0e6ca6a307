import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithShell } from '@baize/testing/render';
import type { TableNow } from '../../api/live-tables.ts';
import { gameSummary } from '../../testing/games.ts';
import { LiveCard, LiveTables } from './LiveCard.tsx';

const game = gameSummary(1, { type: 'liveCasinoGames' });
const table = (over: Partial<TableNow> = {}): TableNow => ({
  tableId: game.id,
  open: true,
  dealer: { name: 'Clara' },
  betLimits: [{ min: 0.5, max: 5000, currency: 'EUR' }],
  seats: null,
  seatsTaken: null,
  players: 1204,
  lastResults: ['17'],
  updatedAt: '2026-11-26T12:00:00.000Z',
  stale: false,
  ...over,
});
const show = (known: TableNow | null) =>
  renderWithShell(
    <LiveTables value={new Map(known ? [[game.id, known]] : [])}>
      <LiveCard game={game} href="/play" />
    </LiveTables>,
  );

it.each([
  ['limits, players with commas, and the dealer', table(), '€0.50–€5,000 · 1,204 players · Clara'],
  ['free seats where there are seats', table({ seats: 7, seatsTaken: 6, dealer: null }), '€0.50–€5,000 · 1 seat free'],
  ['no players while there are none', table({ players: 0 }), '€0.50–€5,000 · Clara'],
  ['its studio alone if it has nothing to say', table({ players: 0, dealer: null, betLimits: [] }), game.providerTitle],
  ['that no seats are free', table({ seats: 7, seatsTaken: 7, dealer: null, betLimits: [] }), 'No seats free'],
  ['that it is closed', table({ open: false }), 'Closed right now'],
  ['that its figures may be old', table({ stale: true, dealer: null, betLimits: [] }), 'Last known: 1,204 players'],
  ['its studio alone while nothing is known', null, game.providerTitle],
])('a live table’s tile shows %s', (_, known, words) => {
  show(known);
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByText(game.providerTitle)).toBeInTheDocument();
});
