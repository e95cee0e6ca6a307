import type { Payment as WirePayment, PaymentMethodCode, TransactionStatus } from '@baize/contracts/wallet';
import { toWire, type CurrencyCode, type Hundredths } from '@baize/kernel';
import type { GatewayReport } from '../../../ports/payment-gateway/port.ts';

export interface Payment {
  readonly referenceId: string;
  readonly playerId: string;
  readonly brand: string;
  readonly kind: 'DEPOSIT' | 'WITHDRAWAL';
  readonly method: PaymentMethodCode;
  readonly amount: Hundredths;
  readonly currency: CurrencyCode;
  /**
   * Deposit: PENDING, WAITING_INPUT, SUCCESS, FAILED. Withdrawal: PENDING, COMPLETED, CANCELLED (player), REVERTED
   * (operator), FAILED (gateway).
   */
  readonly status: TransactionStatus;
  readonly step: 'REVIEW' | 'PAYOUT' | null;
  readonly idempotencyKey: string;
  readonly language: string;
  readonly gatewayId: string | null;
  readonly redirectUrl: string | null;
  readonly failureCode: string | null;
  readonly createdAt: Date;
  readonly closedAt: Date | null;
}

/**
 * Effect of a gateway report. NOT_YET: it cannot be true yet, so it is refused and the gateway will repeat it. ALARM:
 * it contradicts the books, so a person must look at it.
 */
export type Consequence =
  'CREDIT' | 'FAIL_DEPOSIT' | 'WAIT' | 'ASK_INPUT' | 'PAY_OUT' | 'RETURN' | 'IGNORE' | 'NOT_YET' | 'ALARM';

/**
 * Reports may arrive in any order and any number of times. A final state stays final, with one exception: a deposit
 * that the gateway first reported as failed and then as paid is credited, because the money has left the player's bank.
 */
export function effectOfReport(
  payment: Pick<Payment, 'kind' | 'status' | 'step' | 'closedAt'>,
  state: GatewayReport['state'],
): Consequence {
  if (payment.kind === 'DEPOSIT') {
    if (payment.status === 'SUCCESS') return 'IGNORE';
    if (state === 'SUCCEEDED') return 'CREDIT';
    if (payment.closedAt) return 'IGNORE';
    return state === 'FAILED' ? 'FAIL_DEPOSIT' : state === 'WAITING_INPUT' ? 'ASK_INPUT' : 'WAIT';
  }
  if (payment.closedAt) return state === 'SUCCEEDED' && payment.status !== 'COMPLETED' ? 'ALARM' : 'IGNORE';
  if (state === 'OPEN' || state === 'WAITING_INPUT') return 'IGNORE';
  if (payment.step !== 'PAYOUT') return 'NOT_YET';
  return state === 'SUCCEEDED' ? 'PAY_OUT' : 'RETURN';
}

export const wirePayment = (payment: Payment): WirePayment => ({
  referenceId: payment.referenceId,
  amount: toWire(payment.amount),
  currencyCode: payment.currency,
  paymentMethod: payment.method,
  status: payment.status,
  // An expired form is not shown again.
  redirectUrl: payment.closedAt ? null : payment.redirectUrl,
  createdAt: payment.createdAt.toISOString(),
  failureCode: payment.failureCode,
});

/**
 * Highest number of cancellations by the player in a day. The documents name a limit
 * (error.withdrawal.cancel.limit_reached) without its number.
 */
export const CANCELLATIONS_PER_DAY = 5;
