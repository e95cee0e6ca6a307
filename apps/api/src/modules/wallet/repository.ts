import type { TransactionCategory, TransactionStatus, TransactionType } from '@baize/contracts/wallet';
import type { CurrencyCode, Hundredths } from '@baize/kernel';
import { and, eq, gt } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../plugins/database.ts';
import type { Balances, LedgerAccount, MoveOutcome, Movement, Receipt } from './model/movement.ts';
import { wallet, walletTransaction } from './schema.ts';

/*
 * The ledger's statements are SQL. Most run with every bet or page of the history, so they are prepared once per
 * connection and read along an index that the statement's text must match: partial indexes need their words as
 * literals, and sums by type need `filter`. Statements off that path use Drizzle.
 */

interface BalanceRow {
  main: number;
  locked: number;
  sports_bonus: number;
  casino_bonus: number;
  live_casino_bonus: number;
  currency: CurrencyCode;
  version: number;
}
const balancesOf = (row: BalanceRow): Balances => ({
  main: row.main,
  locked: row.locked,
  sportsBonus: row.sports_bonus,
  casinoBonus: row.casino_bonus,
  liveCasinoBonus: row.live_casino_bonus,
  currency: row.currency,
  version: row.version,
});

/**
 * Parses an answer in one column, `(MOVED,-100,…)`: reading twelve columns costs a tenth of the movement. Every field
 * is a word or a number.
 * @param answer a composite value in PostgreSQL's text form
 */
export const fieldsOf = (answer: string | undefined): string[] => {
  if (!answer)
    throw new Error(
      'A function of the ledger returned nothing. The database is older than this code: run the migrations.',
    );
  return answer.slice(1, -1).split(',');
};
const MOVE =
  'select wallet_move($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19) as answer';

/** Books one movement in one round trip: idempotent, serialised per player, never below zero. */
export async function move(target: Queryable, movement: Movement, at: Date): Promise<Receipt> {
  const [row] = await target.query<{ answer: string }>(MOVE, [
    movement.reference,
    movement.playerId,
    movement.currency,
    movement.type,
    movement.category,
    movement.status,
    movement.amount,
    movement.main,
    movement.locked,
    movement.bonus,
    movement.bonusWallet,
    movement.spill,
    movement.counter,
    at,
    movement.shown,
    movement.description,
    movement.gameId,
    movement.roundId,
    movement.relatesTo,
  ]);
  const [outcome, amount, balance, mainAfter, bonusAfter, status, main, locked, sports, casino, live, version] =
    fieldsOf(row?.answer);
  return {
    outcome: outcome as MoveOutcome,
    reference: movement.reference,
    playerId: movement.playerId,
    then:
      outcome === 'MOVED' || outcome === 'REPLAY'
        ? {
            amount: Number(amount),
            balance: Number(balance),
            main: Number(mainAfter),
            bonus: Number(bonusAfter),
            status: status as TransactionStatus,
          }
        : null,
    balances:
      main === ''
        ? null
        : {
            main: Number(main),
            locked: Number(locked),
            sportsBonus: Number(sports),
            casinoBonus: Number(casino),
            liveCasinoBonus: Number(live),
            currency: movement.currency,
            version: Number(version),
          },
  };
}

/** Opens a wallet. Opening it again changes nothing. */
export async function create(target: Queryable, playerId: string, currency: CurrencyCode, at: Date): Promise<void> {
  await target.query(
    'insert into wallet (player_id, currency, created_at) values ($1, $2, $3) on conflict (player_id) do nothing',
    [playerId, currency, at],
  );
}

export async function balances(target: Queryable, playerId: string): Promise<Balances | null> {
  const [row] = await target.query<BalanceRow>(
    'select main, locked, sports_bonus, casino_bonus, live_casino_bonus, currency, version from wallet where player_id = $1',
    [playerId],
  );
  return row ? balancesOf(row) : null;
}

export async function balancesOfMany(target: Queryable, playerIds: readonly string[]): Promise<Map<string, Balances>> {
  const rows = await target.query<BalanceRow & { player_id: string }>(
    'select player_id, main, locked, sports_bonus, casino_bonus, live_casino_bonus, currency, version from wallet where player_id = any($1::uuid[])',
    [playerIds],
  );
  return new Map(rows.map((row) => [row.player_id, balancesOf(row)]));
}

/**
 * Changes the status of a movement (a withdrawal is paid); what it moved never changes. A function of the ledger, because
 * the API's role cannot write movements.
 */
