import * as z from 'zod/mini';
import { defineRoute } from './route.ts';
import { currency, positiveAmount, timestamp } from './shapes.ts';

/** Event types of the payment gateway's webhook. */
export const GATEWAY_EVENTS = [
  'payment.succeeded',
  'payment.failed',
  'payment.pending',
  'payment.waiting_input',
  'payout.paid',
  'payout.failed',
] as const;
/**
 * Names the card, account or wallet that pays, the same for every payment with it and no number of it. Absent where the
 * gateway has none, as for a voucher.
 */
const instrument = z.string().check(z.minLength(1), z.maxLength(200));
/** The gateway's own id of a payment or payout, which is stored in an index. */
const gatewayId = z.string().check(z.minLength(1), z.maxLength(200));
const failureCode = z.string().check(z.maxLength(100));

/**
 * Signed (signature header). An event id takes effect once, however often and in whatever order its reports arrive. An
 * event id or payment id that comes again for another payment is refused with 409.
 */
export const gatewayWebhook = defineRoute({
  id: 'gatewayWebhook',
  method: 'POST',
  base: 'v1',
  path: '/payments/webhook',
  auth: 'gateway',
  anywhere: 'third-party',
  source: 'ruling 13; path ours',
  summary: 'The payment gateway reports an event of a payment or payout.',
  body: z.object({
    eventId: z.string().check(z.minLength(8), z.maxLength(100)),
    type: z.enum(GATEWAY_EVENTS),
    /** The gateway's own id of the payment or payout. */
    paymentId: gatewayId,
    /** Our referenceId. */
    merchantReference: z.string().check(z.maxLength(200)),
    amount: positiveAmount,
    currency,
    failureCode: z.optional(failureCode),
    instrument: z.optional(instrument),
    createdAt: timestamp,
  }),
  response: z.object({ received: z.literal(true) }),
  errors: [
    'error.signature.invalid',
    'error.not_found',
    'error.amount.mismatch',
    'error.idempotency.conflict',
    'error.withdrawal.not_pending',
  ],
});

/** The calls that the API makes to the gateway (paths under the gateway's URL, bearer key). */
export const gatewayPaymentRequest = z.object({
  merchantReference: z.string(),
  amount: positiveAmount,
  currency,
  method: z.string(),
  playerReference: z.string(),
  language: z.string(),
  webhookUrl: z.string(),
  /** Seconds until the gateway closes a form that the player has not finished. */
  expiresInSeconds: z.optional(z.number().check(z.int(), z.gte(60))),
});
export const gatewayPaymentResponse = z.object({ paymentId: gatewayId, hostedUrl: z.string() });
/**
 * POST /gateway/api/payments, POST /gateway/api/payouts, POST /gateway/api/payments/:id/cancel (what the player has not
 * finished), POST /gateway/api/payouts/:id/cancel
 */
export const GATEWAY_PATHS = { payments: '/gateway/api/payments', payouts: '/gateway/api/payouts' } as const;
export const gatewayPayoutResponse = z.object({ paymentId: gatewayId });
/**
 * Why a payment or payout failed; the webhook's failureCode. The gateway may add more: an unknown code is shown as a
 * general refusal (ruling 23).
 */
export const GATEWAY_FAILURE_CODES = [
  'declined',
  'insufficient_funds',
  'stolen_card',
  'authentication_failed',
  'expired',
  'cancelled_by_player',
  'account_closed',
] as const;
/** CREATED: the form is open. PAID ends a payout, SUCCEEDED a payment. HELD: a payout waits for the gateway's staff. */
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
/**
 * GET /gateway/api/payments/:id (payments and payouts) and ?merchantReference=: the state to use if no webhook arrives.
 * Cancelling has the same answer; 409 once it is paid or has failed, and for a payment that is being processed.
 */
export const gatewayPaymentStatus = z.object({
  paymentId: gatewayId,
  kind: z.enum(['PAYMENT', 'PAYOUT']),
  merchantReference: z.string(),
  status: z.enum(GATEWAY_STATUSES),
  amount: positiveAmount,
  currency,
  failureCode: z.optional(failureCode),
  instrument: z.optional(instrument),
  updatedAt: timestamp,
});

/**
 * The hosted form's postMessage to the site when it has loaded, changed its height or is finished. A hint only: the site
 * asks the API for the result.
 */
export const gatewayFrameMessage = z.object({
  source: z.literal('baize-gateway'),
  type: z.enum(['loaded', 'resized', 'finished', 'cancelled']),
  merchantReference: z.string(),
  /** `resized`: the height of the form in CSS pixels. The frame takes it, so that nothing is cut off. */
  height: z.optional(z.number().check(z.gte(0), z.lte(4000))),
});
export type GatewayFrameMessage = z.infer<typeof gatewayFrameMessage>;
