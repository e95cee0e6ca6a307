import type { Meta, StoryObj } from '@storybook/react-vite';
import { playerSession, withShell } from '@baize/testing';
import type { TableNow } from '../../api/live-tables.ts';
import { gameSummaries } from '../../testing/games.ts';
import { LiveRow } from '../LiveRow/LiveRow.tsx';
import { LiveTables } from './LiveCard.tsx';

const meta: Meta = { title: 'Lobby/LiveCard', tags: ['!autodocs'] };
export default meta;
type Story = StoryObj;

const games = gameSummaries(8).map((game) => ({ ...game, type: 'liveCasinoGames' as const, jackpot: false }));
const STATES: readonly Partial<TableNow>[] = [
  {},
  { players: 12_480, dealer: { name: 'Ilmari' } },
  { seats: 7, seatsTaken: 3, dealer: { name: 'Elif' } },
  { seats: 7, seatsTaken: 7, dealer: { name: 'Kenji' } },
  { open: false },
  { stale: true, dealer: { name: 'Freja' } },
  { betLimits: [], dealer: null },
];
const known = new Map(
  STATES.map((state, index): [string, TableNow] => {
    const tableId = games[index]?.id ?? '';
    return [
      tableId,
      {
        tableId,
        open: true,
        dealer: { name: 'Clara' },
        betLimits: [{ min: 0.5, max: 5000, currency: 'EUR' }],
        seats: null,
        seatsTaken: null,
        players: 58,
        lastResults: ['17', '0', '32'],
        updatedAt: '2026-11-26T12:00:00.000Z',
        stale: false,
        ...state,
      },
    ];
  }),
);
const favourites = { available: true, known: true, ids: [], has: () => false, toggle: () => undefined };
const Row = () => <LiveRow title="Roulette" icon="circle-dot" games={games} favourites={favourites} />;
const shell = withShell({ who: playerSession(), path: 'live-casino-online' });

/** Every state of a table; the last one is unknown to the feed. */
export const States: Story = {
  decorators: [shell],
  render: () => (
    <LiveTables value={known}>
      <Row />
    </LiveTables>
  ),
};
/** Before the feed has answered, and while it is down. */
export const WithoutFigures: Story = { decorators: [shell], render: () => <Row /> };
