import { randomUUID } from 'node:crypto';
import type { RulePack, TranslationLocale } from '@baize/brand';
import { DOCUMENT_ERROR, ERROR } from '@baize/contracts/errors';
import type { PayoutHold, PendingWithdrawal } from '@baize/contracts/cashier';
import { fromWire, toWire } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../plugins/database.ts';
import { fieldRefusal, Refusal } from '../../../plugins/errors.ts';
import type { Player } from '../../../plugins/player-tokens.ts';
import type { PaymentGateway } from '../../../ports/payment-gateway/port.ts';
import { findStanding, statusNow } from '../../player/index.ts';
import { lockWithdrawal } from '../../wallet/index.ts';
import { cancelLimitText } from '../model/cancel-limit-text.ts';
import { limitIn } from '../model/exchange.ts';
import { CANCELLATIONS_PER_DAY, SILENCE_MS, type Payment } from '../model/payment.ts';
import * as payments from '../repository/payments.ts';
import * as totals from '../repository/totals.ts';
import { applyReport, giveBack } from './apply-report.ts';
import { lets } from './gates.ts';
import { bonusesOf, checkedRequest, currencyOf, marketOf, sameRequest, type MoneyRequest } from './money-request.ts';
import { holdsOf, openHolds, payoutCase } from './payout-holds.ts';
import { orderOf } from './start-deposit.ts';
import { withdrawalLimit } from './withdrawal-limit.ts';

const DAY_MS = 86_400_000;

/**
 * Requests a withdrawal: moves MAIN to LOCKED and passes it to the operator's review (ruling 16). If the rules against
 * money laundering hold it, it records the reasons and tells the player.
 * @throws Refusal 401 if the session has ended meanwhile, error.withdrawal.not_allowed (403), error.not_enough_funds
 * (409), error.withdrawal.limit (403), amount and method codes (400), error.idempotency.conflict (409), error.second_factor.needed (403)
 */
export async function startWithdrawal(
  app: FastifyInstance,
  player: Player,
  key: string,
  request: MoneyRequest,
): Promise<Payment> {
  const known = await payments.byKey(app.db, player.playerId, 'WITHDRAWAL', key);
  if (known) return sameRequest(known, request);
  const gate = await app.playerAccess.mayWithdraw(player.playerId);
  if (!lets(gate.result)) throw new Refusal(403, ERROR.withdrawalNotAllowed, { result: gate.result });
  const currency = await currencyOf(app, player.playerId);
  const { amount } = await checkedRequest(app, player, currency, 'WITHDRAW', request);
  const { rules } = await marketOf(app, player);
  const fresh: Payment = {
    referenceId: randomUUID(),
    playerId: player.playerId,
    brand: player.brand,
    kind: 'WITHDRAWAL',
    method: request.paymentMethod,
    amount,
    currency,
    status: 'PENDING',
    step: 'REVIEW',
    idempotencyKey: key,
    language: player.languageCode.toLowerCase(),
    gatewayId: null,
    redirectUrl: null,
    failureCode: null,
    createdAt: app.clock.now(),
    closedAt: null,
    expiresAt: null,
    holds: [],
    bonuses: bonusesOf(request),
  };
  return app.wallet.transaction(async (ledger) => {
    // Locks in the order of a deposit: the wallet, the player, the session. A block may have come since the first check.
    await app.wallet.lock(ledger.tx, player.playerId);
    const still = await app.playerAccess.mayWithdraw(player.playerId, ledger.tx);
    if (!lets(still.result)) throw new Refusal(403, ERROR.withdrawalNotAllowed, { result: still.result });
    await app.holdSession(ledger.tx, player);
    const holds = holdsOf(await payoutCase(app, ledger.tx, rules, player.playerId), fresh);
    const payment = await payments.insert(ledger.tx, { ...fresh, holds }, null);
    if (!payment)
      return sameRequest((await payments.byKey(ledger.tx, player.playerId, 'WITHDRAWAL', key)) ?? fresh, request);
    await requireRoom(app, ledger.tx, payment, rules);
    await requireSecondFactor(app, ledger.tx, player, payment);
    // A sticky bonus is lost with the withdrawal, and never without the player's consent (ruling 16).
    await app.bonuses.forfeitForWithdrawal(ledger, player.playerId, request.forfeitedBonuses ?? []);
    const receipt = await ledger.move(
      lockWithdrawal({ reference: payment.referenceId, playerId: player.playerId, currency }, amount, payment.method),
    );
    if (receipt.outcome === 'NOT_ENOUGH_FUNDS')
      throw new Refusal(409, ERROR.notEnoughFunds, {
        available: toWire(receipt.balances?.main ?? 0),
        currencyCode: currency,
      });
    if (receipt.outcome !== 'MOVED')
      throw new Error(
        `The ledger answered ${receipt.outcome} to a new withdrawal. Nothing was booked; look at the player's wallet.`,
      );
    if (holds.length > 0)
      await app.tellPlayer(ledger.tx, {
        playerId: payment.playerId,
        kind: 'WITHDRAWAL_HELD',
        values: { amount: toWire(payment.amount), currencyCode: payment.currency },
      });
    return payment;
  });
}

