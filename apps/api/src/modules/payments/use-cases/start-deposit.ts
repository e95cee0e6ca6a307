import { randomUUID } from 'node:crypto';
import { ERROR } from '@baize/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../plugins/errors.ts';
import type { Player } from '../../../plugins/player-tokens.ts';
import type { DepositRegister } from '../../../ports/deposit-register/port.ts';
import type { GatewayOrder, PaymentGateway } from '../../../ports/payment-gateway/port.ts';
import { DEPOSIT_OPEN_MS, isExpired, SILENCE_MS, WITHDRAWN, type Payment } from '../model/payment.ts';
import { accountsOfPerson } from '../../person/index.ts';
import * as payments from '../repository/payments.ts';
import { applyReport } from './apply-report.ts';
import { lets, limitOf, reachedBy, wireLimit } from './gates.ts';
import { askRegister } from './law-limit.ts';
import { bonusesOf, checkedRequest, currencyOf, sameRequest, type MoneyRequest } from './money-request.ts';
import {
  cancelDeposit,
  cancelExpiredDeposits,
  cancelUnfinishedDeposits,
  keepNewestForm,
  RETRY_MS,
} from './open-deposits.ts';

export const orderOf = (payment: Payment): GatewayOrder => ({
  reference: payment.referenceId,
  amount: payment.amount,
  currency: payment.currency,
  method: payment.method,
  playerId: payment.playerId,
  language: payment.language,
  ...(payment.expiresAt ? { expiresInSeconds: DEPOSIT_OPEN_MS / 1000 } : {}),
});

/**
 * Starts a deposit (A§4). The payment is stored before the gateway gets it, under a reference that the gateway
 * accepts once. So a second click, or a retry after a lost answer, finds the same payment.
 * @throws Refusal 401 if the session has ended meanwhile, error.deposit.not_allowed (403, with the gate's result and, for
 * a limit, the remaining amount and when it resets), error.bonus.not_chosen (400), amount and method codes (400),
 * error.idempotency.conflict (409), error.payment_gateway.unreachable (503)
 * @throws Refusal 503 error.exclusion_register.unreachable · the deposit register's error if it does not answer; no deposit
 * is started then
 */
export async function startDeposit(
  app: FastifyInstance,
  { gateway, register }: { readonly gateway: PaymentGateway; readonly register: DepositRegister },
  player: Player,
  key: string,
  request: MoneyRequest & { readonly language: string },
): Promise<Payment> {
  let payment = await payments.byKey(app.db, player.playerId, 'DEPOSIT', key);
  if (payment) {
    payment = sameRequest(payment, request);
    if (payment.redirectUrl || payment.closedAt || isExpired(payment, app.clock.now())) return payment;
  }
  const gate = await app.playerAccess.mayDeposit(player.playerId);
  if (!lets(gate.result)) throw new Refusal(403, ERROR.depositNotAllowed, { result: gate.result, reason: gate.reason });
  if (!payment) {
    await app.exclusionRegisters.beforePlay(player);
    const currency = await currencyOf(app, player.playerId);
    const { amount } = await checkedRequest(app, player, currency, 'DEPOSIT', request);
    const now = app.clock.now();
    // Before anything is locked, because the register is a third party's service.
    const elsewhere = await askRegister(app, register, player.playerId, now);
    // What no limit has room for anyway must not cost the player the form that is open.
    const room = await limitOf(app, app.db, player.playerId, currency, null, elsewhere);
    if (room?.limitLeft != null && room.limitLeft < amount)
      throw new Refusal(403, ERROR.depositNotAllowed, {
        ...wireLimit({ ...room, ...(lets(room.result) ? reachedBy(room) : {}) }),
      });
    // One form at a time, at all brands: one that was left open would take its amount from the limits until it expires.
    const accounts = await accountsOfPerson(app.db, player.playerId);
    if (!(await cancelUnfinishedDeposits(app, gateway, accounts, { playerId: player.playerId, idempotencyKey: key })))
      throw new Refusal(503, ERROR.gatewayUnreachable);
    const fresh: Payment = {
      referenceId: randomUUID(),
      playerId: player.playerId,
      brand: player.brand,
      kind: 'DEPOSIT',
      method: request.paymentMethod,
      amount,
      currency,
      status: 'PENDING',
      step: null,
      idempotencyKey: key,
      language: request.language,
      gatewayId: null,
      redirectUrl: null,
      failureCode: null,
      createdAt: now,
      closedAt: null,
      expiresAt: new Date(now.getTime() + DEPOSIT_OPEN_MS),
      holds: [],
      bonuses: bonusesOf(request),
    };
    payment = await app.wallet.transaction(async ({ tx }) => {
      // With the wallet locked, parallel deposits see each other, so together they cannot exceed a limit either.
      await app.wallet.lock(tx, player.playerId);
      const known = await payments.byKey(tx, player.playerId, 'DEPOSIT', key);
      if (known) return sameRequest(known, request);
      // Checked again under the lock: an exclusion may have come since the first check.
      const still = await app.playerAccess.mayDeposit(player.playerId, tx);
      if (!lets(still.result))
        throw new Refusal(403, ERROR.depositNotAllowed, { result: still.result, reason: still.reason });
      await app.holdSession(tx, player);
      const limit = await limitOf(app, tx, player.playerId, currency, amount, elsewhere);
      if (limit && !lets(limit.result)) throw new Refusal(403, ERROR.depositNotAllowed, { ...wireLimit(limit) });
      // Of several starts at the same moment, none has seen the others' forms above: the newest ends the older ones here.
      await payments.endUnfinished(tx, player.playerId, WITHDRAWN, now, new Date(now.getTime() + RETRY_MS), {
        skipLocked: true,
      });
      if (request.selectedBonusId != null)
        await app.bonuses.chooseForDeposit(tx, player.playerId, request.selectedBonusId, fresh.referenceId);
      return (await payments.insert(tx, fresh, new Date(now.getTime() + SILENCE_MS))) ?? fresh;
    });
    // That lock is one account's. Of starts at several brands at the same moment, none may have seen the others above.
    if (!(await keepNewestForm(app, gateway, accounts, payment))) throw new Refusal(503, ERROR.gatewayUnreachable);
  } else await app.db.transaction((tx) => app.holdSession(tx, player));
  if (!(await cancelExpiredDeposits(app, gateway, player.playerId))) throw new Refusal(503, ERROR.gatewayUnreachable);
  const current = await payments.find(app.db, payment);
  // A newer start has ended this one.
  if (current && (current.closedAt || isExpired(current, app.clock.now()))) return current;
  const answer = await gateway.startPayment(orderOf(payment));
  if (answer.ok) {
    const started = await payments.started(
      app.db,
      payment,
      answer.value.gatewayId,
      answer.value.hostedUrl,
      app.clock.now(),
    );
    if (started && !isExpired(started, app.clock.now())) return started;
    // It was ended while the gateway was opening the form. Nobody has its address, but it must not stay open. One that a
    // webhook has credited meanwhile is simply over.
    if ((await payments.find(app.db, payment))?.status !== 'SUCCESS')
      await cancelDeposit(app, gateway, payment, WITHDRAWN);
  } else if (answer.error === 'UNREACHABLE') throw new Refusal(503, ERROR.gatewayUnreachable);
  else await applyReport(app, payment, { state: 'FAILED', gatewayId: null, failureCode: 'declined' });
  return (await payments.find(app.db, payment)) ?? payment;
}
