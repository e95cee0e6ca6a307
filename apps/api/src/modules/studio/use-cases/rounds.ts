import { ERROR } from '@baize/contracts/errors';
import { fromWire, toWire, type CurrencyCode, type Hundredths } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import { fieldRefusal, Refusal } from '../../../plugins/errors.ts';
import { referenceOf } from '../../wallet/index.ts';
import * as repository from '../repository.ts';

/** A movement as reported by a studio's server, with the studio's own ids. */
export interface RoundCall {
  readonly sessionId: string;
  readonly gameId: string;
  readonly roundId: string;
  readonly transactionId: string;
  readonly currency: CurrencyCode;
}
export interface Moved {
  readonly transactionReference: string;
  readonly balance: number;
  readonly currency: CurrencyCode;
}

/** The ledger's reference of a studio's transaction id; bets, wins and refunds share the studio's one namespace. */
const refer = (transactionId: string): string => referenceOf('studio', transactionId);

function hundredths(amount: number, currency: CurrencyCode): Hundredths {
  const value = fromWire(amount, currency);
  if (!value.ok) throw fieldRefusal('amount', ERROR.amountInvalid, amount);
  return value.value;
}

const REFUSALS: Readonly<
  Record<Exclude<repository.StudioOutcome, 'MOVED' | 'REPLAY'>, readonly [status: number, code: string]>
> = {
  SESSION: [404, ERROR.sessionUnknown],
  NO_WALLET: [404, ERROR.sessionUnknown],
  NOT_ALLOWED: [403, ERROR.playNotAllowed],
  CURRENCY: [409, ERROR.currencyMismatch],
  NOT_ENOUGH_FUNDS: [409, ERROR.notEnoughFunds],
  CONFLICT: [409, ERROR.idempotencyConflict],
  BET_UNKNOWN: [404, 'error.bet.unknown'],
  REFUNDED: [409, 'error.transaction.refunded'],
  SETTLED: [409, 'error.round.settled'],
  SPEND_LIMIT: [409, ERROR.spendLimitReached],
  // Stale twice in a row: the limits changed meanwhile. The studio may retry.
  SPEND_STALE: [503, ERROR.unavailable],
  STAKE_TOO_HIGH: [403, ERROR.stakeTooHigh],
  TOO_SOON: [403, ERROR.spinTooSoon],
};

function answer(
  app: FastifyInstance,
  call: RoundCall,
  reference: string,
  receipt: repository.StudioReceipt,
  law?: Record<string, unknown>,
): Moved {
  const { outcome } = receipt;
  if (outcome !== 'MOVED' && outcome !== 'REPLAY') {
    const [status, code] = REFUSALS[outcome];
    throw new Refusal(status, code, law);
  }
  if (outcome === 'MOVED' && receipt.playerId && receipt.balances)
    app.wallet.announce(receipt.playerId, receipt.balances);
  return { transactionReference: reference, balance: toWire(receipt.playable), currency: call.currency };
}

const REMEMBERED = 20_000;
const seats = new WeakMap<FastifyInstance, Map<string, repository.Seat>>();

/**
 * A session's player, game and law never change, so they are read once; each bet checks whether the session is still
 * open.
 */
async function cachedSeat(app: FastifyInstance, sessionId: string): Promise<repository.Seat | null> {
  let known = seats.get(app);
  if (!known) seats.set(app, (known = new Map()));
  const remembered = known.get(sessionId);
  if (remembered) return remembered;
  const seat = await repository.findSeat(app.db, sessionId);
  if (seat) {
    if (known.size >= REMEMBERED) known.delete(known.keys().next().value ?? '');
    known.set(sessionId, seat);
  }
  return seat;
}

/** Returns which of the player's own limits refused a stake, what it leaves and when it resets (A§4). */
async function spendLimitOf(
  app: FastifyInstance,
  playerId: string,
  currencyCode: CurrencyCode,
): Promise<Record<string, unknown>> {
  const { result, limitLeft, limitType, resetOn } = await app.spendingRules.explainCeiling(playerId);
  return {
    result,
    limitLeft: limitLeft == null ? null : toWire(limitLeft),
    limitType: limitType ?? null,
    resetOn: resetOn?.toISOString() ?? null,
    currencyCode,
  };
}

/**
 * Takes a stake: MAIN first, then the vertical's bonus wallet (ruling 16), from players who may play now (ruling 19),
 * no higher and no sooner than the law of their home allows (rulings 21 and 22). A repeated transactionId gets its
 * first answer again, even after the session's end.
 * @throws Refusal with the codes of the contract
 */
export async function placeBet(app: FastifyInstance, call: RoundCall & { readonly amount: number }): Promise<Moved> {
  const amount = hundredths(call.amount, call.currency);
  const reference = refer(call.transactionId);
  const session = await cachedSeat(app, call.sessionId);
  if (!session) throw new Refusal(404, ERROR.sessionUnknown);
  const allowed = await app.playerAccess.mayPlay(session.playerId, session.vertical);
  const place = () =>
    repository.bet(app.db, { ...call, playerId: session.playerId, reference }, amount, allowed, app.clock.now());
  let receipt = await place();
  if (receipt.outcome === 'SPEND_STALE') {
    // A period has ended, or a change has taken effect by the clock.
    await app.spendingRules.renewCeiling(session.playerId);
    receipt = await place();
  }
  if (receipt.outcome === 'SPEND_LIMIT')
    return answer(app, call, reference, receipt, await spendLimitOf(app, session.playerId, call.currency));
  const bound = {
    maximumStake: {
      maximum: session.maximumStake === null ? null : toWire(session.maximumStake),
      currencyCode: call.currency,
    },
    spin: { seconds: session.minimumSpinMs / 1000 },
  };
  return answer(
    app,
    call,
    reference,
    receipt,
    receipt.outcome === 'STAKE_TOO_HIGH' ? bound.maximumStake : receipt.outcome === 'TOO_SOON' ? bound.spin : undefined,
  );
}

/** Pays a win of an accepted bet; 0 closes a lost round. The win is owed even if the player may no longer play. */
export async function payWin(
  app: FastifyInstance,
  call: RoundCall & { readonly amount: number; readonly betTransactionId: string },
): Promise<Moved> {
  const amount = hundredths(call.amount, call.currency);
  const reference = refer(call.transactionId);
  const session = await cachedSeat(app, call.sessionId);
  if (!session) throw new Refusal(...REFUSALS.BET_UNKNOWN);
  return answer(
    app,
    call,
    reference,
    await repository.win(
      app.db,
      { ...call, playerId: session.playerId, reference },
      refer(call.betTransactionId),
      amount,
      app.clock.now(),
    ),
  );
}

/** Refunds a stake, or marks an unknown bet so that it is refused if it arrives late. */
export async function refundBet(
  app: FastifyInstance,
  call: RoundCall & { readonly betTransactionId: string },
): Promise<Moved> {
  const reference = refer(call.transactionId);
  const session = await cachedSeat(app, call.sessionId);
  if (!session) throw new Refusal(...REFUSALS.SESSION);
  return answer(
    app,
    call,
    reference,
    await repository.refund(
      app.db,
      { ...call, playerId: session.playerId, reference },
      refer(call.betTransactionId),
      app.clock.now(),
    ),
  );
}
