import { isDeepStrictEqual } from 'node:util';
import { ERROR, SERVER_ERROR } from '@baize/contracts/errors';
import { toWire, WHOLE_UNIT_CURRENCIES, type CurrencyCode } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../plugins/errors.ts';
import { payFreeBetWin, takeBackFreeBetWin, type LedgerTransaction } from '../../wallet/index.ts';
import * as repository from '../repository.ts';
import { giverOf } from './free-bet-giver.ts';

/** Returns the free bets that a session's player can use now. @throws Refusal 404 error.game_session.unknown */
export async function freeBetsOf(app: FastifyInstance, sessionId: string) {
  const session = await repository.findSession(app.db, sessionId);
  if (!session || session.ended || session.endsAt <= app.clock.now()) throw new Refusal(404, ERROR.sessionUnknown);
  const { playerId, product, currency } = session;
  const held = product === 'sportsbook' ? await giverOf(app)?.usable(playerId, currency) : undefined;
  return {
    freeBets: (held ?? []).map(({ freeBetId, amount, minimumOdds, expiresAt }) => ({
      freeBetId,
      amount: toWire(amount),
      currency,
      minimumOdds,
      expiresAt: expiresAt.toISOString(),
    })),
  };
}

/**
 * Puts a free bet on a bet. No money moves, so neither the balance nor the player's own limits decide; whether the player
 * may bet does. A repeated call gets its answer again, even after the session's end.
 * @throws Refusal with the codes of the contract
 */
export async function reserveFreeBet(
  app: FastifyInstance,
  bet: repository.Reservation & { readonly freeBetId: string },
  isAllowed: boolean,
): Promise<void> {
  const giver = giverOf(app);
  if (!giver || bet.category !== 'SPORTS') throw new Refusal(409, SERVER_ERROR.freeBetUnavailable);
  const { playerId, betId, freeBetId } = bet;
  await app.wallet.transaction(async (ledger) => {
    const { tx } = ledger;
    // The claim comes before the wallet's lock: two calls with one id cannot deadlock.
    const isNew = await repository.claimBetId(tx, { betId, playerId });
    if (!(await app.wallet.lock(tx, playerId))) throw new Refusal(404, ERROR.sessionUnknown);
    if (!isNew) return answerKnown(ledger, bet);
    const now = app.clock.now();
    const session = await repository.findSession(tx, bet.sessionId);
    if (!session || session.ended || session.endsAt <= now) throw new Refusal(404, ERROR.sessionUnknown);
    if (session.currency !== bet.currency) throw new Refusal(409, ERROR.currencyMismatch);
    if (!isAllowed) throw new Refusal(403, ERROR.playNotAllowed);
    const { amount, potentialPayout, currency, description } = bet;
    const outcome = await giver.take(ledger, {
      ...{ playerId, freeBetId, betId, amount, potentialPayout, currency },
      bet: description,
    });
    if (outcome === 'UNAVAILABLE') throw new Refusal(409, SERVER_ERROR.freeBetUnavailable);
    if (outcome === 'ODDS_TOO_LOW') throw new Refusal(409, SERVER_ERROR.freeBetOdds);
    await repository.insertBet(tx, {
      playerId,
      betId,
      sessionId: bet.sessionId,
      category: bet.category,
      currency,
      betReference: bet.reference,
      stake: amount,
      bonusStake: 0,
      potentialPayout,
      description,
      selections: bet.selections,
      state: 'RESERVED',
      freeBetId,
      reservedAt: now,
      changedAt: now,
    });
  });
}

/** @throws Refusal unless the known bet is the same one and still open */
async function answerKnown(
  { tx }: LedgerTransaction,
  {
    playerId,
    betId,
    amount,
    potentialPayout,
    selections,
    sessionId,
    freeBetId,
  }: repository.Reservation & { readonly freeBetId: string },
): Promise<void> {
  const owner = (await repository.playersOfBets(tx, [betId])).get(betId);
  if (owner === repository.NOBODY) throw new Refusal(409, SERVER_ERROR.transactionRefunded);
  const known = owner === playerId ? await repository.findBet(tx, playerId, betId) : null;
  if (
    known?.freeBetId !== freeBetId ||
    known.stake !== amount ||
    known.potentialPayout !== potentialPayout ||
    known.sessionId !== sessionId ||
    !isDeepStrictEqual(known.selections, selections)
  )
    throw new Refusal(409, ERROR.idempotencyConflict);
  if (known.state === 'CANCELLED') throw new Refusal(409, SERVER_ERROR.transactionRefunded);
  if (known.state === 'SETTLED') throw new Refusal(409, SERVER_ERROR.roundSettled);
}

