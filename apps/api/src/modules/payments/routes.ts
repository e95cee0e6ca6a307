import { ERROR } from '@baize/contracts/errors';
import { HEADERS } from '@baize/contracts/route';
import { gatewayWebhook } from '@baize/contracts/payments';
import * as contract from '@baize/contracts/cashier';
import { fromWire, toWire } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/contract-routes.ts';
import { fieldRefusal, Refusal } from '../../plugins/errors.ts';
import type { DepositRegister } from '../../ports/deposit-register/port.ts';
import type { GatewayReport, PaymentGateway } from '../../ports/payment-gateway/port.ts';
import { followProvince } from '../player/index.ts';
import { wirePayment } from './model/payment.ts';
import * as payments from './repository/payments.ts';
import { applyReport } from './use-cases/apply-report.ts';
import { checkDeposit, checkWithdrawal } from './use-cases/gates.ts';
import { idempotencyKeyOf, offeredMethods } from './use-cases/money-request.ts';
import { startDeposit } from './use-cases/start-deposit.ts';
import { cancelWithdrawal, pendingWithdrawals, startWithdrawal } from './use-cases/withdrawals.ts';

const STATE = {
  'payment.succeeded': 'SUCCEEDED',
  'payment.failed': 'FAILED',
  'payment.pending': 'PENDING',
  'payment.waiting_input': 'WAITING_INPUT',
  'payout.paid': 'SUCCEEDED',
  'payout.failed': 'FAILED',
} as const satisfies Record<string, GatewayReport['state']>;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function paymentRoutes(app: FastifyInstance, gateway: PaymentGateway, register: DepositRegister): void {
  route(app, contract.depositMethods, ({ player }) => offeredMethods(app, player, 'DEPOSIT'));
  route(app, contract.withdrawalMethods, ({ player }) => offeredMethods(app, player, 'WITHDRAW'));
  // Only what the market still offers: the cashier could not do anything with another method.
  route(app, contract.recentDepositMethods, async ({ player }) =>
    (await offeredMethods(app, player, 'DEPOSIT')).filter(({ recent }) => recent).map(({ name }) => name),
  );
  route(app, contract.depositCheck, ({ player, query }) => checkDeposit(app, register, player, query.later === 'true'));
  route(app, contract.withdrawalCheck, ({ player }) => checkWithdrawal(app, player));
  route(
    app,
    contract.depositStart,
    async ({ player, body, request, context }) => {
      await followProvince(app, player.playerId, app.locate(request));
      // The form uses the language of the page around it, or the player's language if the caller names no page.
      const language =
        request.headers[HEADERS.siteContext] === undefined
          ? player.languageCode.toLowerCase()
          : context.market.translation;
      return wirePayment(
        await startDeposit(app, { gateway, register }, player, idempotencyKeyOf(request), { ...body, language }),
        app.clock.now(),
      );
    },
    { rateLimit: 30 },
  );
  route(app, contract.depositStatus, async ({ player, params }) => {
    const payment = await payments.find(app.db, { playerId: player.playerId, referenceId: params.referenceId });
    if (payment?.kind !== 'DEPOSIT') throw new Refusal(404, ERROR.notFound);
    return wirePayment(payment, app.clock.now());
  });
  route(app, contract.pendingDeposits, async ({ player }) =>
    (await payments.unpaidDeposits(app.db, player.playerId, 'PROCESSING')).map((payment) => ({
      referenceId: payment.referenceId,
      amount: toWire(payment.amount),
      currencyCode: payment.currency,
      paymentMethod: payment.method,
      createdAt: payment.createdAt.toISOString(),
    })),
  );
  route(
    app,
    contract.withdrawalStart,
    async ({ player, body, request }) =>
      wirePayment(await startWithdrawal(app, player, idempotencyKeyOf(request), body), app.clock.now()),
    { rateLimit: 30 },
  );
  route(app, contract.pendingWithdrawals, ({ player }) => pendingWithdrawals(app, player));
  route(
    app,
    contract.withdrawalCancellation,
    ({ player, body, context }) =>
      cancelWithdrawal(app, player, body.pendingWithdrawalId, body.amount, context.market.translation),
    { rateLimit: 30 },
  );
  route(app, gatewayWebhook, async ({ body }) => {
    const amount = fromWire(body.amount);
    if (!amount.ok) throw fieldRefusal('amount', ERROR.amountInvalid);
    const playerId = UUID.test(body.merchantReference) ? await payments.playerOf(app.db, body.merchantReference) : null;
    if (playerId === null) throw new Refusal(404, ERROR.notFound);
    const payment = { playerId, referenceId: body.merchantReference.toLowerCase() };
    await applyReport(app, payment, {
      state: STATE[body.type],
      gatewayId: body.paymentId,
      failureCode: body.failureCode ?? null,
      instrument: body.instrument,
      amount: amount.value,
      currency: body.currency,
      kind: body.type.startsWith('payout.') ? 'WITHDRAWAL' : 'DEPOSIT',
      event: { eventId: body.eventId, type: body.type },
    });
    return { received: true as const };
  });
}
