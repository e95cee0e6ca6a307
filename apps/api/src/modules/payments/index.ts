import fp from 'fastify-plugin';
import { gatewayWebhook } from '@baize/contracts/payments';
import type { ApiModule } from '../../api-module.ts';
import type { PayoutHold } from '@baize/contracts/cashier';
import type { CurrencyCode, Hundredths } from '@baize/kernel';
import type { Queryable, Transaction } from '../../plugins/database.ts';
import { doRegularly } from '../../plugins/do-regularly.ts';
import { httpDepositRegister } from '../../ports/deposit-register/http-deposit-register.ts';
import { hostedGateway } from '../../ports/payment-gateway/hosted-gateway.ts';
import { accountsOfPerson } from '../person/index.ts';
import { personalData } from './personal-data.ts';
import { linkedSince } from './model/large-payout.ts';
import { worthIn } from './model/exchange.ts';
import type { Payment } from './model/payment.ts';
import * as payments from './repository/payments.ts';
import * as totals from './repository/totals.ts';
import { openPaymentObstacles } from './use-cases/closure.ts';
import { operatorPaymentRoutes } from './operator-routes.ts';
import { paymentRoutes } from './routes.ts';
import { bankDeposits, type BankDeposits } from './use-cases/bank-deposits.ts';
import { lawLimit } from './use-cases/law-limit.ts';
import { marketOf } from './use-cases/money-request.ts';
import { cancelExcessDeposits, cancelForbiddenDeposits, cancelUnfinishedDeposits } from './use-cases/open-deposits.ts';
import { payoutFacts, type PayoutFacts } from './use-cases/payout-holds.ts';
import { reconcile } from './use-cases/reconcile.ts';
import { QUEUE_LENGTH } from './use-cases/review-queue.ts';
import { decideWithdrawal } from './use-cases/withdrawals.ts';

/** Payment operations for other modules: `app.payments`. */
export interface Payments {
  /** Withdrawals waiting for the operator, oldest first. Amounts in hundredths. */
  withdrawalsInReview(limit?: number): Promise<readonly Payment[]>;
  /**
   * @param also runs in the same transaction, under the payment's lock, for example to write an audit entry; gets the holds
   * that an approval releases
   * @throws Refusal 404, or 409 error.withdrawal.not_pending if the player or another operator decided first
   */
  decideWithdrawal(
    reference: string,
    decision: 'APPROVE' | 'REJECT',
    also?: (tx: Transaction, payment: Payment, released: readonly PayoutHold[]) => Promise<void>,
  ): Promise<void>;
  /** Returns what the rules against money laundering ask about a player: identity, funding methods, turnover. */
  payoutFacts(playerId: string): Promise<PayoutFacts>;
  /** Sum of a player's open deposits, which may still arrive. Hundredths. */
  openDeposits(target: Queryable, playerId: string, which: payments.OpenDeposits): Promise<Hundredths>;
  /**
   * What a person has deposited in all, with every account that is certainly theirs (ruling 24), in one currency.
   * @param which `CREDITED`: what has arrived; otherwise with the deposits that are still open
   */
  depositTotal(
    target: Queryable,
    playerId: string,
    currency: CurrencyCode,
    which: 'CREDITED' | payments.OpenDeposits,
  ): Promise<Hundredths>;
  /** Cancels the player's open payment forms if a limit no longer has room for them. */
  cancelExcessDeposits(playerId: string): Promise<void>;
  /** What a person was paid lately or waits to be paid, with this withdrawal: payouts that count as one (hundredths). */
  linkedPayouts(
    target: Queryable,
    withdrawal: Pick<Payment, 'playerId' | 'createdAt' | 'currency'>,
  ): Promise<Hundredths>;
  /** Deposits whose money a bank has reserved before the player is known (pay-and-play). */
  readonly fromBank: BankDeposits;
  /**
   * Asks the gateway about payments that it has not reported on, and cancels deposits that were not finished in time; runs
   * automatically every half minute.
   */
  reconcile(): Promise<number>;
}

declare module 'fastify' {
  interface FastifyInstance {
    payments: Payments;
  }
}

const RECONCILE_MS = 30_000;

/** Deposits and withdrawals through the payment gateway. */
export const paymentsModule: ApiModule = {
  name: 'payments',
  migrations: new URL('./migrations/', import.meta.url),
  personalData,
  plugin: fp(
    async (app) => {
      const { gateway: settings } = app.env;
      const gateway =
        app.ports.paymentGateway ??
        hostedGateway({
          url: settings.url,
          key: settings.key,
          webhookUrl: new URL(`/api/${gatewayWebhook.base}${gatewayWebhook.path}`, app.env.publicUrl).href,
        });
      const register = app.ports.depositRegister ?? httpDepositRegister(app.env.depositRegister);
      app.decorate('payments', {
        withdrawalsInReview: (limit = QUEUE_LENGTH) => payments.inReview(app.db, limit),
        decideWithdrawal: (reference, decision, also) => decideWithdrawal(app, gateway, reference, decision, also),
        payoutFacts: async (playerId) => payoutFacts(app, app.db, (await marketOf(app, { playerId })).rules, playerId),
        openDeposits: totals.openDeposits,
        depositTotal: async (target, playerId, currency, which) =>
          worthIn(currency, await totals.depositsOf(target, await accountsOfPerson(target, playerId), which)),
        cancelExcessDeposits: (playerId) => cancelExcessDeposits(app, gateway, playerId),
        linkedPayouts: async (target, { playerId, createdAt, currency }) =>
          worthIn(
            currency,
            await totals.linkedWithdrawals(target, await accountsOfPerson(target, playerId), linkedSince(createdAt)),
          ),
        fromBank: bankDeposits(app, register),
        reconcile: () => reconcile(app, gateway),
      } satisfies Payments);
      app.spendingRules.addDepositRule(lawLimit(app));
      app.onCancelForbiddenDeposits((playerId) => cancelForbiddenDeposits(app, gateway, playerId));
      app.closures.addObstacles(openPaymentObstacles);
      // At the gateway, before the account closes: a form that was paid without our knowledge is credited in time.
      app.closures.onSettling(async (playerId) => {
        await cancelUnfinishedDeposits(app, gateway, [playerId]);
      });
      paymentRoutes(app, gateway, register);
      operatorPaymentRoutes(app);
      doRegularly(app, {
        every: RECONCILE_MS,
        run: () => reconcile(app, gateway),
        failure: 'payments could not be reconciled',
      });
    },
    {
      name: 'payments',
      dependencies: ['audit', 'bonus', 'brands', 'closures', 'identity', 'person', 'player', 'tell-player', 'wallet'],
    },
  ),
};

export { limitIn } from './model/exchange.ts';
export { insert as insertPayment } from './repository/payments.ts';
