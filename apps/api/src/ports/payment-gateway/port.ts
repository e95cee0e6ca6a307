import type { CurrencyCode, Hundredths, Result } from '@baize/kernel';

/** A payment or payout as the API asks for it. Asking twice under one reference is asking once. */
export interface GatewayOrder {
  /** Our referenceId. */
  readonly reference: string;
  readonly amount: Hundredths;
  readonly currency: CurrencyCode;
  /** Code of A§3 payment methods. */
  readonly method: string;
  readonly playerId: string;
  readonly language: string;
}

/** What the gateway knows of one order. OPEN: not decided yet. */
export interface GatewayReport {
  readonly gatewayId: string;
  readonly kind: 'DEPOSIT' | 'WITHDRAWAL';
  readonly state: 'OPEN' | 'WAITING_INPUT' | 'SUCCEEDED' | 'FAILED';
  readonly amount: Hundredths;
  readonly currency: string;
  readonly failureCode: string | null;
}

/** UNREACHABLE: nobody knows whether it was heard, so it is asked again. REFUSED: it was heard and declined. */
export type GatewayFault = 'UNREACHABLE' | 'REFUSED';

/** The payment gateway (ruling 13). */
export interface PaymentGateway {
  startPayment(
    order: GatewayOrder,
  ): Promise<Result<{ readonly gatewayId: string; readonly hostedUrl: string }, GatewayFault>>;
  startPayout(order: GatewayOrder): Promise<Result<{ readonly gatewayId: string }, GatewayFault>>;
  /** What became of our reference; ok(null) when the gateway has never heard of it. */
  report(kind: GatewayReport['kind'], reference: string): Promise<Result<GatewayReport | null, GatewayFault>>;
}

declare module '../ports.ts' {
  interface Ports {
    paymentGateway: PaymentGateway;
  }
}
