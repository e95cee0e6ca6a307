import { ERROR, SERVER_ERROR } from '@baize/contracts/errors';
import type { InboxKind } from '@baize/contracts/inbox';
import { toWire, type CurrencyCode, type Hundredths } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../plugins/errors.ts';
import type { GatewayReport } from '../../../ports/payment-gateway/port.ts';
import {
  deposit,
  failedDeposit,
  payWithdrawal,
  referenceOf,
  releaseWithdrawal,
  type LedgerTransaction,
  type Movement,
} from '../../wallet/index.ts';
import {
  effectOfReport,
  EXPIRED,
  SILENCE_MS,
  statusOfFailure,
  type Consequence,
  type Payment,
} from '../model/payment.ts';
import * as gatewayEvents from '../repository/gateway-events.ts';
import * as payments from '../repository/payments.ts';

/** A report of the gateway about one of our payments, from a webhook or an answer to our query. */
export interface Word {
  readonly state: GatewayReport['state'];
  /** Null if the gateway never accepted the order. */
  readonly gatewayId: string | null;
  readonly failureCode: string | null;
  /** What paid a deposit, by the gateway's name for it; absent if it has none. */
  readonly instrument?: string | undefined;
  /** The amount that the gateway reports; checked against the order if present. */
  readonly amount?: Hundredths;
  readonly currency?: string;
  readonly kind?: Payment['kind'];
  /** Present for a webhook: an event takes effect once. */
  readonly event?: { readonly eventId: string; readonly type: string };
}

const common = (
  payment: Payment,
  reference: string,
): { reference: string; playerId: string; currency: CurrencyCode } => ({
  reference,
  playerId: payment.playerId,
  currency: payment.currency,
});

async function moved(ledger: LedgerTransaction, movement: Movement): Promise<void> {
  const receipt = await ledger.move(movement);
  if (receipt.outcome !== 'MOVED' && receipt.outcome !== 'REPLAY') {
    throw new Error(
      `The ledger answered ${receipt.outcome} to ${movement.type} ${movement.reference} of a payment. Nothing was booked; compare the payment with wallet_verify() and act on it by hand.`,
    );
  }
}

/** Gives a withdrawal's money back to MAIN and closes it. */
export async function giveBack(
  ledger: LedgerTransaction,
  payment: Payment,
  end: { readonly status: 'CANCELLED' | 'REVERTED' | 'FAILED'; readonly failureCode: string | null },
  now: Date,
): Promise<void> {
  await moved(
    ledger,
    releaseWithdrawal(
      common(payment, referenceOf('withdrawal-end', payment.referenceId)),
      payment.amount,
      payment.method,
      payment.referenceId,
      end.status === 'CANCELLED' ? 'CANCELED' : 'REVERSAL',
    ),
  );
  await ledger.mark(payment, end.status);
  await payments.update(
    ledger.tx,
    payment,
    {
      status: end.status,
      step: payment.step,
      gatewayId: payment.gatewayId,
      redirectUrl: null,
      failureCode: end.failureCode,
      cancelledByPlayer: end.status === 'CANCELLED',
      closedAt: now,
      checkAt: null,
    },
    now,
  );
}

/**
 * Applies a report of the gateway exactly once: payment, money and event in one transaction, under the payment's lock.
 * @param key the payment; `payments.playerOf` finds the player of a bare reference
 * @throws Refusal 404 unknown payment · 409 error.amount.mismatch · 409 error.idempotency.conflict for an event or a
 * payment id that belongs to another payment · 409 error.withdrawal.not_pending for a payout that was never sent
 */
