import { ERROR, SERVER_ERROR } from '@baize/contracts/errors';
import { fromWire, toWire, type CurrencyCode, type Hundredths } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import { fieldRefusal, Refusal } from '../../../plugins/errors.ts';
import { referenceOf } from '../../wallet/index.ts';
import * as movements from '../repository/movements.ts';
import * as sessions from '../repository/sessions.ts';
import { reaches } from './game-sessions.ts';
import { tellHeld } from './held-wins.ts';

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

/**
 * The ledger's reference of a studio's transaction id. Each studio has one namespace, which its bets, wins, refunds and
 * rollbacks share (ruling 30).
 */
export const refer = (seat: sessions.Seat, transactionId: string): string =>
  referenceOf(seat.studio === '' ? 'studio' : `studio/${seat.studio}`, transactionId);

export function hundredths(amount: number, currency: CurrencyCode): Hundredths {
  const value = fromWire(amount, currency);
  if (!value.ok) throw fieldRefusal('amount', ERROR.amountInvalid, amount);
  return value.value;
}

const REFUSALS: Readonly<
  Record<
    Exclude<movements.StudioOutcome, 'MOVED' | 'REPLAY' | 'HELD' | 'HELD_REPLAY'>,
    readonly [status: number, code: string]
  >
> = {
  SESSION: [404, ERROR.sessionUnknown],
  NO_WALLET: [404, ERROR.sessionUnknown],
  NOT_ALLOWED: [403, ERROR.playNotAllowed],
  CURRENCY: [409, ERROR.currencyMismatch],
  NOT_ENOUGH_FUNDS: [409, ERROR.notEnoughFunds],
  CONFLICT: [409, ERROR.idempotencyConflict],
  BET_UNKNOWN: [404, SERVER_ERROR.betUnknown],
  REFUNDED: [409, SERVER_ERROR.transactionRefunded],
  ROLLED_BACK: [409, SERVER_ERROR.transactionRolledBack],
  SETTLED: [409, SERVER_ERROR.roundSettled],
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
  receipt: movements.StudioReceipt,
  law?: Record<string, unknown>,
): Moved {
  const { outcome } = receipt;
  if (outcome !== 'MOVED' && outcome !== 'REPLAY' && outcome !== 'HELD' && outcome !== 'HELD_REPLAY') {
    const [status, code] = REFUSALS[outcome];
    throw new Refusal(status, code, law);
  }
  if (outcome === 'MOVED' && receipt.playerId && receipt.balances)
    app.wallet.announce(receipt.playerId, receipt.balances);
  return { transactionReference: reference, balance: toWire(receipt.playable), currency: call.currency };
}

const REMEMBERED = 20_000;
const seats = new WeakMap<FastifyInstance, Map<string, sessions.Seat>>();

/**
 * Returns a session that this studio may use. Its player, studio and law never change, so they are read once; each bet
 * checks whether the session is still open.
 */
export async function cachedSeat(
  app: FastifyInstance,
  studio: string,
  sessionId: string,
): Promise<sessions.Seat | null> {
  const seat = await rememberedSeat(app, sessionId);
  return seat && reaches(studio, seat) ? seat : null;
}

async function rememberedSeat(app: FastifyInstance, sessionId: string): Promise<sessions.Seat | null> {
  return (await rememberedSeats(app, [sessionId])).get(sessionId) ?? null;
}

