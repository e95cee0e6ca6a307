import {
  GATEWAY_PATHS,
  gatewayPaymentResponse,
  gatewayPaymentStatus,
  gatewayPayoutResponse,
  type gatewayPaymentRequest,
} from '@baize/contracts/payments';
import { err, fromWire, ok, toWire, type Result } from '@baize/kernel';
import * as z from 'zod/mini';
import type { GatewayFault, GatewayOrder, GatewayReport, PaymentGateway } from './port.ts';

const TIMEOUT_MS = 8000;

export interface HostedGatewayOptions {
  /** Base address; the paths of the contract follow. */
  readonly url: string;
  /** Bearer key. */
  readonly key: string;
  /** Address for the gateway's webhooks. */
  readonly webhookUrl: string;
}

const STATE: Readonly<Record<z.output<typeof gatewayPaymentStatus>['status'], GatewayReport['state']>> = {
  CREATED: 'OPEN',
  PENDING: 'PENDING',
  HELD: 'OPEN',
  WAITING_INPUT: 'WAITING_INPUT',
  SUCCEEDED: 'SUCCEEDED',
  PAID: 'SUCCEEDED',
  FAILED: 'FAILED',
  CANCELLED: 'FAILED',
};

/** A gateway with a hosted form, over HTTP with JSON (contracts/payments). */
export function hostedGateway({ url, key, webhookUrl }: HostedGatewayOptions): PaymentGateway {
  async function call<Schema extends z.ZodMiniType>(
    schema: Schema,
    path: string,
    body?: unknown,
  ): Promise<Result<z.output<Schema>, GatewayFault>> {
    try {
      const response = await fetch(new URL(path, url), {
        method: body === undefined ? 'GET' : 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          authorization: `Bearer ${key}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (response.ok) {
        const parsed = z.safeParse(schema, await response.json());
        // An unreadable answer does not say whether the order was accepted.
        return parsed.success ? ok(parsed.data) : err('UNREACHABLE');
      }
      await response.body?.cancel();
      // Rate limits and server errors are temporary; a refusal of this order is final. 401 concerns our key, not the
      // player's payment.
      return err(
        response.status >= 500 || response.status === 429 || response.status === 401 || response.status === 408
          ? 'UNREACHABLE'
          : 'REFUSED',
      );
    } catch {
      return err('UNREACHABLE');
    }
  }
  const request = (order: GatewayOrder): z.input<typeof gatewayPaymentRequest> => ({
    merchantReference: order.reference,
    amount: toWire(order.amount),
    currency: order.currency,
    method: order.method,
    playerReference: order.playerId,
    language: order.language,
    webhookUrl,
    ...(order.expiresInSeconds === undefined ? {} : { expiresInSeconds: order.expiresInSeconds }),
  });
  const reportOf = (status: z.output<typeof gatewayPaymentStatus>): GatewayReport | null => {
    const amount = fromWire(status.amount);
    return amount.ok
      ? {
          gatewayId: status.paymentId,
          kind: status.kind === 'PAYMENT' ? 'DEPOSIT' : 'WITHDRAWAL',
          state: STATE[status.status],
          amount: amount.value,
          currency: status.currency,
          failureCode: status.failureCode ?? null,
          instrument: status.instrument,
        }
      : null;
  };
  const report: PaymentGateway['report'] = async (kind, reference) => {
    const path = kind === 'DEPOSIT' ? GATEWAY_PATHS.payments : GATEWAY_PATHS.payouts;
    const answer = await call(
      z.union([z.array(gatewayPaymentStatus), gatewayPaymentStatus]),
      `${path}?merchantReference=${encodeURIComponent(reference)}`,
    );
    if (!answer.ok) return answer.error === 'REFUSED' ? ok(null) : answer;
    const known = (Array.isArray(answer.value) ? answer.value : [answer.value])
      .map(reportOf)
      .find((each) => each?.kind === kind);
    return ok(known ?? null);
  };
  return {
    async startPayment(order) {
      const answer = await call(gatewayPaymentResponse, GATEWAY_PATHS.payments, request(order));
      return answer.ok ? ok({ gatewayId: answer.value.paymentId, hostedUrl: answer.value.hostedUrl }) : answer;
    },
    async startPayout(order) {
      const answer = await call(gatewayPayoutResponse, GATEWAY_PATHS.payouts, request(order));
      return answer.ok ? ok({ gatewayId: answer.value.paymentId }) : answer;
    },
    async cancelPayment(reference) {
      const known = await report('DEPOSIT', reference);
      if (!known.ok || !known.value || known.value.state === 'SUCCEEDED' || known.value.state === 'FAILED')
        return known;
      const id = encodeURIComponent(known.value.gatewayId);
      const answer = await call(gatewayPaymentStatus, `${GATEWAY_PATHS.payments}/${id}/cancel`, {});
      if (answer.ok) return ok(reportOf(answer.value));
      // It can no longer be cancelled: whatever it has become since then is the answer.
      return answer.error === 'REFUSED' ? report('DEPOSIT', reference) : answer;
    },
    report,
  };
}
