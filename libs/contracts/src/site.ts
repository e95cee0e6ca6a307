import * as z from 'zod/mini';
import { defineRoute } from './route.ts';

/** A§9: one site id throughout. */
export const SITE_ID = 5;

/** Where players sign in (ruling 8): the embedded pool or a real one; the release writes it into the page. */
export interface IdentityPool {
  readonly userPoolId: string;
  /** One app client a brand: a player belongs to one brand (ruling 19a). */
  readonly userPoolClientId: string;
  /** Absolute address of the pool's endpoint; null: the site's own `/identity/`. */
  readonly endpoint: string | null;
}

/** B§9 feature flags, and what an operator can switch while the site is open. */
export const FEATURE_FLAGS = ['liveTableRoute', 'signupCallback', 'fluidPayment', 'maintenance', 'playSlugRoute'] as const;
export const featureFlags = z.record(z.enum(FEATURE_FLAGS), z.boolean());
export type FeatureFlags = z.infer<typeof featureFlags>;

export const siteFlags = defineRoute({
  id: 'siteFlags', method: 'GET', base: 'v1', path: '/site/flags', auth: 'public', source: 'B§9; path ours',
  summary: 'Feature flags and maintenance mode.', response: z.object({ flags: featureFlags, maintenanceUntil: z.nullable(z.string()) }),
});
export const siteLocation = defineRoute({
  id: 'siteLocation', method: 'GET', base: 'v1', path: '/site/location', auth: 'public', source: 'A§3, ruling 10; path ours',
  summary: 'Where the visitor seems to be.',
  response: z.object({ ipAddress: z.string(), countryCode: z.nullable(z.string()), city: z.nullable(z.string()), regionCode: z.nullable(z.string()) }),
});
