import fp from 'fastify-plugin';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from './database.ts';

/** Metrics for operations; modules add their own counters to `registry`. */
export interface Metrics {
  readonly registry: Registry;
  /**
   * Returns the counter of a name, created at the first call: `app.metrics.counter('baize_logins_total', 'Logins by
   * outcome', ['outcome']).inc({ outcome: 'ok' })`.
   */
  counter<Label extends string>(name: string, help: string, labels?: readonly Label[]): Counter<Label>;
}

/** Conditions for this process to get traffic. */
export interface Readiness {
  /** @param check resolves when ready, throws (or hangs over two seconds) when not */
  add(name: string, check: () => Promise<unknown>): void;
  /** Makes `/ready` fail from now on, because the process stops. */
  stop(): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
    readiness: Readiness;
  }
}

const CHECK_MS = 2000;

/**
 * `/health` (the process runs), `/ready` (it can serve), `/metrics`. Not under `/api`, so a public proxy does not pass
 * them on.
 */
export const operations = fp<{ database: Database }>(
  async (app, { database }) => {
    const registry = new Registry();
    if (app.env.mode !== 'test') collectDefaultMetrics({ register: registry });
    const durations = new Histogram({
      name: 'baize_http_request_seconds',
      help: 'Duration of answers by route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers: [registry],
    });
    new Gauge({
      name: 'baize_database_connections',
      help: 'Database connections by state.',
      labelNames: ['state'],
      registers: [registry],
      collect() {
        const pool = database.pool();
        this.set({ state: 'total' }, pool.total);
        this.set({ state: 'idle' }, pool.idle);
        this.set({ state: 'waiting' }, pool.waiting);
      },
    });
    app.addHook('onResponse', async (request, reply) => {
      durations.observe(
        { method: request.method, route: request.routeOptions.url ?? 'unknown', status: String(reply.statusCode) },
        reply.elapsedTime / 1000,
      );
    });
    const counters = new Map<string, Counter>();
    app.decorate('metrics', {
      registry,
      counter<Label extends string>(name: string, help: string, labels: readonly Label[] = []) {
        let counter = counters.get(name);
        if (!counter) {
          counter = new Counter({ name, help, labelNames: [...labels], registers: [registry] });
          counters.set(name, counter);
        }
        return counter as unknown as Counter<Label>;
      },
    } satisfies Metrics);

    const checks = new Map<string, () => Promise<unknown>>([['database', () => database.query('select 1 as one')]]);
    app.decorate('readiness', {
      add: (name, check) => {
        checks.set(name, check);
      },
      stop: () => {
        checks.set('process', async () => {
          throw new Error('the process is stopping');
        });
      },
    } satisfies Readiness);
    const unlimited = { config: { rateLimit: false }, logLevel: 'warn' as const };
    app.get('/health', unlimited, async () => JSON.stringify({ status: 'ok' }));
    app.get('/ready', unlimited, async (_request, reply) => {
      const results = await Promise.all(
        [...checks].map(async ([name, check]) => {
          let timer: NodeJS.Timeout | undefined;
          try {
            await Promise.race([
              check(),
              new Promise((_resolve, reject) => {
                timer = setTimeout(() => reject(new Error('timed out')), CHECK_MS);
              }),
            ]);
            return [name, 'ready'] as const;
          } catch (fault) {
            app.log.info({ check: name, reason: fault instanceof Error ? fault.message : 'unknown' }, 'not ready');
            return [name, 'not ready'] as const;
          } finally {
            clearTimeout(timer);
          }
        }),
      );
      const ready = results.every(([, state]) => state === 'ready');
      return reply
        .code(ready ? 200 : 503)
        .type('application/json')
        .send(JSON.stringify({ status: ready ? 'ready' : 'not ready', checks: Object.fromEntries(results) }));
    });
    app.get('/metrics', unlimited, async (_request, reply) =>
      reply.type(registry.contentType).send(await registry.metrics()),
    );
  },
  { name: 'operations' },
);
