import { SHOWN_RESULTS, type LiveTable } from '@baize/contracts/live-tables';
import { BlackjackTable, SEATS } from './BlackjackTable.ts';
import { isLiveKind, type LiveCasino } from './LiveCasino.ts';
import type { ListedTable } from './TableList.ts';

/** Returns what the feed says about a table. A table of a kind that is not dealt is closed. */
export function tableFacts(casino: LiveCasino, { id, kind }: ListedTable, now: number): LiveTable {
  const isOpen = isLiveKind(kind) && !casino.isClosed(id);
  const table = isOpen ? casino.table(id, kind) : null;
  const state = table?.state(now, casino.connectedTo(id));
  const isSeated = table instanceof BlackjackTable;
  return {
    tableId: id,
    open: isOpen,
    dealer: table ? { name: table.dealer } : null,
    // The provider deals within the limits that the operator publishes.
    betLimits: [],
    // Any number of players can join the games without seats.
    seats: isSeated ? SEATS : null,
    seatsTaken: isSeated ? table.seatsTaken : null,
    players: state?.players ?? 0,
    lastResults: state?.lastResults.slice(0, SHOWN_RESULTS) ?? [],
    updatedAt: new Date(now).toISOString(),
  };
}
