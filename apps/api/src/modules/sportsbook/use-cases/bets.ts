import { ERROR, SERVER_ERROR } from '@baize/contracts/errors';
import type { SportsSettlement } from '@baize/contracts/sportsbook-wire';
import { fromWire, toWire, type CurrencyCode, type Hundredths } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import { bookBatch } from '../../../plugins/batches.ts';
import { fieldRefusal, Refusal } from '../../../plugins/errors.ts';
import { referenceOf, type Balances } from '../../wallet/index.ts';
import { highestPayout } from '../model/highest-payout.ts';
import * as repository from '../repository.ts';
import { cancelFreeBet, reserveFreeBet, settleFreeBet } from './free-bets.ts';
import { maximumPayoutOf, playableOf } from './sessions.ts';

/** Returns the ledger's reference of a bet's stake. */
export const betReference = (betId: string): string => referenceOf('sportsbook/bet', betId);

/** The ledger's references of the vendor's ids; each kind of movement has a namespace of its own. */
const refer = {
  bet: betReference,
  cancel: (betId: string) => referenceOf('sportsbook/cancel', betId),
  result: (betId: string, settlement: number) => referenceOf('sportsbook/result', `${settlement}/${betId}`),
  reversal: (betId: string, settlement: number) => referenceOf('sportsbook/reversal', `${settlement}/${betId}`),
  cashout: (betId: string, id: string) => referenceOf('sportsbook/cashout', JSON.stringify([betId, id])),
  cashoutVoid: (betId: string, id: string) => referenceOf('sportsbook/cashout-void', JSON.stringify([betId, id])),
};

const REFUSALS: Readonly<
  Record<Exclude<repository.SportsOutcome, 'MOVED' | 'REPLAY'>, readonly [status: number, code: string]>
> = {
  SESSION: [404, ERROR.sessionUnknown],
  NO_WALLET: [404, ERROR.sessionUnknown],
  NOT_ALLOWED: [403, ERROR.playNotAllowed],
  CURRENCY: [409, ERROR.currencyMismatch],
  NOT_ENOUGH_FUNDS: [409, ERROR.notEnoughFunds],
  CONFLICT: [409, ERROR.idempotencyConflict],
  BET_UNKNOWN: [404, SERVER_ERROR.betUnknown],
  UNKNOWN: [404, SERVER_ERROR.betUnknown],
  REFUNDED: [409, SERVER_ERROR.transactionRefunded],
  SETTLED: [409, SERVER_ERROR.roundSettled],
  SPEND_LIMIT: [409, ERROR.spendLimitReached],
  // Stale twice in a row: the limits changed meanwhile. The vendor may retry.
  SPEND_STALE: [503, ERROR.unavailable],
  STAKE_TOO_HIGH: [403, ERROR.stakeTooHigh],
};

const hundredths = (field: string, amount: number, currency: CurrencyCode): Hundredths => {
  const value = fromWire(amount, currency);
  if (!value.ok) throw fieldRefusal(field, ERROR.amountInvalid, amount);
  return value.value;
};

/** Answers with the balance, and tells the player's sockets if it has changed. */
function answer(
  app: FastifyInstance,
  playerId: string,
  { outcome, balances }: repository.SportsReceipt,
): { balance: number; currency: CurrencyCode; version: number } {
  if (outcome !== 'MOVED' && outcome !== 'REPLAY') {
    const [status, code] = REFUSALS[outcome];
    throw new Refusal(status, code);
  }
  if (!balances) throw new Refusal(404, ERROR.sessionUnknown);
  if (outcome === 'MOVED') app.wallet.announce(playerId, balances);
  return standsOf(balances);
}

const standsOf = (balances: Balances) => ({
  balance: toWire(playableOf(balances)),
  currency: balances.currency,
  version: balances.version,
});

export interface ReserveCall extends Omit<
  repository.Reservation,
  'playerId' | 'reference' | 'amount' | 'potentialPayout'
> {
  readonly amount: number;
  readonly potentialPayout: number;
  /** Null: the player's money. */
  readonly freeBetId: string | null;
}

/**
 * Takes the stake of a bet, or its free bet. Money comes from MAIN first, then the sports bonus (ruling 16), from players
 * who may bet now (ruling 19) on events that their law and the site's do not exclude, and within their own limits. A repeated betId gets its answer again, even after the session's
 * end. The bet may promise no more than its odds give, nor than the brand pays on one bet: a result is bounded by that
 * promise (ruling 30).
 * @throws Refusal with the codes of the contract
 */
