import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GATEWAY_PATHS, gatewayPaymentRequest } from '@baize/contracts/payments';
import * as z from 'zod/mini';
import type { SandboxConfig } from '../config.ts';
import type { LiveFeed } from '../LiveFeed.ts';
import { readBody, Refusal, requireKey, requireOwnPage } from '../refusals.ts';
import { statusReply, type Gateway } from './Gateway.ts';
import { expiryFault, luhnHolds } from './model/card.ts';
import type { GatewayPayment, PaymentFault } from './model/payment.ts';
import {
  CONFIRMATION_CODE,
  scenarioOfCard,
  SCENARIOS,
  screenOf,
  TEST_CARDS,
  type Scenario,
} from './model/scenarios.ts';
import type { WebhookDispatcher } from '../WebhookDispatcher.ts';
import type { HostedView } from './wire.ts';

export const GATEWAY_TOPIC = 'gateway';

const idParams = z.object({ id: z.string().check(z.maxLength(80)) });
const payoutRequest = z.object({ ...gatewayPaymentRequest.shape, language: z._default(z.string(), 'en') });
const submission = z.object({
  scenario: z.optional(z.enum(SCENARIOS)),
  card: z.optional(z.object({ number: z.string(), expiry: z.string(), cvc: z.string(), name: z.string() })),
});
const settingsChange = z.object({
  payouts: z.optional(z.enum(['PAY', 'FAIL', 'HOLD'])),
  payoutSeconds: z.optional(z.number().check(z.gte(0), z.lte(3600))),
  pendingSeconds: z.optional(z.number().check(z.gte(0), z.lte(3600))),
  offline: z.optional(z.boolean()),
});

const FAULTS: Readonly<Record<PaymentFault, string>> = {
  already_finished: 'This payment is finished; nothing about it can be changed any more. Read its status instead.',
  not_expected: 'The payment is in a state that does not allow this. Read its status and act on that.',
  code_wrong: 'The confirmation code is wrong.',
};

function taken(payment: ReturnType<Gateway['apply']>): GatewayPayment {
  if (payment.ok) return payment.value;
  throw new Refusal(409, `gateway.${payment.error}`, FAULTS[payment.error]);
}

/** Names a card or an account of an owner, without its number. */
const instrumentOf = (what: string, owner: string): string =>
  `ins_${createHash('sha256').update(`${what}|${owner}`).digest('hex').slice(0, 32)}`;

/**
 * @throws Refusal 422 that names the field. Real cards are not accepted by a test gateway, and its form does not even
 * send them
 */
function scenarioOf(
  { method, playerReference }: Pick<GatewayPayment, 'method' | 'playerReference'>,
  body: z.output<typeof submission>,
  now: Date,
): { scenario: Scenario; cardLast4?: string; instrument?: string } {
  if (!body.card) {
    const scenario = body.scenario ?? 'SUCCESS';
    // Nobody owns a voucher.
    if (screenOf(method) === 'voucher') return { scenario };
    return { scenario, instrument: instrumentOf(method, scenario === 'SHARED' ? '' : playerReference) };
  }
  const number = body.card.number.replace(/\D/g, '');
  const refuse = (field: string, message: string): never => {
    throw new Refusal(422, 'error.validation', 'The card was not accepted.', [{ field, message, objectName: 'card' }]);
  };
  if (!luhnHolds(number)) refuse('number', 'number');
  const byCard = scenarioOfCard(number) ?? refuse('number', 'not_a_test_card');
  const expiry = expiryFault(body.card.expiry, now);
  if (expiry !== null) refuse('expiry', expiry);
  if (!/^\d{3,4}$/.test(body.card.cvc)) refuse('cvc', 'cvc');
  if (body.card.name.trim() === '') refuse('name', 'name');
  return {
    scenario: body.scenario ?? byCard,
    cardLast4: number.slice(-4),
    instrument: instrumentOf(number, byCard === 'SHARED' ? '' : playerReference),
  };
}