export async function mark(
  tx: Transaction,
  movement: { readonly playerId: string; readonly referenceId: string },
  status: TransactionStatus,
): Promise<void> {
  await tx.query('select wallet_mark($1, $2, $3)', [movement.playerId, movement.referenceId, status]);
}

export interface TransactionRow {
  readonly reference_id: string;
  readonly player_id: string;
  readonly amount: Hundredths;
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
  readonly status: TransactionStatus | null;
  readonly from: Date | null;
  readonly to: Date | null;
}

/**
 * Returns entries, newest first. With a time window they are ordered by time along its index, otherwise by number along
 * the primary key. Category and status are literals in the statement: with parameters, a prepared plan could not use
 * the partial indexes.
 */
export async function history(target: Queryable, playerId: string, filter: HistoryFilter): Promise<TransactionRow[]> {
  const parameters: unknown[] = [playerId];
  const bind = (value: unknown): string => `$${parameters.push(value)}`;
  const byTime = filter.from !== null || filter.to !== null;
  const where = ['player_id = $1', 'shown'];
  if (filter.category) where.push(`category = '${filter.category}'`);
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
    `select reference_id, player_id, amount, balance_after, category, type, status, created_at, wallet, description, game_id, round_id
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
       coalesce(sum(-amount) filter (where type in ('BET', 'BET_VOID')), 0)::bigint as staked,
       coalesce(sum(amount) filter (where type in ('WIN', 'WIN_VOID')), 0)::bigint as won,
       bool_or(type = 'BET_VOID') as voided, sum(amount)::bigint as amount,
       (array_agg(balance_after order by seq desc))[1] as balance_after
     from wallet_transaction where player_id = $1 and seq between $2 and $3 and game_id = $4 and shown
     group by coalesce(round_id, reference_id::text) order by max(seq) desc limit $5 offset $6`,
    [playerId, first, latest, game_id, page.limit, page.position],
  );
}

export interface Sums {
  readonly staked: Hundredths;
  readonly won: Hundredths;
  readonly deposited: Hundredths;
  readonly withdrawn: Hundredths;
  readonly currency: CurrencyCode;
}

/** Lifetime sums are stored beside the balance; those of a period are added up. */
export async function sums(
  target: Queryable,
  playerId: string,
  from: Date | null,
  to: Date | null,
): Promise<Sums | null> {
  const [row] =
    from === null && to === null
      ? await target.query<Sums>(
          'select staked, won, deposited, withdrawn, currency from wallet where player_id = $1',
          [playerId],
        )
      : await target.query<Sums>(
          `select coalesce(sum(-t.amount) filter (where t.type in ('BET', 'BET_VOID')), 0)::bigint as staked, coalesce(sum(t.amount) filter (where t.type in ('WIN', 'WIN_VOID')), 0)::bigint as won,
         coalesce(sum(t.amount) filter (where t.type = 'DEPOSIT' and t.category = 'PAYMENT' and t.status not in ('FAILED', 'CANCELLED')), 0)::bigint as deposited,
         coalesce(sum(-t.amount) filter (where t.type = 'WITHDRAW' and not t.shown), 0)::bigint as withdrawn, w.currency
       from wallet w left join wallet_transaction t on t.player_id = w.player_id and t.created_at >= $2 and t.created_at <= $3
       where w.player_id = $1 group by w.currency`,
          [playerId, from ?? new Date(0), to ?? new Date(8.64e15 / 1000)],
        );
  return row ?? null;
}

export interface LockedWallet {
  readonly currency: CurrencyCode;
  readonly staked: Hundredths;
  readonly won: Hundredths;
}

/**
 * Locks the wallet until the transaction ends: no movement of this player starts meanwhile, and all earlier ones are
 * visible.
 */
export async function lock(tx: Transaction, playerId: string): Promise<LockedWallet | null> {
  const [row] = await tx.query<LockedWallet>(
    'select currency, staked, won from wallet where player_id = $1 for no key update',
    [playerId],
  );
  return row ?? null;
}

/**
 * Sets the highest `staked` minus `won` that a stake may lead to, and when it expires; null lifts it. The wallet must
 * be locked.
 */
export async function setSpendCeiling(
  tx: Transaction,
  playerId: string,
  ceiling: { readonly amount: Hundredths; readonly until: Date } | null,
): Promise<void> {
  await tx.query('update wallet set spend_ceiling = $2, spend_ceiling_until = $3 where player_id = $1', [
    playerId,
    ceiling?.amount ?? null,
    ceiling?.until ?? null,
  ]);
}

