import type { TransactionStatus } from '@baize/contracts/wallet';
import type { CurrencyCode, Hundredths } from '@baize/kernel';
import type { Queryable, Transaction } from '../../../plugins/database.ts';
import type { Balances, MoveOutcome, Movement, Receipt } from '../model/movement.ts';

/*
 * The ledger's statements are SQL, here and in the files beside this one. Most run with every bet or page of the history,
 * so they are prepared once per connection and read along an index that the statement's text must match: partial indexes
 * need their words as literals, and sums by type need `filter`. Statements off that path use Drizzle.
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

/**
 * Returns the balances at the end of such an answer.
 * @param fields the last ones of `fieldsOf`, as every function of the ledger orders them
 * @returns null if the answer has none: nothing moved for a wallet that exists
 */
export function answeredBalances(fields: readonly string[], currency: CurrencyCode): Balances | null {
  const [main, locked, sports, casino, live, version] = fields;
  if (main === '') return null;
  return {
    main: Number(main),
    locked: Number(locked),
    sportsBonus: Number(sports),
    casinoBonus: Number(casino),
    liveCasinoBonus: Number(live),
    currency,
    version: Number(version),
  };
}

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
  const [outcome, amount, balance, mainAfter, bonusAfter, status, ...after] = fieldsOf(row?.answer);
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
    balances: answeredBalances(after, movement.currency),
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

export interface LockedWallet {
  readonly currency: CurrencyCode;
  readonly staked: Hundredths;
  readonly won: Hundredths;
  /** Number of the latest movement. */
  readonly version: number;
  readonly depositCount: number;
}

/**
 * Locks the wallet until the transaction ends: no movement of this player starts meanwhile, and all earlier ones are
 * visible.
 */
export async function lock(tx: Transaction, playerId: string): Promise<LockedWallet | null> {
  const [row] = await tx.query<LockedWallet>(
    'select currency, staked, won, version, deposit_count as "depositCount" from wallet where player_id = $1 for no key update',
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