export async function reserveBet(app: FastifyInstance, call: ReserveCall) {
  const session = await repository.findSession(app.db, call.sessionId);
  if (!session) throw new Refusal(...REFUSALS.SESSION);
  const { playerId } = session;
  const reference = refer.bet(call.betId);
  const bet = {
    ...call,
    playerId,
    reference,
    amount: hundredths('amount', call.amount, call.currency),
    potentialPayout: hundredths('potentialPayout', call.potentialPayout, call.currency),
  };
  const odds = call.selections.map((selection) => selection.odds);
  if (bet.potentialPayout > highestPayout(bet.amount, odds))
    throw fieldRefusal('potentialPayout', ERROR.validation, call.potentialPayout);
  const maximum = maximumPayoutOf(app, session);
  if (bet.potentialPayout > maximum) throw new Refusal(403, ERROR.payoutTooHigh, { maximum: toWire(maximum) });
  const isExcluded = call.selections.some(
    ({ eventKind }) => eventKind !== null && session.excludedEvents.includes(eventKind),
  );
  // A stake that was taken before the law changed keeps its answer; a new one learns that the law is the reason (R29).
  if (isExcluded && !(await repository.playersOfBets(app.db, [call.betId])).has(call.betId))
    throw new Refusal(403, SERVER_ERROR.betEventExcluded);
  const isAllowed = !isExcluded && (await app.playerAccess.mayPlay(playerId, call.category));
  const { freeBetId } = call;
  if (freeBetId !== null) {
    await reserveFreeBet(app, { ...bet, freeBetId }, isAllowed);
    const balances = await app.wallet.balances(playerId);
    if (!balances) throw new Refusal(...REFUSALS.NO_WALLET);
    return { transactionReference: reference, ...standsOf(balances) };
  }
  const take = () => repository.reserve(app.db, bet, isAllowed, app.clock.now());
  let receipt = await take();
  if (receipt.outcome === 'SPEND_STALE') {
    // A period has ended, or a change has taken effect by the clock.
    await app.spendingRules.renewCeiling(playerId);
    receipt = await take();
  }
  return { transactionReference: reference, ...answer(app, playerId, receipt) };
}

/** @throws Refusal 404 error.bet.unknown; 409 for a bet that was cancelled before it arrived */
async function ownerOf(app: FastifyInstance, betId: string): Promise<string> {
  const owner = (await repository.playersOfBets(app.db, [betId])).get(betId);
  if (owner === undefined) throw new Refusal(...REFUSALS.BET_UNKNOWN);
  if (owner === repository.NOBODY) throw new Refusal(...REFUSALS.REFUNDED);
  return owner;
}

async function betOf(app: FastifyInstance, betId: string) {
  const bet = await repository.findBet(app.db, await ownerOf(app, betId), betId);
  if (!bet) throw new Refusal(...REFUSALS.BET_UNKNOWN);
  return { ...bet, currency: bet.currency as CurrencyCode };
}

/** Confirms a reserved bet. One that has its result already stays as it is: the result may be faster. */
export async function placeReserved(app: FastifyInstance, betId: string) {
  const bet = await betOf(app, betId);
  if (bet.state === 'CANCELLED') throw new Refusal(...REFUSALS.REFUNDED);
  await repository.place(app.db, bet.playerId, betId, app.clock.now());
  const [now, balances] = await Promise.all([betOf(app, betId), app.wallet.balances(bet.playerId)]);
  if (now.state === 'CANCELLED') throw new Refusal(...REFUSALS.REFUNDED);
  if (!balances) throw new Refusal(...REFUSALS.NO_WALLET);
  return standsOf(balances);
}

/** Returns the stake of a bet without a result, or marks an unknown bet so that it is refused if it arrives late. */
export async function cancelBet(
  app: FastifyInstance,
  betId: string,
  reason: string,
): Promise<{ status: 'CANCELLED' | 'REPLAY' | 'MARKED' }> {
  const owner = (await repository.playersOfBets(app.db, [betId])).get(betId);
  if (owner === undefined) {
    if (await repository.markCancelled(app.db, betId)) return { status: 'MARKED' };
    return cancelBet(app, betId, reason);
  }
  if (owner === repository.NOBODY) return { status: 'REPLAY' };
  const bet = await betOf(app, betId);
  if (bet.freeBetId !== null) {
    const status = await cancelFreeBet(app, bet);
    if (status === 'CANCELLED') app.log.info({ betId, reason }, 'the bet of a free bet was cancelled');
    return { status };
  }
  const receipt = await repository.cancel(app.db, bet, refer.cancel(betId), app.clock.now());
  if (receipt.outcome === 'REPLAY') return { status: 'REPLAY' };
  answer(app, bet.playerId, receipt);
  app.log.info({ betId, reason }, 'a bet was cancelled');
  return { status: 'CANCELLED' };
}

interface SettleResult {
  readonly betId: string;
  readonly status: repository.Settled['status'] | 'FAILED';
  readonly outstanding: number;
}
interface Entry {
  readonly playerId: string;
  readonly currency: CurrencyCode;
  /** Its place in the call. */
  readonly at: number;
  readonly settlement: repository.Settlement;
}

/**
 * Books results, each player's in one transaction. A failure loses nothing, because the vendor repeats the call or what it
 * answers as FAILED, and what is booked answers REPLAY.
 */
