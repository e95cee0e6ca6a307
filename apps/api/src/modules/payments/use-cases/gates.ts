import type { ResponseOf } from '@baize/contracts/route';
import {
  KYC_LIMIT_TYPE,
  type DepositRefusalReason,
  type OperationResult,
  type withdrawalCheck,
} from '@baize/contracts/cashier';
import { toWire, type CurrencyCode, type Hundredths } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../../plugins/database.ts';
import type { Player } from '../../../plugins/player-tokens.ts';
import type { DepositRegister } from '../../../ports/deposit-register/port.ts';
import type { GateAnswer } from '../../player/index.ts';
import type { DepositRequest } from '../../wallet/index.ts';
import { methodsOf } from '../model/payment-methods.ts';
import * as totals from '../repository/totals.ts';
import { askRegister } from './law-limit.ts';
import { currencyOf, marketOf } from './money-request.ts';
import { withdrawalLimit } from './withdrawal-limit.ts';

export interface WireLimit {
  readonly result: OperationResult;
  readonly limitLeft: number | null;
  readonly limitType: string | null;
  readonly limitByLaw?: true;
  readonly resetOn: string | null;
  readonly reason: DepositRefusalReason | null;
}

/** A limit's answer in the documents' fields (A§3, A§4). */
export const wireLimit = (answer: GateAnswer): WireLimit => ({
  result: answer.result,
  limitLeft: answer.limitLeft == null ? null : toWire(answer.limitLeft),
  limitType: answer.limitType ?? null,
  ...(answer.limitByLaw ? { limitByLaw: true } : {}),
  resetOn: answer.resetOn?.toISOString() ?? null,
  reason: answer.reason ?? null,
});

/** Returns what a limit that leaves too little answers: the player's or the law's, or the one before verification. */
export const reachedBy = ({ limitType }: GateAnswer): Pick<GateAnswer, 'result' | 'reason'> =>
  limitType === KYC_LIMIT_TYPE
    ? { result: 'EXCEEDS_KYC_LIMIT', reason: 'KYC_LIMIT' }
    : { result: 'SELF_LIMIT_REACHED' };

/**
 * Checks an amount (null: any) against the deposit limits, with the earlier answer of `askRegister`. Null where no
 * limit applies.
 */
export async function limitOf(
  app: FastifyInstance,
  target: Queryable,
  playerId: string,
  currency: CurrencyCode,
  amount: Hundredths | null,
  elsewhere: DepositRequest['elsewhere'],
): Promise<GateAnswer | null> {
  const at = app.clock.now();
  return app.spendingRules.checkDeposit(target, {
    playerId,
    currency,
    amount,
    reserved: await totals.openDeposits(target, playerId, amount === null ? 'PROCESSING' : 'ALL'),
    elsewhere,
    at,
  });
}

/**
 * Tells whether the player may deposit now (A§4). A limit that leaves less than every method's minimum counts as
 * reached. @param isLater the player verifies later
 */
export async function checkDeposit(
  app: FastifyInstance,
  register: DepositRegister,
  player: Player,
  isLater = false,
): Promise<WireLimit & { daysLeftToVerifyDocuments: number | null }> {
  const gate = await app.playerAccess.mayDeposit(player.playerId);
  const daysLeftToVerifyDocuments = gate.daysLeftToVerifyDocuments ?? null;
  if (!lets(gate.result)) return { ...wireLimit(gate), daysLeftToVerifyDocuments };
  const currency = await currencyOf(app, player.playerId);
  const limit = await limitOf(
    app,
    app.db,
    player.playerId,
    currency,
    null,
    await askRegister(app, register, player.playerId, app.clock.now()),
  );
  const least = Math.min(
    ...methodsOf((await marketOf(app, player)).market.id, currency, 'DEPOSIT').map((method) => method.min),
  );
  const tooLittle = limit?.limitLeft != null && limit.limitLeft < least;
  return {
    ...wireLimit({
      ...gate,
      ...limit,
      // A player who verifies later has seen the notice about preferred documents (A§4).
      result: isLater && gate.result === 'DOCUMENTS_PREFERRED' ? 'SUCCESS' : gate.result,
      ...(limit && !lets(limit.result) ? { result: limit.result } : limit && tooLittle ? reachedBy(limit) : {}),
    }),
    daysLeftToVerifyDocuments,
  };
}

/**
 * Tells whether the player may withdraw now (A§4). An empty MAIN wallet gives NOT_ENOUGH_FUNDS; a limit is named only
 * where there is one. A limit that leaves less than every method's minimum counts as reached. Names the sticky bonuses that
 * would be lost, so that the player reads it before they ask (ruling 16).
 */
export async function checkWithdrawal(
  app: FastifyInstance,
  player: Player,
): Promise<ResponseOf<typeof withdrawalCheck>> {
  const { playerId } = player;
  const [gate, bonuses, balances, currency, { market, rules }] = await Promise.all([
    app.playerAccess.mayWithdraw(playerId),
    app.bonuses.atStakeOf(playerId),
    app.wallet.balances(playerId),
    currencyOf(app, playerId),
    marketOf(app, player),
  ]);
  const limit = await withdrawalLimit(app, app.db, { playerId, currency }, rules.unverifiedWithdrawalLimit.value);
  const least = Math.min(...methodsOf(market.id, currency, 'WITHDRAW').map(({ min }) => min));
  // Without a method the form says so, and no limit is to blame.
  const isReached = limit !== null && (limit.left === 0 || (Number.isFinite(least) && limit.left < least));
  const result =
    gate.result !== 'SUCCESS'
      ? gate.result
      : (balances?.main ?? 0) === 0
        ? 'NOT_ENOUGH_FUNDS'
        : isReached
          ? 'WITHDRAWAL_LIMIT_REACHED'
          : 'SUCCESS';
  return {
    result,
    limit: limit && toWire(isReached ? 0 : limit.left),
    originalLimit: limit && toWire(limit.whole),
    duration: 'daily',
    ...(limit ? { resetOn: limit.resetOn.toISOString(), reason: 'KYC_LIMIT' as const } : {}),
    ...(bonuses.length > 0 ? { bonuses } : {}),
  };
}

/** Results with which the money may move (A§4: preferred documents can be submitted later). */
export const lets = (result: OperationResult): boolean => result === 'SUCCESS' || result === 'DOCUMENTS_PREFERRED';
