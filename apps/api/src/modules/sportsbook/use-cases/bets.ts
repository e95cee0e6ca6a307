import { ERROR, SERVER_ERROR } from '@baize/contracts/errors';
import type { SportsSettlement } from '@baize/contracts/sportsbook-wire';
import { fromWire, toWire, type CurrencyCode, type Hundredths } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import { fieldRefusal, Refusal } from '../../../plugins/errors.ts';
import { referenceOf, type Balances } from '../../wallet/index.ts';
import { highestPayout } from '../model/highest-payout.ts';
import * as repository from '../repository.ts';
import { cancelFreeBet, reserveFreeBet, settleFreeBet } from './free-bets.ts';
import { playableOf } from './sessions.ts';

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
 * who may bet now (ruling 19), and within their own limits. A repeated betId gets its answer again, even after the session's
 * end. The bet may promise no more than its odds give: a result is bounded by that promise.
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
  const isAllowed = await app.playerAccess.mayPlay(playerId, call.category);
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

/** Players whose bets are settled at once: each is one statement on a connection of its own. */
const AT_ONCE = 8;

/**
 * Books results, each player's in one transaction: a failure loses nothing, because the vendor repeats the call and
 * what is booked answers REPLAY.
 */
export async function settleBets(app: FastifyInstance, bets: readonly SportsSettlement[]) {
  const owners = await repository.playersOfBets(
    app.db,
    bets.map(({ betId }) => betId),
  );
  const results: { betId: string; status: repository.Settled['status']; outstanding: number }[] = bets.map(
    ({ betId }) => ({ betId, status: 'UNKNOWN_BET', outstanding: 0 }),
  );
  const byPlayer = new Map<string, number[]>();
  bets.forEach(({ betId }, index) => {
    const owner = owners.get(betId);
    if (owner === repository.NOBODY) results[index] = { betId, status: 'CONFLICT', outstanding: 0 };
    else if (owner !== undefined) byPlayer.set(owner, [...(byPlayer.get(owner) ?? []), index]);
  });
  const queue = [...byPlayer];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [playerId, all] = next;
      const idOf = (index: number) => bets[index]?.betId ?? '';
      const free = await repository.freeBetsAmong(app.db, playerId, all.map(idOf));
      const isFree = (index: number) => free.has(idOf(index));
      for (const index of all.filter(isFree)) {
        const { bet, status, outstanding } = await settleFreeBet(
          app,
          playerId,
          settlementOf(bets[index] as SportsSettlement),
        );
        results[index] = { betId: bet, status, outstanding: toWire(outstanding) };
      }
      const indices = all.filter((index) => !isFree(index));
      if (indices.length === 0) continue;
      const settled = await repository.settle(
        app.db,
        playerId,
        indices.map((index) => settlementOf(bets[index] as SportsSettlement)),
        app.clock.now(),
      );
      settled.forEach(({ bet, status, outstanding }, at) => {
        results[indices[at] ?? -1] = { betId: bet, status, outstanding: toWire(outstanding) };
      });
      if (settled.some(({ status }) => status === 'BOOKED')) {
        const balances = await app.wallet.balances(playerId);
        if (balances) app.wallet.announce(playerId, balances);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const debts = results.filter(({ outstanding }) => outstanding > 0).length;
  if (debts > 0) app.log.warn({ debts }, 'bets have paid more than their last result and the balance did not cover it');
  return { results };
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

/** Pays an open bet out before its result. */
export async function cashOut(
  app: FastifyInstance,
  call: { readonly betId: string; readonly cashoutId: string; readonly amount: number },
) {
  const bet = await betOf(app, call.betId);
  // Its stake is not the player's, so there is nothing to sell back.
  if (bet.freeBetId !== null) throw new Refusal(409, SERVER_ERROR.freeBetUnavailable);
  const reference = refer.cashout(call.betId, call.cashoutId);
  const amount = hundredths('amount', call.amount, bet.currency);
  const receipt = await repository.cashout(app.db, bet, reference, amount, app.clock.now());
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