/**
 * Refuses a withdrawal that is more than the law lets the person have today, this one included.
 * @throws Refusal 403 error.withdrawal.limit, with the fields of the withdrawal check
 */
async function requireRoom(app: FastifyInstance, tx: Transaction, payment: Payment, rules: RulePack): Promise<void> {
  const limit = await withdrawalLimit(app, tx, payment, rules.unverifiedWithdrawalLimit.value, true);
  if (!limit || limit.taken <= limit.whole) return;
  throw new Refusal(403, ERROR.withdrawalLimit, {
    limit: toWire(Math.max(0, limit.whole - limit.taken + payment.amount)),
    originalLimit: toWire(limit.whole),
    currencyCode: payment.currency,
    resetOn: limit.resetOn.toISOString(),
    reason: 'KYC_LIMIT',
  });
}

/**
 * Asks a player with a second factor for a code or a passkey, from an amount on. The withdrawals of a day count together,
 * this one included, so that splitting one avoids nothing. What was given is used up only if the withdrawal is made.
 * @throws Refusal 403 error.second_factor.needed
 */
async function requireSecondFactor(
  app: FastifyInstance,
  tx: Transaction,
  player: Player,
  { amount, currency, createdAt }: Payment,
): Promise<void> {
  const from = limitIn(currency, app.env.secondFactorWithdrawalEuros * 100);
  const ofDay = await totals.withdrawnSince(tx, player.playerId, new Date(createdAt.getTime() - DAY_MS));
  if (ofDay < from) return;
  const needed = await app.secondFactor.passWithdrawal(tx, player);
  if (needed)
    throw new Refusal(403, ERROR.secondFactorNeeded, {
      ...needed,
      from: toWire(from),
      amount: toWire(amount),
      currencyCode: currency,
    });
}

/**
 * Returns what forbids the player to cancel withdrawals, or null. Some markets' law does (ruling 21), and so does a
 * break: returned money would be available for play when the break ends (ruling 19).
 */
function cancelForbiddenBy(
  app: FastifyInstance,
  rules: RulePack,
  standing: Awaited<ReturnType<typeof findStanding>>,
): PendingWithdrawal['cancelForbiddenBy'] {
  // The law outlasts the break.
  if (!rules.playerMayCancelWithdrawal.value) return 'LAW';
  const status = standing && statusNow(standing, app.clock.now()).status;
  return status === 'TIMEOUT' || status === 'SELF_EXCLUDED' ? 'BREAK' : null;
}

/** Withdrawals at the gateway can no longer be cancelled. */
const cancellable = (payment: Payment, forbiddenBy: PendingWithdrawal['cancelForbiddenBy']): boolean =>
  forbiddenBy === null && payment.step === 'REVIEW';

/** Withdrawals that are not paid yet (A§7). */
export async function pendingWithdrawals(app: FastifyInstance, player: Player): Promise<PendingWithdrawal[]> {
  const { rules } = await marketOf(app, player);
  const forbiddenBy = cancelForbiddenBy(app, rules, await findStanding(app.db, player.playerId));
  const open = await payments.openWithdrawals(app.db, player.playerId);
  const isHeld = ({ step, holds }: Payment): boolean => step === 'REVIEW' && holds.length > 0;
  const known = open.some(isHeld) ? await payoutCase(app, app.db, rules, player.playerId) : null;
  return open.map((payment) => ({
    pendingWithdrawalId: payment.referenceId,
    amount: toWire(payment.amount),
    currencyCode: payment.currency,
    paymentMethod: payment.method,
    requestedAt: payment.createdAt.toISOString(),
    status: payment.status,
    cancellable: cancellable(payment, forbiddenBy),
    cancelForbiddenBy: payment.step === 'REVIEW' ? forbiddenBy : null,
    nextStep: payment.step ?? 'REVIEW',
    holds: known && isHeld(payment) ? openHolds(known, payment) : [],
  }));
}

/**
 * Cancels a withdrawal that is still in review (A§4).
 * @throws Refusal 401 if the session has ended meanwhile · 404 · 409 error.withdrawal.not_pending · 409
 * error.withdrawal.cancel.limit_reached after five in a day, with the message to show · 400 if the amount differs
 * @param locale of the page, for that message
 */
