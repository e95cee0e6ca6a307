import { act, screen } from '@testing-library/react';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { liveTables } from '@baize/contracts/live-tables';
import { handle } from '@baize/testing';
import { renderWithShell } from '@baize/testing/render';
import { useLiveTables } from './live-tables.ts';

const POLL_MS = 10_000;
const TABLE = {
  tableId: 'table',
  open: true,
  dealer: null,
  betLimits: [],
  seats: 7,
  seatsTaken: 2,
  players: 12,
  lastResults: [],
  updatedAt: '2026-11-26T12:00:00.000Z',
  stale: false,
};
function Figures() {
  const table = useLiveTables(['table']).get('table');
  return <p>{table === undefined ? 'unknown' : `${table.players} players, ${table.stale ? 'old' : 'new'}`}</p>;
}

afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

it.each([
  ['the API does not answer', () => undefined],
  ['there is no connection', () => onlineManager.setOnline(false)],
])('keeps a table’s figures and marks them while %s, until the next ones arrive', async (_, cutOff) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isAway = false;
  renderWithShell(<Figures />, {
    handlers: [
      handle(liveTables, () => {
        if (isAway) throw new Error('away');
        return { data: [TABLE] };
      }),
    ],
  });
  expect(await screen.findByText('12 players, new')).toBeVisible();
  isAway = true;
  act(() => void cutOff());
  await act(() => vi.advanceTimersByTimeAsync(POLL_MS));
  expect(await screen.findByText('12 players, old')).toBeVisible();
  isAway = false;
  act(() => onlineManager.setOnline(true));
  await act(() => vi.advanceTimersByTimeAsync(POLL_MS));
  expect(await screen.findByText('12 players, new')).toBeVisible();
});
