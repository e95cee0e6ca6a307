import type { Payment as WirePayment, PaymentMethodCode, PayoutHold } from '@baize/contracts/cashier';
import type { TransactionStatus } from '@baize/contracts/wallet';
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
   * Deposit: PENDING, WAITING_INPUT, SUCCESS, FAILED, CANCELLED (not paid in time, or withdrawn by us). Withdrawal:
   * PENDING, COMPLETED, CANCELLED (player), REVERTED (operator), FAILED (gateway).
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
  /** When a deposit that the player has not finished ends; null for one that the gateway is processing. */
  readonly expiresAt: Date | null;
  /** Why a withdrawal was held when it was requested. */
  readonly holds: readonly PayoutHold[];
  /** The bonuses that the request named, sorted, each once; null for a payment from before this was kept. */
  readonly bonuses: readonly string[] | null;
}

/**
 * How long the player has to finish a deposit. The gateway's form closes by itself at that time; we cancel what it leaves
 * open.
 */
export const DEPOSIT_OPEN_MS = 60 * 60_000;
/** How long the gateway may be silent before it is asked. */
export const SILENCE_MS = 2 * 60_000;
/** The failure code of a deposit that was not finished in time. */
export const EXPIRED = 'expired';
/** The failure code of an open deposit that we cancelled: for a newer one, a lower limit, or a break. */
export const WITHDRAWN = 'withdrawn';
/** Codes of deposits that nobody refused: they count as cancelled, not as failed. */
const CANCELLED_CODES: readonly (string | null)[] = [EXPIRED, WITHDRAWN];
export const statusOfFailure = (failureCode: string | null): 'CANCELLED' | 'FAILED' =>
  CANCELLED_CODES.includes(failureCode) ? 'CANCELLED' : 'FAILED';

/** Tells whether an open deposit has ended by the clock. */
export const isExpired = (payment: Pick<Payment, 'closedAt' | 'expiresAt'>, now: Date): boolean =>
  payment.closedAt === null && payment.expiresAt !== null && payment.expiresAt <= now;

/**
 * Effect of a gateway report. NOT_YET: it cannot be true yet, so it is refused and the gateway will repeat it. ALARM:
 * it contradicts the books, so a person must look at it.
 */
export type Consequence =
  'CREDIT' | 'FAIL_DEPOSIT' | 'WAIT' | 'ASK_INPUT' | 'PAY_OUT' | 'RETURN' | 'IGNORE' | 'NOT_YET' | 'ALARM';

/**
 * Reports may arrive in any order and any number of times. A final state stays final, with one exception: a deposit
 * that failed or expired and is then reported as paid is credited, because the money has left the player's bank.
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
  if (state === 'OPEN' || state === 'WAITING_INPUT' || state === 'PENDING') return 'IGNORE';
  if (payment.step !== 'PAYOUT') return 'NOT_YET';
  return state === 'SUCCEEDED' ? 'PAY_OUT' : 'RETURN';
}

/** @param now decides whether the gateway's form may still be shown */
export const wirePayment = (payment: Payment, now: Date): WirePayment => ({
  referenceId: payment.referenceId,
  amount: toWire(payment.amount),
  currencyCode: payment.currency,
  paymentMethod: payment.method,
  status: payment.status,
  // An expired form is not shown again.
  redirectUrl: payment.closedAt || isExpired(payment, now) ? null : payment.redirectUrl,
  createdAt: payment.createdAt.toISOString(),
  failureCode: payment.failureCode,
});

/**
 * Highest number of cancellations by the player in a day. The documents name a limit
 * (error.withdrawal.cancel.limit_reached) without its number.
 */
export const CANCELLATIONS_PER_DAY = 5;
