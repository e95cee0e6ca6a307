import { createHash } from 'node:crypto';
import type { Session } from '../studio/roundLog.ts';
import type { BlackjackTable } from './BlackjackTable.ts';
import type { Bets } from './games/LiveGame.ts';
import type { Table } from './Table.ts';
import type { OwnRound } from './wire.ts';

/** A player's bets of the round that is on. */
interface Placed {
  readonly bets: Bets;
  readonly stake: number;
}
/** Someone at a live table. */
export interface Player<At extends Table | BlackjackTable = Table | BlackjackTable> {
  readonly session: Session;
  readonly table: At;
  placed: Placed | null;
  own: OwnRound | null;
  balance: number;
  readonly totals: { rounds: number; staked: number; won: number };
}

export const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
/** Returns the id of a session's part in a table's round; the operator's transaction ids derive from it. */
export const liveRoundId = (sessionId: string, round: number): string =>
  `bl1-${hash(`${sessionId}|${round}`).slice(0, 40)}`;
/** Version of the tables' rules, written with every outcome. */
export const LIVE_MODEL = 'live-1';
