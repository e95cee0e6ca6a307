import type { CurrencyCode, Hundredths } from '@baize/kernel';
import { sqlState, withRetry, type Database } from '../../../plugins/database.ts';
import { answeredBalances, fieldsOf, type Balances, type MoveOutcome } from '../../wallet/index.ts';

export type StudioOutcome =
  | MoveOutcome
  | 'SESSION'
  | 'NOT_ALLOWED'
  | 'BET_UNKNOWN'
  | 'REFUNDED'
  | 'ROLLED_BACK'
  | 'SETTLED'
  | 'HELD'
  | 'HELD_REPLAY'
  | 'STAKE_TOO_HIGH'
  | 'TOO_SOON';

export interface StudioReceipt {
  readonly outcome: StudioOutcome;
  readonly playerId: string | null;
  /** Balance available to the session (MAIN and its bonus wallet) right after the movement. */
  readonly playable: Hundredths;
  readonly balances: Balances | null;
}

function receiptOf(answer: string | undefined, currency: CurrencyCode): StudioReceipt {
  const [outcome, playerId, mainAfter, bonusAfter, ...balances] = fieldsOf(answer);
  return {
    outcome: outcome as StudioOutcome,
    playerId: playerId || null,
    playable: Number(mainAfter) + Number(bonusAfter),
    balances: answeredBalances(balances, currency),
  };
}

export interface StudioCall {
  /** The session's player, from `findSeats`. */
  readonly playerId: string;
  readonly sessionId: string;
  readonly gameId: string;
  readonly roundId: string;
  readonly reference: string;
  readonly currency: CurrencyCode;
}

interface Answer {
  readonly answer: string;
}

/**
 * Runs one statement that moves money, again after a deadlock: it is a transaction of its own, and its reference makes a
 * repetition harmless.
 * @param database not a transaction, which a deadlock would have ended
 */
async function ask(database: Database, statement: string, parameters: readonly unknown[]): Promise<Answer | undefined> {
  const [row] = await withRetry(() => database.query<Answer>(statement, parameters));
  return row;
}

export async function bet(
  database: Database,
  call: StudioCall,
  amount: Hundredths,
  allowed: boolean,
  now: Date,
): Promise<StudioReceipt> {
  try {
    const row = await ask(database, 'select studio_bet($1, $2, $3, $4, $5, $6, $7, $8, $9) as answer', [
      call.playerId,
      call.sessionId,
      call.gameId,
      call.roundId,
      call.reference,
      amount,
      call.currency,
      allowed,
      now,
    ]);
    return receiptOf(row?.answer, call.currency);
  } catch (fault) {
    const outcome = UNDONE[sqlState(fault) ?? ''];
    if (outcome === undefined) throw fault;
    return { outcome, playerId: call.playerId, playable: 0, balances: null };
  }
}

/** What `studio_bet` raises when the round or the session has ended, so that the stake is undone. */
const UNDONE: Readonly<Record<string, StudioOutcome>> = { BZ001: 'SETTLED', BZ002: 'SESSION' };

/** A win of an accepted bet. */
export interface Win extends StudioCall {
  /** The ledger's reference of the bet. */
  readonly betReference: string;
  readonly amount: Hundredths;
  readonly roundEnded: boolean;
}

export async function win(database: Database, due: Win, now: Date): Promise<StudioReceipt> {
  const row = await ask(database, 'select studio_win($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as answer', [
    due.playerId,
    due.sessionId,
    due.gameId,
    due.roundId,
    due.reference,
    due.betReference,
    due.amount,
    due.currency,
    now,
    due.roundEnded,
  ]);
  return receiptOf(row?.answer, due.currency);
}

/**
 * Pays wins of any players in one round trip, each in a transaction of its own.
 * @throws if one of them fails; those before it may be booked, so pay them again one by one
 */
export async function winMany(database: Database, due: readonly Win[], now: Date): Promise<StudioReceipt[]> {
  const [row] = await database.query<{ answers: string }>('call studio_wins($1::text::jsonb, $2, null)', [
    JSON.stringify(
      due.map((each) => ({
        player: each.playerId,
        session: each.sessionId,
        game: each.gameId,
        round: each.roundId,
        reference: each.reference,
        bet: each.betReference,
        amount: each.amount,
        currency: each.currency,
        ended: each.roundEnded,
      })),
    ),
    now,
  ]);
  const answers = row?.answers.split('\n') ?? [];
  return due.map(({ currency }, index) => receiptOf(answers[index], currency));
}

export async function rollback(
  database: Database,
  call: StudioCall,
  winReference: string,
  now: Date,
): Promise<StudioReceipt> {
  const row = await ask(database, 'select studio_rollback($1, $2, $3, $4, $5, $6, $7, $8) as answer', [
    call.playerId,
    call.sessionId,
    call.gameId,
    call.roundId,
    call.reference,
    winReference,
    call.currency,
    now,
  ]);
  return receiptOf(row?.answer, call.currency);
}

export async function refund(
  database: Database,
  call: StudioCall,
  betReference: string,
  now: Date,
): Promise<StudioReceipt> {
  const row = await ask(database, 'select studio_refund($1, $2, $3, $4, $5, $6, $7, $8) as answer', [
    call.playerId,
    call.sessionId,
    call.gameId,
    call.roundId,
    call.reference,
    betReference,
    call.currency,
    now,
  ]);
  return receiptOf(row?.answer, call.currency);
}
