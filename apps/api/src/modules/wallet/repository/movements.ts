import type { TransactionCategory, TransactionStatus, TransactionType } from '@baize/contracts/wallet';
import type { CurrencyCode, Hundredths } from '@baize/kernel';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../plugins/database.ts';
import { BONUS_WALLET, type Vertical } from '../model/movement.ts';
import { wallet, walletTransaction } from '../schema.ts';

/** A movement as the ledger has booked it. Amounts in hundredths. */
export interface LedgerMovement {
  readonly playerId: string;
  /** Counts the player's movements from 1, without gaps. */
  readonly seq: number;
  readonly reference: string;
  readonly type: TransactionType;
  readonly category: TransactionCategory;
  /** The status when the movement is read; a payment's status changes later. */
  readonly status: TransactionStatus;
  readonly amount: Hundredths;
  readonly bonusAmount: Hundredths;
  readonly balanceAfter: Hundredths;
  readonly currency: CurrencyCode;
  readonly gameId: string | null;
  readonly roundId: string | null;
  readonly relatesTo: string | null;
  /** By the business clock. */
  readonly createdAt: Date;
}

const MOVEMENTS = `select t.player_id as "playerId", t.seq, t.reference_id as reference, t.type, t.category, t.status,
       t.amount, t.bonus_amount as "bonusAmount", t.balance_after as "balanceAfter", w.currency, t.game_id as "gameId",
       t.round_id as "roundId", t.relates_to as "relatesTo", t.created_at as "createdAt"
     from wallet_transaction t join wallet w on w.player_id = t.player_id`;

/**
 * Returns the player's movements after a number, oldest first. The wallet row's lock makes a player's movements commit
 * in the order of their numbers, so none can appear later below a number that is visible.
 */
export async function movementsAfter(
  target: Queryable,
  playerId: string,
  seq: number,
  limit: number,
): Promise<LedgerMovement[]> {
  return target.query<LedgerMovement>(
    `${MOVEMENTS}
     where t.player_id = $1 and t.seq > $2 order by t.seq limit $3`,
    [playerId, seq, limit],
  );
}

/** Returns one of the player's movements; null if the ledger has none with this reference. */
export async function movementOf(
  target: Queryable,
  playerId: string,
  reference: string,
): Promise<LedgerMovement | null> {
  const [row] = await target.query<LedgerMovement>(`${MOVEMENTS} where t.player_id = $1 and t.reference_id = $2`, [
    playerId,
    reference,
  ]);
  return row ?? null;
}

/**
 * Returns what stakes and their outcomes have moved in the bonus wallet of a vertical after a movement. Without it, and
 * without what bonuses booked themselves, the present balance is the one that there was at that movement.
 * @param upTo the latest movement that counts; null for all
 */
export async function playedAfter(
  target: Queryable,
  { playerId, vertical }: { readonly playerId: string; readonly vertical: Vertical },
  seq: number,
  upTo: number | null = null,
): Promise<{ readonly movements: number; readonly amount: Hundredths }> {
  const [row] = await target.query<{ movements: number; amount: number }>(
    `select count(*)::int as movements, coalesce(sum(p.amount), 0)::bigint as amount
     from ledger_posting p join wallet_transaction t on t.player_id = p.player_id and t.seq = p.seq
     where p.player_id = $1 and p.seq > $2 and p.account = $3 and t.category <> 'BONUS'
       and ($4::bigint is null or p.seq <= $4)`,
    [playerId, seq, BONUS_WALLET[vertical], upTo],
  );
  return { movements: row?.movements ?? 0, amount: Number(row?.amount ?? 0) };
}

/**
 * Returns what outcomes after a movement have moved in the bonus wallet of a vertical for stakes that were booked up to
 * another movement. A sports bet is found by its round, because a later result answers the result before it.
 * @param upTo the latest outcome that counts; null for all
 */
export async function returnedAfter(
  target: Queryable,
  { playerId, vertical }: { readonly playerId: string; readonly vertical: Vertical },
  { seq, stakedUpTo, upTo }: { readonly seq: number; readonly stakedUpTo: number; readonly upTo: number | null },
): Promise<Hundredths> {
  const [row] = await target.query<{ amount: number }>(
    `select coalesce(sum(p.amount), 0)::bigint as amount
     from ledger_posting p join wallet_transaction t on t.player_id = p.player_id and t.seq = p.seq
     where p.player_id = $1 and p.seq > $2 and p.account = $3 and ($5::bigint is null or p.seq <= $5)
       and t.type <> 'BET' and t.category <> 'BONUS'
       and exists (
         select 1 from wallet_transaction b
         where b.player_id = t.player_id and b.type = 'BET' and b.seq <= $4
           and (b.reference_id = t.relates_to or ($6 and b.round_id = t.round_id)))`,
    [playerId, seq, BONUS_WALLET[vertical], stakedUpTo, upTo, vertical === 'SPORTS'],
  );
  return Number(row?.amount ?? 0);
}

/*
 * Subqueries for modules that join their own rows with the ledger: they name only these columns, never the tables.
 * PostgreSQL merges them into the query around them, so they cost nothing.
 */
/** The number of each player's latest movement; 0 before the first. */
export const latestMovements = new QueryBuilder()
  .select({ playerId: wallet.playerId, seq: wallet.version })
  .from(wallet)
  .as('latest_movements');
/** When each movement was booked, by player and number. */
export const ledgerMovements = new QueryBuilder()
  .select({ playerId: walletTransaction.playerId, seq: walletTransaction.seq, createdAt: walletTransaction.createdAt })
  .from(walletTransaction)
  .as('ledger_movements');