/** Gives the free bet of a bet without a result back. A second cancellation changes nothing. */
export async function cancelFreeBet(
  app: FastifyInstance,
  { playerId, betId }: Pick<repository.SportsBet, 'playerId' | 'betId'>,
): Promise<'CANCELLED' | 'REPLAY'> {
  return app.wallet.transaction(async (ledger) => {
    const { tx } = ledger;
    await app.wallet.lock(tx, playerId);
    const bet = await repository.findBet(tx, playerId, betId);
    if (!bet?.freeBetId) throw new Refusal(404, SERVER_ERROR.betUnknown);
    if (bet.state === 'CANCELLED') return 'REPLAY';
    if (bet.state === 'SETTLED') throw new Refusal(409, SERVER_ERROR.roundSettled);
    await repository.updateBet(tx, bet, { state: 'CANCELLED', changedAt: app.clock.now() });
    const { freeBetId } = bet;
    await giverOf(app)?.settle(ledger, { playerId, freeBetId, betId, isReturned: true, paid: 0 });
    return 'CANCELLED';
  });
}

/**
 * Books a result of a bet that was staked with a free bet. What it pays is the win without the stake; VOID pays nothing and
 * gives the free bet back. A later result books the difference. What the balance does not cover stays outstanding, as with
 * other bets (0100).
 */
export async function settleFreeBet(
  app: FastifyInstance,
  playerId: string,
  { bet: betId, settlement, outcome, payout, result, reversal }: repository.Settlement,
): Promise<repository.Settled> {
  return app.wallet.transaction(async (ledger) => {
    const { tx } = ledger;
    await app.wallet.lock(tx, playerId);
    const bet = await repository.findBet(tx, playerId, betId);
    const answer = (status: repository.Settled['status'], paid = bet?.paid ?? 0, due = bet?.payout ?? 0) => ({
      bet: betId,
      status,
      outstanding: Math.max(0, paid - due),
    });
    if (!bet?.freeBetId) return answer('UNKNOWN_BET');
    const currency = bet.currency as CurrencyCode;
    const due = outcome === 'VOID' || outcome === 'LOST' ? 0 : Math.max(0, payout - bet.stake);
    if (settlement < bet.settlement) return answer('OLDER');
    if (settlement === bet.settlement)
      return answer(bet.outcome === outcome && bet.payout === due ? 'REPLAY' : 'CONFLICT');
    const isTooMuch = outcome !== 'VOID' && payout > bet.potentialPayout;
    if (bet.state === 'CANCELLED' || isTooMuch || due % (WHOLE_UNIT_CURRENCIES.has(currency) ? 100 : 1) !== 0)
      return answer('CONFLICT');
    const balances = await app.wallet.balances(playerId, tx);
    const change = due >= bet.paid ? due - bet.paid : -Math.min(bet.paid - due, balances?.main ?? 0);
    if (change !== 0) {
      const named = { betId, title: bet.description };
      const receipt = await ledger.move(
        change > 0
          ? payFreeBetWin({ reference: result, playerId, currency }, change, named)
          : takeBackFreeBetWin({ reference: reversal, playerId, currency }, -change, named),
      );
      if (receipt.outcome !== 'MOVED')
        throw new Error(
          `The ledger answered ${receipt.outcome} to ${change} for settlement ${settlement} of the free bet's bet ${betId}. Nothing was booked; compare the bet with the ledger.`,
        );
    }
    const paid = bet.paid + change;
    await repository.updateBet(tx, bet, {
      state: 'SETTLED',
      settlement,
      outcome,
      payout: due,
      paid,
      resultReference: result,
      changedAt: app.clock.now(),
    });
    const { freeBetId } = bet;
    await giverOf(app)?.settle(ledger, { playerId, freeBetId, betId, isReturned: outcome === 'VOID', paid: change });
    return answer('BOOKED', paid, due);
  });
}