export interface Turnover {
  readonly deposited: Hundredths;
  readonly staked: Hundredths;
  readonly won: Hundredths;
}

/**
 * Returns what a player has deposited, staked and won since a time (inclusive), or ever, which is stored beside the
 * balance. Refunded stakes do not count.
 */
export async function turnoverSince(target: Queryable, playerId: string, since: Date | null): Promise<Turnover> {
  if (since === null) {
    const [ever] = await target.query<Turnover>('select deposited, staked, won from wallet where player_id = $1', [
      playerId,
    ]);
    return ever ?? { deposited: 0, staked: 0, won: 0 };
  }
  const [row] = await target.query<Turnover>(
    `select coalesce(sum(amount) filter (where type = 'DEPOSIT' and category = 'PAYMENT' and status not in ('FAILED', 'CANCELLED')), 0)::bigint as deposited,
       coalesce(sum(-amount) filter (where type in ('BET', 'BET_VOID')), 0)::bigint as staked, coalesce(sum(amount) filter (where type in ('WIN', 'WIN_VOID')), 0)::bigint as won
     from wallet_transaction where player_id = $1 and created_at >= $2`,
    [playerId, since],
  );
  return row ?? { deposited: 0, staked: 0, won: 0 };
}

/** Returns what a player staked and won in one game since a time (inclusive). Refunds and taken-back wins do not count. */
export async function gameTurnoverSince(
  target: Queryable,
  playerId: string,
  gameId: string,
  since: Date,
): Promise<Omit<Turnover, 'deposited'>> {
  const [row] = await target.query<Omit<Turnover, 'deposited'>>(
    `select coalesce(sum(-amount) filter (where type in ('BET', 'BET_VOID')), 0)::bigint as staked,
       coalesce(sum(amount) filter (where type in ('WIN', 'WIN_VOID')), 0)::bigint as won
     from wallet_transaction where player_id = $1 and created_at >= $2 and game_id = $3`,
    [playerId, since, gameId],
  );
  return row ?? { staked: 0, won: 0 };
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

/** The latest deposits that `unplayedDeposits` looks at; more would read a heavy player's whole history. */
const DEPOSITS_LOOKED_AT = 200;

/**
 * Returns how much a player still has to stake before all deposits count as played. A deposit adds to it, a stake or a
 * payout takes from it, and it never falls below zero: neither play before a deposit nor a payout of something else
 * counts for that deposit.
 * @param percent how much of a deposit has to be staked
 */
export async function unplayedDeposits(target: Queryable, playerId: string, percent: number): Promise<Hundredths> {
  // After every movement the sum is what it was, or started again at zero where it would have fallen below. That is its
  // last value minus the lowest one so far.
  const [row] = await target.query<{ unplayed: Hundredths }>(
    `with first as (
       select min(seq) as seq from (
         select seq from wallet_transaction
         where player_id = $1 and category = 'PAYMENT' and type = 'DEPOSIT' and status not in ('FAILED', 'CANCELLED')
         order by seq desc limit $3) latest),
     due as (
       select t.seq, sum(case when t.category = 'PAYMENT' then t.amount * $2 / 100 else t.amount end) over (order by t.seq) as total
       from wallet_transaction t join first on t.seq >= first.seq
       where t.player_id = $1 and (
         (t.type = 'DEPOSIT' and t.category = 'PAYMENT' and t.status not in ('FAILED', 'CANCELLED'))
         -- A stake that was given back counts as never made, whatever it had covered.
         or (t.type = 'BET' and t.status <> 'REVERTED')
         or (t.type = 'WITHDRAW' and t.status = 'COMPLETED' and not t.shown)))
     select coalesce((select total from due order by seq desc limit 1) - least(0, (select min(total) from due)), 0)::bigint as unplayed`,
    [playerId, percent, DEPOSITS_LOOKED_AT],
  );
  return row?.unplayed ?? 0;
}

/** Deposits only, read along the index of payments: the cost does not grow with the number of bets. */
export async function depositedSince(target: Queryable, playerId: string, since: Date): Promise<Hundredths> {
  const [row] = await target.query<{ sum: Hundredths }>(
    `select coalesce(sum(amount), 0)::bigint as sum from wallet_transaction where player_id = $1 and category = 'PAYMENT' and type = 'DEPOSIT' and status not in ('FAILED', 'CANCELLED') and created_at >= $2`,
    [playerId, since],
  );
  return row?.sum ?? 0;
}

export interface PaymentDay {
  readonly day: string;
  readonly deposited: Hundredths;
  readonly withdrawn: Hundredths;
}

/**
 * Payments in and out by calendar day, oldest first; days without any are left out. Only payments are read, along their
 * own index, so the cost does not grow with the number of bets.
 * @param timeZone IANA name
 */
export async function paymentDays(
  target: Queryable,
  playerId: string,
  from: Date | null,
  to: Date | null,
  timeZone: string,
): Promise<PaymentDay[]> {
  const parameters: unknown[] = [playerId, timeZone];
  const bind = (value: unknown): string => `$${parameters.push(value)}`;
  const where = [
    'player_id = $1',
    "category = 'PAYMENT'",
    "((type = 'DEPOSIT' and status not in ('FAILED', 'CANCELLED')) or (type = 'WITHDRAW' and not shown))",
  ];
  if (from) where.push(`created_at >= ${bind(from)}`);
  if (to) where.push(`created_at <= ${bind(to)}`);
  return target.query<PaymentDay>(
    `select to_char(created_at at time zone $2, 'YYYY-MM-DD') as day, coalesce(sum(amount) filter (where type = 'DEPOSIT'), 0)::bigint as deposited,
       coalesce(sum(-amount) filter (where type = 'WITHDRAW'), 0)::bigint as withdrawn
     from wallet_transaction where ${where.join(' and ')} group by 1 order by 1`,
    parameters,
  );
}

/** A method with which a player has deposited. */
export interface FundingMethod {
  readonly method: string;
  readonly deposits: number;
  readonly amount: Hundredths;
  /** When the latest one was credited. */
  readonly latest: Date;
}

/** Returns the methods of the player's credited deposits, the largest sum first. Read along the index of payments. */
export async function fundingMethods(target: Queryable, playerId: string): Promise<FundingMethod[]> {
  return target.query<FundingMethod>(
    `select description as method, count(*)::int as deposits, sum(amount)::bigint as amount, max(created_at) as latest
     from wallet_transaction
     where player_id = $1 and category = 'PAYMENT' and type = 'DEPOSIT' and status = 'SUCCESS' and description is not null
     group by description order by sum(amount) desc`,
    [playerId],
  );
}

export async function depositsCount(target: Queryable, playerId: string): Promise<number> {
  const [row] = await target.query<{ deposit_count: number }>('select deposit_count from wallet where player_id = $1', [
    playerId,
  ]);
  return row?.deposit_count ?? 0;
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
    `select t.player_id as "playerId", t.seq, t.reference_id as reference, t.type, t.category, t.status, t.amount,
       t.bonus_amount as "bonusAmount", t.balance_after as "balanceAfter", w.currency, t.game_id as "gameId",
       t.round_id as "roundId", t.relates_to as "relatesTo", t.created_at as "createdAt"
     from wallet_transaction t join wallet w on w.player_id = t.player_id
     where t.player_id = $1 and t.seq > $2 order by t.seq limit $3`,
    [playerId, seq, limit],
  );
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

export interface LedgerFault {
  readonly fault: string;
  readonly player_id: string;
  readonly seq: number;
  readonly detail: string;
}

/** Lists every way in which the books are wrong; empty for a sound ledger. */
export async function verify(target: Queryable, playerId: string | null): Promise<LedgerFault[]> {
  return target.query<LedgerFault>('select * from wallet_verify($1)', [playerId]);
}

/** Wallets per statement of `verifyBooks`: each stays short, however many players there are. */
const BATCH = 200;

/**
 * Lists every way in which the books of all players are wrong, and movements without a wallet. Player after player, so
 * that no statement reads the whole ledger at once and each stays in one shard.
 */
export async function verifyBooks(target: Queryable): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = [];
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const owners = await target.query<{ player_id: string; has_wallet: boolean }>(
      `select o.player_id, exists (select 1 from wallet w where w.player_id = o.player_id) as has_wallet
       from (select player_id from wallet where player_id > $1
             union select player_id from wallet_transaction where player_id > $1 and seq = 1) o
       order by o.player_id limit $2`,
      [after, BATCH],
    );
    for (const { player_id, has_wallet } of owners)
      if (!has_wallet) faults.push({ fault: 'movement_without_wallet', player_id, seq: 1, detail: '' });
    faults.push(
      ...(await target.query<LedgerFault>(
        'select v.* from unnest($1::uuid[]) as owner (player_id) cross join lateral wallet_verify(owner.player_id) v',
        [owners.map((owner) => owner.player_id)],
      )),
    );
    const last = owners.at(-1);
    if (!last || owners.length < BATCH) return faults;
    after = last.player_id;
  }
}
