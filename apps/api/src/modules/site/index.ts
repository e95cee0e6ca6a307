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

/** What an open site asks before it knows its visitor: flags, maintenance, location. */
export const siteModule: ApiModule = {
  name: 'site',
  migrations: new URL('./migrations/', import.meta.url),
  plugin: fp(async (app) => {
    // Every open site polls the flags, so they are read once and again only when somebody changed them.
    let known: Promise<FeatureFlags> | undefined;
    app.events.subscribe('site.flags', () => { known = undefined; });
    const current = (): Promise<FeatureFlags> => {
      known ??= readFlags(app.db);
      known.catch(() => { known = undefined; });
      return known;
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
