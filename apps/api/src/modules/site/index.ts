import { siteFlags, siteLocation, type FeatureFlags } from '@baize/contracts/site';
import fp from 'fastify-plugin';
import type { ApiModule } from '../../api-module.ts';
import { route } from '../../plugins/contract-routes.ts';
import type { Transaction } from '../../plugins/database.ts';
import { readFlags, writeFlags } from './repository.ts';

declare module 'fastify' {
  interface FastifyInstance {
    siteFlags: {
      current(): Promise<FeatureFlags>;
      /** Takes effect in every process at once. @param also what belongs to the same transaction, such as an audit entry */
      change(flags: Partial<FeatureFlags>, also?: (tx: Transaction) => Promise<void>): Promise<FeatureFlags>;
    };
  }
}

const FRESH_MS = 30_000;

/** What an open site asks before it knows its visitor: flags, maintenance, location. */
export const siteModule: ApiModule = {
  name: 'site',
  migrations: new URL('./migrations/', import.meta.url),
  plugin: fp(async (app) => {
    // Every open site polls the flags, so they are read once and again when somebody has changed them. The event may be lost
    // (a listener that reconnects hears nothing meanwhile), so they are read anew every half minute all the same.
    let known: { readonly flags: Promise<FeatureFlags>; readonly readAt: number } | undefined;
    app.events.subscribe('site.flags', () => { known = undefined; });
    const current = (): Promise<FeatureFlags> => {
      if (known && performance.now() - known.readAt < FRESH_MS) return known.flags;
      const read = { flags: readFlags(app.db), readAt: performance.now() };
      known = read;
      read.flags.catch(() => { if (known === read) known = undefined; });
      return read.flags;
    };
    app.decorate('siteFlags', {
      current,
      async change(flags: Partial<FeatureFlags>, also?: (tx: Transaction) => Promise<void>) {
        await app.db.transaction(async (tx) => {
          await also?.(tx);
          await writeFlags(tx, flags, app.clock.now());
          await app.events.publish(tx, 'site.flags', flags);
        });
        known = undefined;
        return current();
      },
    });
    route(app, siteFlags, async ({ reply }) => {
      reply.header('cache-control', 'no-store');
      return { flags: await current(), maintenanceUntil: null };
    });
    route(app, siteLocation, ({ request, reply }) => {
      reply.header('cache-control', 'no-store');
      return app.locate(request);
    });
  }, { name: 'site', dependencies: ['events', 'location'] }),
};