export async function cancelWithdrawal(
  app: FastifyInstance,
  player: Player,
  reference: string,
  wireAmount: number,
  locale: TranslationLocale,
): Promise<void> {
  const now = app.clock.now();
  const { rules } = await marketOf(app, player);
  await app.wallet.transaction(async (ledger) => {
    const payment = await payments.lock(ledger.tx, { playerId: player.playerId, referenceId: reference });
    if (!payment || payment.kind !== 'WITHDRAWAL') throw new Refusal(404, ERROR.notFound);
    // The payment, as in a report, and then the order of a deposit. A break may begin at this moment: it comes before
    // the cancellation or after it, never between.
    await app.wallet.lock(ledger.tx, player.playerId);
    const forbiddenBy = cancelForbiddenBy(app, rules, await findStanding(ledger.tx, player.playerId, true));
    await app.holdSession(ledger.tx, player);
    const amount = fromWire(wireAmount);
    if (!amount.ok || amount.value !== payment.amount) throw fieldRefusal('amount', ERROR.amountInvalid, wireAmount);
    if (payment.closedAt || !cancellable(payment, forbiddenBy)) throw new Refusal(409, ERROR.withdrawalNotPending);
    await giveBack(ledger, payment, { status: 'CANCELLED', failureCode: null }, now);
    await app.tellPlayer(ledger.tx, {
      playerId: payment.playerId,
      kind: 'WITHDRAWAL_CANCELLED',
      values: { amount: toWire(payment.amount), currencyCode: payment.currency },
    });
    // Counted last, including this one: the wallet is locked by then, so parallel cancellations see each other.
    if (
      (await totals.cancellationsSince(ledger.tx, player.playerId, new Date(now.getTime() - DAY_MS))) >
      CANCELLATIONS_PER_DAY
    ) {
      throw new Refusal(
        409,
        DOCUMENT_ERROR.withdrawalCancelLimitReached,
        { limit: CANCELLATIONS_PER_DAY, hours: 24 },
        [],
        cancelLimitText(locale),
      );
    }
  });
}

/**
 * Hands an approved withdrawal to the gateway. Without an answer, the payment stays open and is sent again under the
 * same reference.
 */
export async function sendPayout(app: FastifyInstance, gateway: PaymentGateway, payment: Payment): Promise<void> {
  const answer = await gateway.startPayout(orderOf(payment));
  if (answer.ok) await payments.started(app.db, payment, answer.value.gatewayId, null, app.clock.now());
  else if (answer.error === 'REFUSED')
    await applyReport(app, payment, { state: 'FAILED', gatewayId: null, failureCode: 'payout_refused' });
  else
    app.log.warn(
      { reference: payment.referenceId },
      'the gateway could not be reached for a payout; it will be sent again',
    );
}

/**
 * Applies the operator's decision: APPROVE sends the withdrawal to the gateway, REJECT returns the money. If the player
 * or another operator has decided first, it is refused.
 * @param also runs in the same transaction, under the payment's lock, for example to write an audit entry; gets the holds
 * that an approval releases
 * @throws Refusal 404 · 409 error.withdrawal.not_pending · 409 error.withdrawal.not_allowed, with the gate's result, for
 * an approval while the player may not withdraw
 */
export async function decideWithdrawal(
  app: FastifyInstance,
  gateway: PaymentGateway,
  reference: string,
  decision: 'APPROVE' | 'REJECT',
  also?: (tx: Transaction, payment: Payment, released: readonly PayoutHold[]) => Promise<void>,
): Promise<void> {
  const now = app.clock.now();
  const playerId = await payments.playerOf(app.db, reference);
  if (playerId === null) throw new Refusal(404, ERROR.notFound);
  const { rules } = await marketOf(app, { playerId });
  const approved = await app.wallet.transaction(async (ledger) => {
    const payment = await payments.lock(ledger.tx, { playerId, referenceId: reference });
    if (!payment || payment.kind !== 'WITHDRAWAL') throw new Refusal(404, ERROR.notFound);
    if (payment.closedAt || payment.step !== 'REVIEW') throw new Refusal(409, ERROR.withdrawalNotPending);
    // The account may have been blocked since the request.
    const gate = decision === 'APPROVE' ? await app.playerAccess.mayWithdraw(playerId, ledger.tx) : null;
    if (gate && !lets(gate.result)) throw new Refusal(409, ERROR.withdrawalNotAllowed, { result: gate.result });
    const released =
      decision === 'APPROVE' && payment.holds.length > 0
        ? openHolds(await payoutCase(app, ledger.tx, rules, playerId), payment)
        : [];
    await also?.(ledger.tx, payment, released);
    if (decision === 'REJECT') {
      await giveBack(ledger, payment, { status: 'REVERTED', failureCode: 'rejected' }, now);
      await app.tellPlayer(ledger.tx, {
        playerId: payment.playerId,
        kind: 'WITHDRAWAL_RETURNED',
        values: { amount: toWire(payment.amount), currencyCode: payment.currency },
      });
      return null;
    }
    return payments.update(
      ledger.tx,
      payment,
      { ...payment, step: 'PAYOUT', checkAt: new Date(now.getTime() + SILENCE_MS) },
      now,
    );
  });
  if (approved) await sendPayout(app, gateway, approved);
}
