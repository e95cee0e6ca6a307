import type { CurrencyCode, Hundredths } from '@baize/kernel';
import { and, eq, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../plugins/database.ts';
import { recentWin } from './schema.ts';

/** A win as the lists read it; the amount is in hundredths. */
export interface WinRow {
  readonly game_id: string;
  readonly player_id: string;
  readonly amount: Hundredths;
  readonly currency: CurrencyCode;
  readonly won_at: Date;
}

/** Adds a win. The migration has copied those before it, so an existing row is left as it is. */
export async function addWin(tx: Transaction, win: typeof recentWin.$inferInsert): Promise<void> {
  await tx.drizzle.insert(recentWin).values(win).onConflictDoNothing();
}

/** Removes the win that a movement of the ledger has booked. SQL: only the wallet's function finds a movement's number. */
export async function removeWin(tx: Transaction, playerId: string, reference: string): Promise<void> {
  await tx.query(
    'delete from recent_win where player_id = $1 and seq = (select seq from wallet_movement($1, $2, false))',
    [playerId, reference],
  );
}

/**
 * Removes old wins, player by player: no transaction writes rows of two players, so the table can be sharded by player.
 */
export async function removeWinsBefore(target: Queryable, moment: Date): Promise<void> {
  const players = await target.drizzle
    .selectDistinct({ playerId: recentWin.playerId })
    .from(recentWin)
    .where(lt(recentWin.wonAt, moment))
    .limit(1000);
  for (const { playerId } of players)
    await target.drizzle.delete(recentWin).where(and(eq(recentWin.playerId, playerId), lt(recentWin.wonAt, moment)));
}

/** Returns wins of one currency by size or by time. */
export async function wins(
  target: Queryable,
  order: 'top' | 'latest',
  since: Date,
  currency: string,
  limit: number,
): Promise<WinRow[]> {
  return target.query<WinRow>(
    `select game_id, player_id, amount, currency, won_at from recent_win
     where won_at >= $1 and currency = $2
     order by ${order === 'top' ? 'amount desc, won_at desc' : 'won_at desc'} limit $3`,
    [since, currency, limit],
  );
}
