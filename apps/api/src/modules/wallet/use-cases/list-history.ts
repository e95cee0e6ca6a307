import { ERROR } from '@baize/contracts/errors';
import { TRANSACTION_PAGE_SIZE, type GameRound, type HistoryEntry } from '@baize/contracts/wallet';
import { toWire, type CurrencyCode } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../plugins/errors.ts';
import { addToSessions } from '../model/game-sessions.ts';
import { periodOf, wireTransaction } from '../model/wire.ts';
import { rounds, sessionEnds, transactions, type TransactionRow } from '../repository/history.ts';
import type { HistoryQuery } from './list-transactions.ts';

/** Movements read at once. */
const BLOCK = 250;
/** Movements read for one page. A session that is longer continues in the next row, so no call reads without end. */
const MOST_READ = 10_000;

/**
 * Lists the player's movements, newest first, those of one game session as one row. It continues after `before`: sessions
 * are found while reading, so skipping `position` rows would read everything before them again. Empty without a wallet.
 */
export async function listHistory(
  app: FastifyInstance,
  playerId: string,
  query: HistoryQuery,
): Promise<HistoryEntry[]> {
  const balances = await app.wallet.balances(playerId);
  if (!balances) return [];
  const limit = query.limit ?? TRANSACTION_PAGE_SIZE;
  const period = periodOf(query, app.clock.now());
  const groups: TransactionRow[][] = [];
  let before = query.before ?? null;
  for (let read = 0; read < MOST_READ; read += BLOCK) {
    const block = await transactions(app.db, playerId, {
      limit: BLOCK,
      position: 0,
      before,
      category: query.category ?? null,
      type: null,
      status: query.status ?? null,
      ...period,
    });
    const isFull = addToSessions(groups, block, limit);
    before = block.at(-1)?.reference_id ?? null;
    if (isFull || block.length < BLOCK) break;
  }
  return groups.map((rows) => entryOf(rows, balances.currency));
}

/** @param rows movements of one session, newest first; or a single movement */
function entryOf(rows: readonly TransactionRow[], currency: CurrencyCode): HistoryEntry {
  const newest = rows[0] as TransactionRow;
  const first = rows.at(-1) as TransactionRow;
  const transaction = wireTransaction(newest, currency);
  if (rows.length === 1) return { ...transaction, session: null };
  const sum = (types: readonly string[]) =>
    rows.reduce((total, row) => (types.includes(row.type) ? total + row.amount : total), 0);
  return {
    ...transaction,
    referenceId: first.reference_id,
    amount: toWire(rows.reduce((total, row) => total + row.amount, 0)),
    session: {
      latest: newest.reference_id,
      startedAt: first.created_at.toISOString(),
      rounds: new Set(rows.map((row) => row.round_id ?? row.reference_id)).size,
      staked: toWire(0 - sum(['BET', 'BET_VOID'])),
      // Wins of free spins have the type of a payment from a bonus.
      won: toWire(sum(['WIN', 'WIN_VOID', 'CASHOUT', 'CASHOUT_VOID'])),
    },
  };
}

/**
 * Lists the rounds of one game session of the history, newest first, in pages of ten.
 * @throws Refusal 404 error.not_found unless both ends are movements of this player in one game
 */
export async function listRounds(
  app: FastifyInstance,
  playerId: string,
  session: { readonly first: string; readonly latest: string },
  position: number,
): Promise<{ currencyCode: CurrencyCode; rounds: GameRound[] }> {
  const [balances, ends] = await Promise.all([
    app.wallet.balances(playerId),
    sessionEnds(app.db, playerId, session.first, session.latest),
  ]);
  if (!balances || !ends) throw new Refusal(404, ERROR.notFound);
  const rows = await rounds(app.db, playerId, ends, { limit: TRANSACTION_PAGE_SIZE, position });
  return {
    currencyCode: balances.currency,
    rounds: rows.map((row) => ({
      referenceId: row.reference_id,
      transactionDate: row.created_at.toISOString(),
      staked: toWire(row.staked),
      won: toWire(row.won),
      voided: row.voided,
      amount: toWire(row.amount),
      balanceAfterTransaction: toWire(row.balance_after),
    })),
  };
}
