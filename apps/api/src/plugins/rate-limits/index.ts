import { createHmac } from 'node:crypto';
import rateLimit, { type FastifyRateLimitOptions, type FastifyRateLimitStore } from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import type { ApiModule } from '../../api-module.ts';
import { exchangeCounts, removeEndedWindows } from './repository.ts';
import { SharedCounters } from './SharedCounters.ts';

/** Migrations of the rate limits; applied with those of the modules. */
export const rateLimitStorage: Omit<ApiModule, 'plugin'> = {
  name: 'rate_limits',
  migrations: new URL('./migrations/', import.meta.url),
};

const CLEANUP_MS = 60_000;
const FAULT_LOG_MS = 60_000;

/**
 * Rate limits of routes. On PostgreSQL all instances count together. On PGlite there is one process, so its own memory
 * Rate limits of routes. On PostgreSQL all instances count together. On PGlite there is only one process, so counts in
 * memory are enough and no call costs a write.
 */
export const rateLimits = fp(
  async (app) => {
    const options = { global: false, hook: 'preHandler' } as const;
    if (app.db.kind === 'pglite') {
      await app.register(rateLimit, options);
      return;
    }
    let loggedAt = -Infinity;
    const counters = new SharedCounters(exchangeCounts(app.db), (fault) => {
      if (performance.now() - loggedAt < FAULT_LOG_MS) return;
      loggedAt = performance.now();
      app.log.warn({ err: fault }, 'rate limits are counted per process: the shared counts could not be reached');
    });
    const secret = createHmac('sha256', app.env.cookieSecret).update('rate-limit-key').digest();
    const hash = (text: string) => createHmac('sha256', secret).update(text).digest('base64url').slice(0, 27);

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
    const cleanup = setInterval(() => {
      removeEndedWindows(app.db).catch((fault: unknown) =>
        app.log.warn({ err: fault }, 'ended rate-limit windows were not removed'),
      );
    }, CLEANUP_MS);
    cleanup.unref();
    app.addHook('onClose', async () => {
      clearInterval(cleanup);
      await counters.flush();
    });
    await app.register(rateLimit, { ...options, store: SharedStore });
  },
  { name: 'rate-limits' },
);
