import type { GatewayPayment, GatewayStatus } from './model/payment.ts';
import type { MethodScreen, Scenario } from './model/scenarios.ts';
import type { GatewaySettings } from './Gateway.ts';
import type { WebhookDelivery } from './WebhookDispatcher.ts';

/** What the hosted form knows of its payment. The gateway's own business, no contract of the operator. */
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
  /** Who may be told, by postMessage, that the form is done. */
  readonly parentOrigins: readonly string[];
  readonly testCards: Readonly<Record<Scenario, string>>;
  readonly confirmationCode: string;
  readonly pendingSeconds: number;
}

/** What the gateway's own page shows. */
export interface DeskView {
  readonly settings: GatewaySettings;
  readonly testCards: Readonly<Record<Scenario, string>>;
  readonly payments: readonly GatewayPayment[];
  readonly payouts: readonly GatewayPayment[];
  readonly deliveries: readonly WebhookDelivery[];
}