export async function applyReport(
  app: FastifyInstance,
  key: payments.PaymentKey,
  word: Word,
): Promise<Consequence | 'DUPLICATE'> {
  const reference = key.referenceId;
  const now = app.clock.now();
  const consequence = await app.wallet.transaction(async (ledger): Promise<Consequence | 'DUPLICATE'> => {
    const { tx } = ledger;
    const payment = await payments.lock(tx, key);
    if (!payment || (word.kind !== undefined && word.kind !== payment.kind)) throw new Refusal(404, ERROR.notFound);
    const wrongMoney =
      (word.amount !== undefined && word.amount !== payment.amount) ||
      (word.currency !== undefined && word.currency !== payment.currency);
    // Thrown, so that the event is not recorded: a corrected one with the same id must still take effect.
    if (wrongMoney || (payment.gatewayId !== null && word.gatewayId !== null && payment.gatewayId !== word.gatewayId))
      throw new Refusal(409, SERVER_ERROR.amountMismatch);
    if (
      (word.gatewayId !== null && !(await gatewayEvents.takeGatewayId(tx, 'payment', word.gatewayId, key))) ||
      (word.event && !(await gatewayEvents.takeGatewayId(tx, 'event', word.event.eventId, key)))
    )
      throw new Refusal(409, ERROR.idempotencyConflict);
    if (word.event) {
      const known = await gatewayEvents.recordEvent(tx, key, { ...word.event, outcome: 'APPLIED' }, now);
      if (known !== 'NEW') {
        if (known?.type === word.event.type && known.referenceId === reference) return 'DUPLICATE';
        throw new Refusal(409, ERROR.idempotencyConflict);
      }
    }
    const next = effectOfReport(payment, word.state);
    const known = {
      step: payment.step,
      gatewayId: word.gatewayId ?? payment.gatewayId,
      redirectUrl: payment.redirectUrl,
    };
    const tell = (kind: InboxKind) =>
      app.tellPlayer(tx, {
        playerId: payment.playerId,
        kind,
        values: { amount: toWire(payment.amount), currencyCode: payment.currency },
      });
    switch (next) {
      case 'CREDIT':
        await moved(ledger, deposit(common(payment, payment.referenceId), payment.amount, payment.method));
        // Before the ledger tells of the deposit: a bonus for it depends on who else pays with this (0132).
        if (word.instrument !== undefined)
          await app.persons.leaveTrace(tx, payment.playerId, 'INSTRUMENT', word.instrument);
        await app.playerAccess.firstDeposit(tx, payment.playerId, now);
        await tell('DEPOSIT_SUCCEEDED');
        await payments.update(
          tx,
          key,
          { ...known, status: 'SUCCESS', failureCode: null, closedAt: now, checkAt: null },
          now,
        );
        break;
      case 'FAIL_DEPOSIT':
        await moved(
          ledger,
          failedDeposit(
            common(payment, referenceOf('deposit-failed', reference)),
            payment.amount,
            payment.method,
            reference,
            statusOfFailure(word.failureCode),
          ),
        );
        if (word.failureCode === EXPIRED) await tell('DEPOSIT_EXPIRED');
        await payments.update(
          tx,
          key,
          {
            ...known,
            status: statusOfFailure(word.failureCode),
            failureCode: word.failureCode ?? 'declined',
            closedAt: now,
            checkAt: null,
          },
          now,
        );
        break;
      case 'ASK_INPUT':
      case 'WAIT':
        await payments.update(
          tx,
          key,
          {
            ...known,
            status: next === 'WAIT' ? 'PENDING' : 'WAITING_INPUT',
            failureCode: null,
            closedAt: null,
            // What the bank is processing no longer depends on the player, so it does not expire.
            ...(word.state === 'PENDING' ? { expiresAt: null } : {}),
            checkAt: new Date(now.getTime() + SILENCE_MS),
          },
          now,
        );
        break;
      case 'PAY_OUT':
        await moved(
          ledger,
          payWithdrawal(
            common(payment, referenceOf('withdrawal-end', reference)),
            payment.amount,
            payment.method,
            reference,
          ),
        );
        await ledger.mark(key, 'COMPLETED');
        await tell('WITHDRAWAL_PAID');
        await payments.update(
          tx,
          key,
          { ...known, status: 'COMPLETED', failureCode: null, closedAt: now, checkAt: null },
          now,
        );
        break;
      case 'RETURN':
        await giveBack(
          ledger,
          { ...payment, gatewayId: known.gatewayId },
          { status: 'FAILED', failureCode: word.failureCode ?? 'declined' },
          now,
        );
        await tell('WITHDRAWAL_RETURNED');
        break;
      case 'NOT_YET':
        throw new Refusal(409, ERROR.withdrawalNotPending);
      case 'ALARM':
      case 'IGNORE':
        break;
    }
    if (word.event && (next === 'IGNORE' || next === 'ALARM'))
      await gatewayEvents.setEventOutcome(tx, key.playerId, word.event.eventId, 'IGNORED');
    return next;
  });
  if (consequence === 'ALARM')
    app.log.error(
      { reference, state: word.state },
      'the gateway says it paid a withdrawal whose money was given back; settle it by hand with the gateway',
    );
  app.metrics
    .counter('baize_payment_reports_total', 'Reports of the payment gateway by their consequence.', ['consequence'])
    .inc({ consequence });
  return consequence;
}
