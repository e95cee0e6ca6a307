import {
  TRANSACTION_PAGE_SIZE,
  type Transaction,
  type TransactionCategory,
  type TransactionStatus,
  type TransactionType,
} from '@baize/contracts/wallet';
import type { FastifyInstance } from 'fastify';
import { periodOf, wireTransaction, type PeriodQuery } from '../model/wire.ts';
import { transactions } from '../repository/history.ts';

export interface HistoryQuery extends PeriodQuery {
  readonly limit?: number | undefined;
  readonly position?: number | undefined;
  readonly before?: string | undefined;
  readonly category?: TransactionCategory | undefined;
  readonly status?: TransactionStatus | undefined;
}

/**
 * The player's movements, newest first (A§4). Empty without a wallet.
 * @param type only movements of this type
 */
export async function listTransactions(
  app: FastifyInstance,
  playerId: string,
  query: HistoryQuery,
  type: TransactionType | null = null,
): Promise<Transaction[]> {
  const [balances, rows] = await Promise.all([
    app.wallet.balances(playerId),
    transactions(app.db, playerId, {
      limit: query.limit ?? TRANSACTION_PAGE_SIZE,
      position: query.position ?? 0,
      before: query.before ?? null,
      category: query.category ?? null,
      type,
      status: query.status ?? null,
      ...periodOf(query, app.clock.now()),
    }),
  ]);
  if (!balances) return [];
  return rows.map((row) => wireTransaction(row, balances.currency));
}
