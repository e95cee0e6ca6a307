import type { GatewayPayment, GatewayStatus } from './model/payment.ts';
import type { MethodScreen, Scenario } from './model/scenarios.ts';
import type { GatewaySettings } from './Gateway.ts';
import type { WebhookDelivery } from '../WebhookDispatcher.ts';

/** What the hosted form knows about its payment. Internal to the gateway, not part of the operator's contract. */
export interface HostedView {
  readonly merchantReference: string;
  readonly amount: number;
  readonly currency: string;
  readonly method: string;
  readonly screen: MethodScreen;
  readonly language: string;
  readonly status: GatewayStatus;
  readonly failureCode: string | null;
  readonly cardLast4: string | null;
  /** Origins that the form notifies by postMessage. */
  readonly parentOrigins: readonly string[];
  readonly testCards: Readonly<Record<Scenario, string>>;
  readonly confirmationCode: string;
  readonly pendingSeconds: number;
}

/** Data for the gateway's own page. */
export interface DeskView {
  readonly settings: GatewaySettings;
  readonly testCards: Readonly<Record<Scenario, string>>;
  readonly payments: readonly GatewayPayment[];
  readonly payouts: readonly GatewayPayment[];
  readonly deliveries: readonly WebhookDelivery[];
}
