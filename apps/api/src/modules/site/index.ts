import { accessContext, siteFlags, siteLocation, siteVisit, type FeatureFlags } from '@baize/contracts/site';
import { countryRecord } from '@baize/brand/country-record';
import { countrySettings } from '@baize/contracts/country-settings';
import { ERROR } from '@baize/contracts/errors';
import fp from 'fastify-plugin';
import type { ApiModule } from '../../api-module.ts';
import { route } from '../../plugins/contract-routes.ts';
import type { Transaction } from '../../plugins/database.ts';
import { Refusal } from '../../plugins/errors.ts';
import { setLocationCookies } from './location-cookies.ts';
import { refuseDuringMaintenance } from './maintenance.ts';
import { readState, writeFlags, writeMaintenanceUntil, type SiteState } from './repository.ts';

/** What an operator may change: any flag, and the end of maintenance. */
export interface SiteChange {
  readonly flags: Partial<FeatureFlags>;
  readonly maintenanceUntil?: Date | null;
}

declare module 'fastify' {
  interface FastifyInstance {
    siteFlags: {
      current(): Promise<SiteState>;
      /** Takes effect in every process at once. @param also work for the same transaction, such as an audit entry */
      change(change: SiteChange, also?: (tx: Transaction) => Promise<void>): Promise<SiteState>;
    };
  }
}

const FRESH_MS = 30_000;

/** Calls that a site makes before it knows its visitor: flags, maintenance, location, access. */
export const siteModule: ApiModule = {
  name: 'site',
  migrations: new URL('./migrations/', import.meta.url),
  plugin: fp(
    async (app) => {
      /** An operator has changed the flags; carries what was changed. */
      const flagChanges = app.events.open<Partial<FeatureFlags>>('site.flags');
      // Every open site polls the flags, so they are read once, and again when they have changed. An event may be lost,
      // so they are also read again after a gap and every half minute.
      let known: { readonly state: Promise<SiteState>; readonly readAt: number } | undefined;
      const forget = () => {
        known = undefined;
      };
      flagChanges.subscribe(forget);
      app.events.onGap(forget);
      const current = (): Promise<SiteState> => {
        if (known && performance.now() - known.readAt < FRESH_MS) return known.state;
        const read = { state: readState(app.db), readAt: performance.now() };
        known = read;
        read.state.catch(() => {
          if (known === read) known = undefined;
        });
        return read.state;
      };
      app.decorate('siteFlags', {
        current,
        async change({ flags, maintenanceUntil }: SiteChange, also?: (tx: Transaction) => Promise<void>) {
          await app.db.transaction(async (tx) => {
            await also?.(tx);
            await writeFlags(tx, flags, app.clock.now());
            if (maintenanceUntil !== undefined) await writeMaintenanceUntil(tx, maintenanceUntil, app.clock.now());
            await flagChanges.publish(tx, flags);
          });
          known = undefined;
          return current();
        },
      });
      refuseDuringMaintenance(app);
      route(app, siteFlags, async ({ reply }) => {
        reply.header('cache-control', 'no-store');
        const { flags, maintenanceUntil } = await current();
        return { flags, maintenanceUntil: maintenanceUntil?.toISOString() ?? null };
      });
      route(app, siteLocation, ({ request, reply, context }) => {
        reply.header('cache-control', 'no-store');
        const { ipAddress, countryCode, city, regionCode } = app.locate(request);
        const place = { ipAddress, countryCode, city, regionCode };
        setLocationCookies(reply, place, context.market, app.wallClock.now());
        return place;
      });
      route(app, countrySettings, ({ query, reply, context }) => {
        reply.header('cache-control', 'no-store');
        // Of the market whose law decides at the sign-up, in the language of the site.
        const home = app.brands.marketOfCountry(context.brand, query.countryCode);
        const record = countryRecord(query.countryCode, home, context.market.languageTag);
        if (record === undefined) throw new Refusal(404, ERROR.notFound);
        return record;
      });
      route(app, accessContext, ({ request, reply }) => {
        reply.header('cache-control', 'no-store');
        return app.access(request);
      });
      route(app, siteVisit, async ({ request, reply, context }) => {
        reply.header('cache-control', 'no-store');
        setLocationCookies(reply, app.locate(request), context.market, app.wallClock.now());
        const { access, countryCode, regionCode } = await app.access(request);
        const { flags } = await current();
        return { access, countryCode, regionCode, maintenance: flags.maintenance };
      });
    },
    { name: 'site', dependencies: ['events', 'location', 'access'] },
  ),
};

export type { SiteState } from './repository.ts';
