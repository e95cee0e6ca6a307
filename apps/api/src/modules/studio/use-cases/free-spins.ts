import { ERROR, SERVER_ERROR } from '@baize/contracts/errors';
import { toWire, type CurrencyCode } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../plugins/errors.ts';
import type { LedgerTransaction } from '../../wallet/index.ts';
import * as heldWins from '../repository/held-wins.ts';
import * as sessions from '../repository/sessions.ts';
import { giverOf, type FreeSpinRound, type SpinOutcome } from './free-spin-giver.ts';
import { playableOf, reaches } from './game-sessions.ts';
import { tellHeld } from './held-wins.ts';
import { cachedSeat, hundredths, refer } from './rounds.ts';

/** A round with a free spin, as its studio reports it. */
export interface FreeSpinCall {
  readonly sessionId: string;
  readonly gameId: string;
  readonly roundId: string;
  readonly freeSpinsId: string;
  readonly currency: CurrencyCode;
}

const REFUSALS = {
  NONE: [409, SERVER_ERROR.freeSpinsNone],
  RETURNED: [409, SERVER_ERROR.transactionRefunded],
  UNKNOWN: [404, SERVER_ERROR.betUnknown],
  CONFLICT: [409, ERROR.idempotencyConflict],
  SETTLED: [409, SERVER_ERROR.roundSettled],
} as const;

async function answer(
  app: FastifyInstance,
  { tx }: LedgerTransaction,
  call: FreeSpinCall,
  seat: sessions.Seat,
  outcome: SpinOutcome,
) {
  if (outcome.kind !== 'DONE' && outcome.kind !== 'REPLAY') {
    const [status, code] = REFUSALS[outcome.kind];
    throw new Refusal(status, code);
  }
  const balances = await app.wallet.balances(seat.playerId, tx);
  if (!balances) throw new Refusal(404, ERROR.sessionUnknown);
  return {
    transactionReference: refer(seat, `${call.roundId}-free-spin`),
    balance: toWire(playableOf(balances, seat.vertical)),
    currency: call.currency,
    left: outcome.held.left,
    won: toWire(outcome.held.won),
  };
}

const roundOf = (call: FreeSpinCall, seat: sessions.Seat): FreeSpinRound => ({
  playerId: seat.playerId,
  freeSpinsId: call.freeSpinsId,
  gameId: call.gameId,
  gameTitle: seat.gameTitle,
  roundId: call.roundId,
  currency: call.currency,
});

/**
 * Uses a free spin for a round of a player who may play now, no sooner than the law allows. A repeated round gets its
 * first answer again.
 * @throws Refusal with the codes of the contract
 */
export async function takeFreeSpin(app: FastifyInstance, studio: string, call: FreeSpinCall) {
  const giver = giverOf(app);
  const seat = await cachedSeat(app, studio, call.sessionId);
  if (!seat) throw new Refusal(404, ERROR.sessionUnknown);
  if (!giver) throw new Refusal(...REFUSALS.NONE);
  const round = roundOf(call, seat);
  const allowed = await app.playerAccess.mayPlay(seat.playerId, seat.vertical);
  return app.wallet.transaction(async (ledger) => {
    await app.wallet.lock(ledger.tx, seat.playerId);
    if (!(await giver.isTaken(ledger, round))) {
      const now = app.clock.now();
      const session = await sessions.findActive(ledger.tx, call.sessionId, now);
      if (!session || !reaches(studio, session) || session.gameId !== call.gameId)
        throw new Refusal(404, ERROR.sessionUnknown);
      if (session.currency !== call.currency) throw new Refusal(409, ERROR.currencyMismatch);
      if (!allowed) throw new Refusal(403, ERROR.playNotAllowed);
      if (!(await sessions.paceFreeSpin(ledger.tx, session, call.roundId, now)))
        throw new Refusal(403, ERROR.spinTooSoon, { seconds: session.minimumSpinMs / 1000 });
    }
    return answer(app, ledger, call, seat, await giver.take(ledger, round));
  });
}

/**
 * Takes what a free spin has won, also after the session's end. A win above the game's published maximum is held for the
 * operator, and the player gets a message (ruling 30).
 * @throws Refusal with the codes of the contract
 */
export async function reportFreeSpin(
  app: FastifyInstance,
  studio: string,
  call: FreeSpinCall & { readonly amount: number | null },
) {
  const giver = giverOf(app);
  const seat = await cachedSeat(app, studio, call.sessionId);
  if (!seat || !giver) throw new Refusal(404, ERROR.sessionUnknown);
  const amount = call.amount === null ? null : hundredths(call.amount, call.currency);
  const reference = refer(seat, `${call.roundId}-free-spin`);
  const isWithin = (stake: number) => (amount ?? 0) <= stake * seat.maxWinStakes;
  const { reply, isHeld } = await app.wallet.transaction(async (ledger) => {
    await app.wallet.lock(ledger.tx, seat.playerId);
    const outcome = await giver.settle(ledger, roundOf(call, seat), amount, isWithin);
    const answered = await answer(app, ledger, call, seat, outcome);
    const stake = 'held' in outcome ? outcome.held.stake : 0;
    if (amount === null || isWithin(stake)) return { reply: answered, isHeld: false };
    await heldWins.holdFreeSpinWin(ledger.tx, {
      playerId: seat.playerId,
      referenceId: reference,
      studio: seat.studio,
      sessionId: call.sessionId,
      gameId: call.gameId,
      gameTitle: seat.gameTitle,
      vertical: seat.vertical,
      roundId: call.roundId,
      currency: call.currency,
      stake,
      amount,
      maxWinStakes: seat.maxWinStakes,
      heldAt: app.clock.now(),
    });
    return { reply: answered, isHeld: true };
  });
  // Also for a repeated report: the first call may have ended before it told the player.
  if (isHeld) await tellHeld(app, seat.playerId, reference);
  return reply;
}