export async function settleBets(app: FastifyInstance, bets: readonly SportsSettlement[]) {
  const owners = await repository.playersOfBets(
    app.db,
    bets.map(({ betId }) => betId),
  );
  const results = bets.map(({ betId }): SettleResult => ({ betId, status: 'UNKNOWN_BET', outstanding: 0 }));
  const facts = await repository.factsOfBets(
    app.db,
    new Map([...owners].filter(([, owner]) => owner !== repository.NOBODY)),
  );
  const [own, free]: [Entry[], Entry[]] = [[], []];
  for (const [at, bet] of bets.entries()) {
    const { betId } = bet;
    const playerId = owners.get(betId);
    const known = facts.get(betId);
    if (playerId === repository.NOBODY) results[at] = { betId, status: 'CONFLICT', outstanding: 0 };
    else if (playerId !== undefined && known)
      (known.isFree ? free : own).push({ playerId, currency: known.currency, at, settlement: settlementOf(bet) });
  }
  const answered = ({ at }: Entry, { bet, status, outstanding }: repository.Settled): void => {
    results[at] = { betId: bet, status, outstanding: toWire(outstanding) };
  };
  const book = async (players: readonly (readonly Entry[])[]): Promise<void> => {
    const booked = await repository.settle(app.db, players.map(settlementsOf), app.clock.now());
    for (const [index, entries] of players.entries()) {
      const { settled, balances } = booked[index] as (typeof booked)[number];
      for (const [place, entry] of entries.entries()) answered(entry, settled[place] as repository.Settled);
      // Also after a repetition: the call before it may have ended before it told anyone.
      if (settled.some(({ status }) => status === 'BOOKED' || status === 'REPLAY'))
        app.wallet.announce(entries[0]?.playerId ?? '', balances);
    }
  };
  const bookFree = async (players: readonly (readonly Entry[])[]): Promise<void> => {
    for (const entry of players.flat()) answered(entry, await settleFreeBet(app, entry.playerId, entry.settlement));
  };
  for (const [entries, work] of [
    [own, book],
    [free, bookFree],
  ] as const)
    await bookBatch(app, entries, work, (alone) =>
      work([alone]).catch((cause: unknown) => {
        app.log.error(
          { err: cause, bets: alone.length },
          'results of a player were not booked; the vendor repeats them',
        );
        for (const { at, settlement } of alone)
          results[at] = { betId: settlement.bet, status: 'FAILED', outstanding: 0 };
      }),
    );
  const debts = results.filter(({ outstanding }) => outstanding > 0).length;
  if (debts > 0) app.log.warn({ debts }, 'bets have paid more than their last result and the balance did not cover it');
  return { results };
}

/** @param entries of one player, at least one */
function settlementsOf(entries: readonly Entry[]): repository.PlayerSettlements {
  const { playerId, currency } = entries[0] as Entry;
  return { playerId, currency, settlements: entries.map(({ settlement }) => settlement) };
}

/** The amount is checked against the bet's currency where it is booked. */
function settlementOf({ betId, settlement, outcome, payout }: SportsSettlement): repository.Settlement {
  return {
    bet: betId,
    settlement,
    outcome,
    payout: hundredths('payout', payout, 'EUR'),
    result: refer.result(betId, settlement),
    reversal: refer.reversal(betId, settlement),
  };
}

/** Pays an open bet out before its result: all that is left of it, or the part of its stake that `stake` names. */
export async function cashOut(
  app: FastifyInstance,
  call: {
    readonly betId: string;
    readonly cashoutId: string;
    readonly amount: number;
    readonly stake?: number | undefined;
  },
) {
  const bet = await betOf(app, call.betId);
  // Its stake is not the player's, so there is nothing to sell back.
  if (bet.freeBetId !== null) throw new Refusal(409, SERVER_ERROR.freeBetUnavailable);
  const reference = refer.cashout(call.betId, call.cashoutId);
  const amount = hundredths('amount', call.amount, bet.currency);
  const now = app.clock.now();
  const receipt =
    call.stake === undefined
      ? await repository.cashout(app.db, bet, reference, amount, now)
      : await repository.cashoutPart(
          app.db,
          bet,
          reference,
          { stake: hundredths('stake', call.stake, bet.currency), amount },
          now,
        );
  return { transactionReference: reference, ...answer(app, bet.playerId, receipt) };
}

/** Takes a cash-out back, or marks an unknown one so that it is refused if it arrives late. */
export async function voidCashOut(app: FastifyInstance, call: { readonly betId: string; readonly cashoutId: string }) {
  const bet = await betOf(app, call.betId);
  if (bet.freeBetId !== null) throw new Refusal(409, SERVER_ERROR.freeBetUnavailable);
  const receipt = await repository.voidCashout(
    app.db,
    bet,
    refer.cashout(call.betId, call.cashoutId),
    refer.cashoutVoid(call.betId, call.cashoutId),
    app.clock.now(),
  );
  return answer(app, bet.playerId, receipt);
}
