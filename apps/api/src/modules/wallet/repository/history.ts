import type { TransactionCategory, TransactionStatus, TransactionType } from '@baize/contracts/wallet';
import type { Hundredths } from '@baize/kernel';
import { and, eq, gt, lt, lte, or } from 'drizzle-orm';
import type { Queryable } from '../../../plugins/database.ts';
import type { LedgerAccount } from '../model/movement.ts';
import { walletTransaction } from '../schema.ts';
import { STAKED, WON_IN_GAME } from './totals.ts';

export interface TransactionRow {
  readonly reference_id: string;
  readonly player_id: string;
  readonly amount: Hundredths;
  readonly bonus_amount: Hundredths;
  readonly balance_after: Hundredths;
  readonly category: TransactionCategory;
  readonly type: TransactionType;
  readonly status: TransactionStatus;
  readonly created_at: Date;
  readonly wallet: LedgerAccount;
  readonly description: string | null;
  readonly game_id: string | null;
  readonly round_id: string | null;
}
export interface HistoryFilter {
  readonly limit: number;
  readonly position: number;
  readonly before: string | null;
  readonly category: TransactionCategory | null;
  readonly type: TransactionType | null;
  readonly status: TransactionStatus | null;
  readonly from: Date | null;
  readonly to: Date | null;
}

/**
 * Returns entries, newest first. With a time window they are ordered by time along its index, otherwise by number along
 * the primary key. Category, type and status are literals in the statement: with parameters, a prepared plan could not use
 * the partial indexes.
 */
export async function transactions(
  target: Queryable,
  playerId: string,
  filter: HistoryFilter,
): Promise<TransactionRow[]> {
  const parameters: unknown[] = [playerId];
  const bind = (value: unknown): string => `$${parameters.push(value)}`;
  const byTime = filter.from !== null || filter.to !== null;
  const where = ['player_id = $1', 'shown'];
  if (filter.category) where.push(`category = '${filter.category}'`);
  // Withdrawals are payments, so the index of the categories finds them among a player's many rounds.
  if (filter.type)
    where.push(`type = '${filter.type}'`, ...(filter.type === 'WITHDRAW' ? ["category = 'PAYMENT'"] : []));
  // A deposit ends in SUCCESS and a withdrawal in COMPLETED: both are done.
  if (filter.status === 'SUCCESS' || filter.status === 'COMPLETED') where.push("status in ('SUCCESS', 'COMPLETED')");
  else if (filter.status) where.push(`status = '${filter.status}'`);
  if (filter.from) where.push(`created_at >= ${bind(filter.from)}`);
  if (filter.to) where.push(`created_at <= ${bind(filter.to)}`);
  if (filter.before) {
    const columns = byTime ? '(created_at, seq)' : 'seq';
    where.push(
      `${columns} < (select ${byTime ? 'created_at, seq' : 'seq'} from wallet_transaction where reference_id = ${bind(filter.before)} and player_id = $1)`,
    );
  }
  return target.query<TransactionRow>(
    `select reference_id, player_id, amount, bonus_amount, balance_after, category, type, status, created_at, wallet, description, game_id, round_id
     from wallet_transaction where ${where.join(' and ')} order by ${byTime ? 'created_at desc, seq desc' : 'seq desc'} limit ${bind(filter.limit)} offset ${bind(filter.position)}`,
    parameters,
  );
}

/** The numbers of the first and the latest movement of a game session. */
export interface SessionEnds {
  readonly first: number;
  readonly latest: number;
  readonly game_id: string;
}

/** Finds the two ends of a game session by their references. Null unless they are this player's, in order and of one game. */
export async function sessionEnds(
  target: Queryable,
  playerId: string,
  first: string,
  latest: string,
): Promise<SessionEnds | null> {
  const [row] = await target.query<SessionEnds>(
    `select f.seq as first, l.seq as latest, f.game_id
     from wallet_transaction f join wallet_transaction l on l.player_id = f.player_id and l.game_id = f.game_id and l.seq >= f.seq
     where f.player_id = $1 and f.reference_id = $2 and l.reference_id = $3 and f.shown and l.shown`,
    [playerId, first, latest],
  );
  return row ?? null;
}

export interface RoundRow {
  readonly reference_id: string;
  readonly created_at: Date;
  readonly staked: Hundredths;
  readonly won: Hundredths;
  readonly voided: boolean;
  readonly amount: Hundredths;
  readonly balance_after: Hundredths;
}

/** Returns the rounds between two movements in one game, newest first. Read along the primary key. */
export async function rounds(
  target: Queryable,
  playerId: string,
  { first, latest, game_id }: SessionEnds,
  page: { readonly limit: number; readonly position: number },
): Promise<RoundRow[]> {
  return target.query<RoundRow>(
    `select (array_agg(reference_id order by seq desc))[1] as reference_id, (array_agg(created_at order by seq desc))[1] as created_at,
       ${STAKED}, ${WON_IN_GAME}, bool_or(type = 'BET_VOID') as voided, sum(amount)::bigint as amount, (array_agg(balance_after order by seq desc))[1] as balance_after
     from wallet_transaction where player_id = $1 and seq between $2 and $3 and game_id = $4 and shown
     group by coalesce(round_id, reference_id::text) order by max(seq) desc limit $5 offset $6`,
    [playerId, first, latest, game_id, page.limit, page.position],
  );
}

/** Returns whether anything was booked for a player in one game after a time (exclusive). */
export async function hasPlayedSince(
  target: Queryable,
  playerId: string,
  gameId: string,
  since: Date,
): Promise<boolean> {
  const [row] = await target.drizzle
    .select({ seq: walletTransaction.seq })
    .from(walletTransaction)
    .where(
      and(
        eq(walletTransaction.playerId, playerId),
        gt(walletTransaction.createdAt, since),
        eq(walletTransaction.gameId, gameId),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** A round of a game, and the earlier time in which it may have begun: up to a movement, or before a moment. */
export interface EarlierRound {
  readonly playerId: string;
  readonly gameId: string;
  readonly roundId: string;
  readonly upTo: number;
  readonly before: Date;
}

/** Returns whether a round had a stake up to a movement or before a moment. One look in an index, however much is played. */
export async function hasEarlierStake(
  target: Queryable,
  { playerId, gameId, roundId, upTo, before }: EarlierRound,
): Promise<boolean> {
  const [row] = await target.drizzle
    .select({ seq: walletTransaction.seq })
    .from(walletTransaction)
    .where(
      and(
        eq(walletTransaction.playerId, playerId),
        or(lte(walletTransaction.seq, upTo), lt(walletTransaction.createdAt, before)),
        eq(walletTransaction.gameId, gameId),
        eq(walletTransaction.roundId, roundId),
        eq(walletTransaction.type, 'BET'),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Games of the latest thousand movements, by the latest stake: the cost does not grow with the player's history. */
export async function lastPlayed(target: Queryable, playerId: string, limit: number): Promise<string[]> {
  const rows = await target.query<{ game_id: string }>(
    `select game_id from (select game_id, seq from wallet_transaction where player_id = $1 and type = 'BET' order by seq desc limit 1000) latest
     where game_id is not null group by game_id order by max(seq) desc limit $2`,
    [playerId, limit],
  );
  return rows.map((row) => row.game_id);
}
