import * as z from 'zod/mini';
import { defineRoute } from './route.ts';
import { currency, positiveAmount, timestamp } from './shapes.ts';

/** What the payment gateway's webhook says happened. */
export const GATEWAY_EVENTS = [
  'payment.succeeded',
  'payment.failed',
  'payment.pending',
  'payment.waiting_input',
  'payout.paid',
  'payout.failed',
] as const;
/** Signed (signature header); the same event id is acted upon once, however often it arrives and in whatever order. */
export const gatewayWebhook = defineRoute({
  id: 'gatewayWebhook',
  method: 'POST',
  base: 'v1',
  path: '/payments/webhook',
  auth: 'gateway',
  anywhere: 'third-party',
  source: 'ruling 13; path ours',
  summary: 'The payment gateway reports what became of a payment or a payout.',
  body: z.object({
    eventId: z.string().check(z.minLength(8), z.maxLength(100)),
    type: z.enum(GATEWAY_EVENTS),
    /** The gateway's own id of the payment or payout. */
    paymentId: z.string(),
    /** Our referenceId. */
    merchantReference: z.string(),
    amount: positiveAmount,
    currency,
    failureCode: z.optional(z.string()),
    createdAt: timestamp,
  }),
  response: z.object({ received: z.literal(true) }),
  errors: ['error.signature.invalid', 'error.not_found', 'error.amount.mismatch'],
});

/** The gateway's own calls, as the API makes them (paths under the gateway's URL, bearer key). */
export const gatewayPaymentRequest = z.object({
  merchantReference: z.string(),
  amount: positiveAmount,
  currency,
  method: z.string(),
  playerReference: z.string(),
  language: z.string(),
  webhookUrl: z.string(),
});
export const gatewayPaymentResponse = z.object({ paymentId: z.string(), hostedUrl: z.string() });
/** POST /gateway/api/payments, POST /gateway/api/payouts, POST /gateway/api/payouts/:id/cancel */
export const GATEWAY_PATHS = { payments: '/gateway/api/payments', payouts: '/gateway/api/payouts' } as const;
export const gatewayPayoutResponse = z.object({ paymentId: z.string() });
/** Why a payment or payout failed; the webhook's failureCode. Others may follow: an unknown one is shown as a plain refusal (ruling 23). */
export const GATEWAY_FAILURE_CODES = [
  'declined',
  'insufficient_funds',
  'stolen_card',
  'authentication_failed',
  'expired',
  'cancelled_by_player',
  'account_closed',
] as const;
/** CREATED: the form is open. PAID ends a payout, SUCCEEDED a payment. HELD: a payout that waits for the gateway's staff. */
export const GATEWAY_STATUSES = [
  'CREATED',
  'WAITING_INPUT',
  'PENDING',
  'HELD',
  'SUCCEEDED',
  'PAID',
  'FAILED',
  'CANCELLED',
] as const;
/** GET /gateway/api/payments/:id (payments and payouts alike) and ?merchantReference=: what to believe when a webhook stays away. Cancelling a payout answers the same; 409 once it is paid or failed. */
export const gatewayPaymentStatus = z.object({
  paymentId: z.string(),
  kind: z.enum(['PAYMENT', 'PAYOUT']),
  merchantReference: z.string(),
  status: z.enum(GATEWAY_STATUSES),
  amount: positiveAmount,
  currency,
  failureCode: z.optional(z.string()),
  updatedAt: timestamp,
});

/** The hosted form tells the site, by postMessage, that it is done; the site believes the API only. */
export const gatewayFrameMessage = z.object({
  source: z.literal('baize-gateway'),
  type: z.enum(['loaded', 'finished', 'cancelled']),
  merchantReference: z.string(),
});
export type GatewayFrameMessage = z.infer<typeof gatewayFrameMessage>;
