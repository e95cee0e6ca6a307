import type { FastifyInstance } from 'fastify';
import type { SandboxConfig } from './config.ts';
import { operatorAccess, type OperatorAccess } from './control/controlPlugin.ts';
import type { Gateway } from './gateway/Gateway.ts';
import type { WebhookDispatcher } from './WebhookDispatcher.ts';
import type { Outbox } from './outbox/Outbox.ts';

/** Data for the index page. */
export interface SandboxStatus {
  readonly startedAt: string;
  readonly api: {
    readonly url: string;
    readonly state: 'ready' | 'starting' | 'unreachable';
    readonly answeredInMs: number | null;
  };
  readonly operator: OperatorAccess;
  readonly siteOrigins: readonly string[];
  readonly counters: {
    readonly messages: number;
    readonly payments: number;
    readonly payouts: number;
    readonly openPayments: number;
    readonly webhooksQueued: number;
    readonly identityChecks: number;
    readonly events: number;
    readonly conversations: number;
  };
}

async function apiState(config: SandboxConfig): Promise<SandboxStatus['api']> {
  const started = performance.now();
  try {
    const response = await fetch(`${config.apiUrl}/ready`, { signal: AbortSignal.timeout(1500) });
    await response.body?.cancel();
    return {
      url: config.apiUrl,
      state: response.ok ? 'ready' : 'starting',
      answeredInMs: Math.round(performance.now() - started),
    };
  } catch {
    return { url: config.apiUrl, state: 'unreachable', answeredInMs: null };
  }
}

export function registerStatus(
  app: FastifyInstance,
  config: SandboxConfig,
  startedAt: Date,
  parts: {
    readonly outbox: Outbox;
    readonly gateway: Gateway;
    readonly webhooks: WebhookDispatcher;
    readonly identityChecks: () => number;
    readonly events: () => number;
    readonly conversations: () => number;
  },
): void {
  app.get('/health', async () => ({ status: 'ok', startedAt: startedAt.toISOString() }));
  app.get('/status', async (): Promise<SandboxStatus> => {
    const [api, access] = await Promise.all([apiState(config), operatorAccess(config)]);
    const { payments, payouts, open } = parts.gateway.counts();
    return {
      startedAt: startedAt.toISOString(),
      api,
      operator: access,
      siteOrigins: config.siteOrigins,
      counters: {
        messages: parts.outbox.size,
        payments,
        payouts,
        openPayments: open,
        webhooksQueued: parts.webhooks.queued,
        identityChecks: parts.identityChecks(),
        events: parts.events(),
        conversations: parts.conversations(),
      },
    };
  });
}