async function rememberedSeats(
  app: FastifyInstance,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, sessions.Seat>> {
  let known = seats.get(app);
  if (!known) seats.set(app, (known = new Map()));
  const wanted = new Map<string, sessions.Seat>();
  const unread = new Set<string>();
  for (const sessionId of sessionIds) {
    const remembered = known.get(sessionId);
    if (remembered) wanted.set(sessionId, remembered);
    else unread.add(sessionId);
  }
  if (unread.size === 0) return wanted;
  for (const [sessionId, seat] of await sessions.findSeats(app.db, [...unread])) {
    wanted.set(sessionId, seat);
    if (known.size >= REMEMBERED) known.delete(known.keys().next().value ?? '');
    known.set(sessionId, seat);
  }
  return wanted;
}

/** Returns those of many sessions that this studio may use, by their ids. */
export async function cachedSeats(
  app: FastifyInstance,
  studio: string,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, sessions.Seat>> {
  const remembered = await rememberedSeats(app, sessionIds);
  return new Map([...remembered].filter(([, seat]) => reaches(studio, seat)));
}

/** Returns which of the player's own limits refused a stake, its amount, what it leaves and when it resets (A§4). */
async function spendLimitOf(
  app: FastifyInstance,
  playerId: string,
  currencyCode: CurrencyCode,
): Promise<Record<string, unknown>> {
  const { result, limit, limitLeft, limitType, resetOn } = await app.spendingRules.explainCeiling(playerId);
  return {
    result,
    limit: limit == null ? null : toWire(limit),
    limitLeft: limitLeft == null ? null : toWire(limitLeft),
    limitType: limitType ?? null,
    resetOn: resetOn?.toISOString() ?? null,
    currencyCode,
  };
}

/**
 * Refuses a bet outside the limits that the game publishes. A win is bounded by the bet (ruling 30), so it is bounded only
 * if the bet is. A repeated bet needs no answer here: one outside the limits was never accepted.
 */
function refuseOutsideLimits(
  { smallestBet, largestBet }: sessions.Seat,
  amount: Hundredths,
  currencyCode: CurrencyCode,
): void {
  if (smallestBet === null || largestBet === null || (amount >= smallestBet && amount <= largestBet)) return;
  const details = { minimum: toWire(smallestBet), maximum: toWire(largestBet), currencyCode };
  throw new Refusal(403, SERVER_ERROR.stakeOutsideLimits, details);
}

/**
 * Takes a stake: MAIN first, then the vertical's bonus wallet (ruling 16), from players who may play now (ruling 19),
 * no higher and no sooner than the law of their home allows (rulings 21 and 22), and within the game's own limits. A repeated transactionId gets its
 * first answer again, even after the session's end.
 * @throws Refusal with the codes of the contract
 */
export async function placeBet(
  app: FastifyInstance,
  studio: string,
  call: RoundCall & { readonly amount: number },
): Promise<Moved> {
  const amount = hundredths(call.amount, call.currency);
  const session = await cachedSeat(app, studio, call.sessionId);
  if (!session) throw new Refusal(404, ERROR.sessionUnknown);
  refuseOutsideLimits(session, amount, call.currency);
  const reference = refer(session, call.transactionId);
  const allowed = await app.playerAccess.mayPlay(session.playerId, session.vertical);
  const place = () =>
    movements.bet(app.db, { ...call, playerId: session.playerId, reference }, amount, allowed, app.clock.now());
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

export interface WinCall extends RoundCall {
  readonly amount: number;
  readonly betTransactionId: string;
  readonly roundEnded: boolean;
}

/** @throws Refusal for an amount that the currency does not have, or a session that this studio does not have */
export function dueOf(seat: sessions.Seat | null, call: WinCall): movements.Win {
  const amount = hundredths(call.amount, call.currency);
  if (!seat) throw new Refusal(...REFUSALS.BET_UNKNOWN);
  const { playerId } = seat;
  const reference = refer(seat, call.transactionId);
  return { ...call, playerId, reference, betReference: refer(seat, call.betTransactionId), amount };
}

/** Answers a win that the ledger has booked, held or refused. @throws Refusal with the codes of the contract */
export async function answerWin(
  app: FastifyInstance,
  studio: string,
  call: WinCall,
  { playerId, reference, amount }: movements.Win,
  receipt: movements.StudioReceipt,
): Promise<Moved & { readonly held: boolean }> {
  const held = receipt.outcome === 'HELD' || receipt.outcome === 'HELD_REPLAY';
  // Also for a repeated win: the first call may have ended before it told the player.
  if (held && (await tellHeld(app, playerId, reference)) === 'REFUSED') throw new Refusal(409, SERVER_ERROR.winRefused);
  if (receipt.outcome === 'HELD') {
    app.log.warn({ studio, gameId: call.gameId, reference, amount }, 'a win above the published maximum is held');
    app.metrics.counter('baize_held_wins_total', 'Wins held for review, by studio.', ['studio']).inc({ studio });
  }
  return { ...answer(app, call, reference, receipt), held };
}

/**
 * Pays a win of an accepted bet; 0 closes a lost round. The win is owed even if the player may no longer play. A win with
 * which the bet pays more than the game's published maximum is held for the operator, and the player gets a message (ruling 30).
 * @throws Refusal with the codes of the contract. A win that the operator has refused is refused each time it is repeated
 */
export async function payWin(
  app: FastifyInstance,
  studio: string,
  call: WinCall,
): Promise<Moved & { readonly held: boolean }> {
  const due = dueOf(await cachedSeat(app, studio, call.sessionId), call);
  return answerWin(app, studio, call, due, await movements.win(app.db, due, app.clock.now()));
}

/**
 * Takes a movement of a round back.
 * @param undone the studio's id of the movement
 */
async function takeBack(
  app: FastifyInstance,
  studio: string,
  call: RoundCall,
  undone: string,
  take: typeof movements.refund,
): Promise<Moved> {
  const session = await cachedSeat(app, studio, call.sessionId);
  if (!session) throw new Refusal(...REFUSALS.SESSION);
  const reference = refer(session, call.transactionId);
  const taken = { ...call, playerId: session.playerId, reference };
  return answer(app, call, reference, await take(app.db, taken, refer(session, undone), app.clock.now()));
}

/** Refunds a stake, or marks an unknown bet so that it is refused if it arrives late. */
export const refundBet = (
  app: FastifyInstance,
  studio: string,
  call: RoundCall & { readonly betTransactionId: string },
): Promise<Moved> => takeBack(app, studio, call, call.betTransactionId, movements.refund);

/**
 * Takes a win back while its round is open, or marks an unknown win so that it is refused if it arrives late (ruling 30).
 * A balance that no longer covers it is left alone: the operator and the studio settle it.
 */
export const rollBackWin = (
  app: FastifyInstance,
  studio: string,
  call: RoundCall & { readonly winTransactionId: string },
): Promise<Moved> => takeBack(app, studio, call, call.winTransactionId, movements.rollback);
