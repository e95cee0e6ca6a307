import { createHmac } from 'node:crypto';
import rateLimit, { type FastifyRateLimitOptions, type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ApiModule } from '../../api-module.ts';
import { clientOf } from '../ip-list.ts';
import { keysOf } from '../keys.ts';
import { exchangeCounts, removeEndedWindows } from './repository.ts';
import { SharedCounters } from './SharedCounters.ts';

/** Migrations of the rate limits; applied with those of the modules. */
export const rateLimitStorage: Omit<ApiModule, 'plugin'> = {
  name: 'rate_limits',
  migrations: new URL('./migrations/', import.meta.url),
};

const CLEANUP_MS = 60_000;
const FAULT_LOG_MS = 60_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Uses a key up, on all instances together. @returns false if it was used less than `milliseconds` ago */
    useOnce(key: string, milliseconds: number): Promise<boolean>;
    /** @param name what is spent; clients of one name share their counts on all instances */
    openBudget(name: string, limit: { readonly max: number; readonly windowMs: number }): ClientBudget;
  }
}

/** What each client may spend in a window, on all instances together. */
export interface ClientBudget {
  /** Returns the milliseconds until the client may spend again; 0 if it may spend now. */
  wait(client: string): number;
  /** @param amount a whole number; negative to give back what was spent on an estimate */
  spend(client: string, amount: number): void;
}

/**
 * Rate limits of routes, keys that work once, and budgets. On PostgreSQL all instances count together. On PGlite there is
 * only one process, so rate limits are counted in memory and no call costs a write.
 */
export const rateLimits = fp(
  async (app) => {
    const options = {
      global: false,
      hook: 'onRequest',
      keyGenerator: (request: FastifyRequest) => clientOf(request.ip),
    } as const;
    const [secret] = keysOf(app.env, 'rate limits');
    const hash = (text: string) => createHmac('sha256', secret).update(text).digest('base64url').slice(0, 27);
    const exchange = exchangeCounts(app.db);
    app.decorate('useOnce', async (key: string, windowMs: number) => {
      const [sum] = await exchange([{ key: hash(`once ${key}`), count: 1, windowMs }]);
      return sum?.count === 1;
    });
    const cleanup = setInterval(() => {
      removeEndedWindows(app.db).catch((fault: unknown) =>
        app.log.warn({ err: fault }, 'ended rate-limit windows were not removed'),
      );
    }, CLEANUP_MS);
    cleanup.unref();
    let loggedAt = -Infinity;
    const counters = new SharedCounters(exchange, (fault) => {
      if (performance.now() - loggedAt < FAULT_LOG_MS) return;
      loggedAt = performance.now();
      app.log.warn({ err: fault }, 'rate limits are counted per process: the shared counts could not be reached');
    });
    app.decorate('openBudget', (name: string, { max, windowMs }: { max: number; windowMs: number }) => {
      const keyOf = (client: string) => hash(`budget ${name} ${client}`);
      return {
        wait(client) {
          const known = counters.peek(keyOf(client));
          return known && known.current >= max ? known.ttl : 0;
        },
        spend: (client, amount) => void counters.add(keyOf(client), windowMs, max, amount),
      } satisfies ClientBudget;
    });
    app.addHook('onClose', async () => {
      clearInterval(cleanup);
      await counters.flush();
    });
    if (app.db.kind === 'pglite') {
      await app.register(rateLimit, options);
      return;
    }

    class SharedStore implements FastifyRateLimitStore {
      readonly #route: string;
      constructor(_options: FastifyRateLimitOptions, route = '') {
        this.#route = route;
      }
      incr(
        client: string,
        callback: (fault: Error | null, count?: { current: number; ttl: number }) => void,
        timeWindow = 60_000,
        max = 0,
      ): void {
        counters.add(hash(`${this.#route} ${client}`), timeWindow, max).then(
          (count) => callback(null, count),
          (fault: unknown) => callback(fault instanceof Error ? fault : new Error(String(fault))),
        );
      }
      child(
        route: Parameters<FastifyRateLimitStore['child']>[0] & { routeInfo?: { method?: string; url?: string } },
      ): FastifyRateLimitStore {
        const { method = '', url = '' } = route.routeInfo ?? {};
        return new SharedStore({}, `${method} ${url}`);
      }
    }
    await app.register(rateLimit, { ...options, store: SharedStore });
  },
  { name: 'rate-limits' },
);