/** The payment gateway: its API for the operator, the calls of its hosted form, and those of its own page. */
export function registerGateway(
  app: FastifyInstance,
  gateway: Gateway,
  webhooks: WebhookDispatcher,
  config: SandboxConfig,
  feed: LiveFeed,
  now: () => Date,
): void {
  const paymentOf = (request: FastifyRequest): string => readBody(idParams, request.params, 'address').id;
  const requireMerchant = (request: FastifyRequest): void => {
    requireKey(request, config.gatewayKey, 'payment gateway');
    if (gateway.settings.offline)
      throw new Refusal(
        503,
        'gateway.offline',
        'The gateway is turned off on its own page. Turn it on there, or try again later.',
      );
  };

  app.post(GATEWAY_PATHS.payments, async (request, reply) => {
    requireMerchant(request);
    const payment = gateway.create('PAYMENT', readBody(gatewayPaymentRequest, request.body, 'payment'));
    return reply
      .status(201)
      .send({ paymentId: payment.id, hostedUrl: `${config.publicUrl}/gateway/pay/${payment.id}` });
  });
  app.post(GATEWAY_PATHS.payouts, async (request, reply) => {
    requireMerchant(request);
    const payout = gateway.create('PAYOUT', readBody(payoutRequest, request.body, 'payout'));
    return reply.status(201).send({ paymentId: payout.id });
  });
  for (const path of Object.values(GATEWAY_PATHS)) {
    app.get(`${path}/:id`, async (request) => {
      requireMerchant(request);
      return statusReply(gateway.get(paymentOf(request)));
    });
    app.get(path, async (request) => {
      requireMerchant(request);
      return gateway
        .find(readBody(z.object({ merchantReference: z.string() }), request.query, 'query').merchantReference)
        .map(statusReply);
    });
  }
  for (const [path, kind] of [
    [GATEWAY_PATHS.payments, 'PAYMENT'],
    [GATEWAY_PATHS.payouts, 'PAYOUT'],
  ] as const) {
    app.post(`${path}/:id/cancel`, async (request) => {
      requireMerchant(request);
      const payment = gateway.get(paymentOf(request));
      if (payment.kind !== kind)
        throw new Refusal(
          404,
          'error.not_found',
          'This id belongs to the other kind. Cancel payments and payouts each at their own path.',
        );
      return statusReply(
        payment.status === 'CANCELLED' ? payment : taken(gateway.apply(payment.id, { type: 'cancel', by: 'operator' })),
      );
    });
  }

  const view = (payment: GatewayPayment): HostedView => ({
    merchantReference: payment.merchantReference,
    amount: payment.amount,
    currency: payment.currency,
    method: payment.method,
    screen: screenOf(payment.method),
    language: payment.language,
    status: payment.status,
    failureCode: payment.failureCode ?? null,
    cardLast4: payment.cardLast4 ?? null,
    parentOrigins: config.siteOrigins,
    testCards: TEST_CARDS,
    confirmationCode: CONFIRMATION_CODE,
    pendingSeconds: gateway.settings.pendingSeconds,
  });
  app.get('/gateway/hosted/:id', async (request) => {
    requireOwnPage(request, config.publicUrl);
    const payment = gateway.get(paymentOf(request));
    if (payment.kind !== 'PAYMENT')
      throw new Refusal(404, 'error.not_found', 'This id belongs to a payout, which has no form.');
    return view(payment);
  });
  app.post('/gateway/hosted/:id/submit', async (request) => {
    requireOwnPage(request, config.publicUrl);
    const payment = gateway.get(paymentOf(request));
    const body = readBody(submission, request.body, 'card');
    if (screenOf(payment.method) === 'card' && !body.card)
      throw new Refusal(422, 'error.validation', 'A card payment needs a card.', [
        { field: 'number', message: 'number', objectName: 'card' },
      ]);
    return view(
      taken(
        gateway.apply(payment.id, {
          type: 'submit',
          ...scenarioOf(payment, body, now()),
          settleMs: gateway.settings.pendingSeconds * 1000,
        }),
      ),
    );
  });
  app.post('/gateway/hosted/:id/code', async (request) => {
    requireOwnPage(request, config.publicUrl);
    return view(
      taken(
        gateway.apply(paymentOf(request), {
          type: 'code',
          code: readBody(z.object({ code: z.string() }), request.body, 'code').code,
        }),
      ),
    );
  });
  app.post('/gateway/hosted/:id/cancel', async (request) => {
    requireOwnPage(request, config.publicUrl);
    return view(taken(gateway.apply(paymentOf(request), { type: 'cancel', by: 'player' })));
  });

  app.get('/gateway/desk', async (request) => {
    requireOwnPage(request, config.publicUrl);
    return {
      settings: gateway.settings,
      testCards: TEST_CARDS,
      payments: gateway.recent('PAYMENT', 60),
      payouts: gateway.recent('PAYOUT', 60),
      deliveries: webhooks.recent(80),
    };
  });
  app.put('/gateway/desk/settings', async (request) => {
    requireOwnPage(request, config.publicUrl);
    const { payouts, payoutSeconds, pendingSeconds, offline } = readBody(settingsChange, request.body, 'settings');
    return gateway.changeSettings({
      ...(payouts !== undefined && { payouts }),
      ...(payoutSeconds !== undefined && { payoutSeconds }),
      ...(pendingSeconds !== undefined && { pendingSeconds }),
      ...(offline !== undefined && { offline }),
    });
  });
  app.post('/gateway/desk/payments/:id/settle', async (request) => {
    requireOwnPage(request, config.publicUrl);
    return taken(
      gateway.apply(paymentOf(request), {
        type: 'settle',
        succeed: readBody(z.object({ succeed: z.boolean() }), request.body, 'decision').succeed,
      }),
    );
  });
  app.post('/gateway/desk/payments/:id/false-webhook', async (request, reply) => {
    requireOwnPage(request, config.publicUrl);
    gateway.sendFalse(
      paymentOf(request),
      readBody(z.object({ kind: z.enum(['FORGED', 'WRONG_AMOUNT']) }), request.body, 'order').kind,
    );
    return reply.status(202).send({ queued: true });
  });
  app.post('/gateway/desk/deliveries/:id/again', async (request, reply) => {
    requireOwnPage(request, config.publicUrl);
    if (!webhooks.again(paymentOf(request)))
      throw new Refusal(404, 'error.not_found', 'There is no delivery with this id.');
    return reply.status(202).send({ queued: true });
  });
  app.get('/gateway/stream', (request, reply) => feed.subscribe(GATEWAY_TOPIC, request, reply));
}
