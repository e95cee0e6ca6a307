import type { CurrencyCode, Hundredths, Result } from '@baize/kernel';

/** A payment or payout request. Requests with the same reference count once. */
export interface GatewayOrder {
  /** Our referenceId. */
  readonly reference: string;
  readonly amount: Hundredths;
  readonly currency: CurrencyCode;
  /** Code of A§3 payment methods. */
  readonly method: string;
  readonly playerId: string;
  readonly language: string;
  /** Seconds that the player has to finish a payment; absent for a payout. */
  readonly expiresInSeconds?: number | undefined;
}

/**
 * What the gateway knows about one order. OPEN: the player has not finished it; a payout: not paid yet. PENDING: it is
 * being processed and can no longer be cancelled.
 */
export interface GatewayReport {
  readonly gatewayId: string;
  readonly kind: 'DEPOSIT' | 'WITHDRAWAL';
  readonly state: 'OPEN' | 'WAITING_INPUT' | 'PENDING' | 'SUCCEEDED' | 'FAILED';
  readonly amount: Hundredths;
  readonly currency: string;
  readonly failureCode: string | null;
  /** What pays, by a name that is the same for every payment with it; absent if the gateway has none. */
  readonly instrument?: string | undefined;
}

/** UNREACHABLE: the request may or may not have arrived, so it is sent again. REFUSED: it arrived and was declined. */
export type GatewayFault = 'UNREACHABLE' | 'REFUSED';

/** The payment gateway (ruling 13). */
export interface PaymentGateway {
  startPayment(
    order: GatewayOrder,
  ): Promise<Result<{ readonly gatewayId: string; readonly hostedUrl: string }, GatewayFault>>;
  startPayout(order: GatewayOrder): Promise<Result<{ readonly gatewayId: string }, GatewayFault>>;
  /**
   * Cancels a payment that the player has not finished, so that it can no longer be paid.
   * @returns the state afterwards, which says whether it was too late; ok(null) if the gateway does not know the reference
   */
  cancelPayment(reference: string): Promise<Result<GatewayReport | null, GatewayFault>>;
  /** Returns the state of our reference; ok(null) if the gateway does not know it. */
  report(kind: GatewayReport['kind'], reference: string): Promise<Result<GatewayReport | null, GatewayFault>>;
}

declare module '../ports.ts' {
  interface Ports {
    paymentGateway: PaymentGateway;
  }
}
