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
export const FEATURE_FLAGS = [
  'liveTableRoute',
  'signupCallback',
  'fluidPayment',
  'maintenance',
  'playSlugRoute',
] as const;
export const featureFlags = z.record(z.enum(FEATURE_FLAGS), z.boolean());
export type FeatureFlags = z.infer<typeof featureFlags>;

export const siteFlags = defineRoute({
  id: 'siteFlags',
  method: 'GET',
  base: 'v1',
  path: '/site/flags',
  auth: 'public',
  anywhere: 'information',
  source: 'B§9; path ours',
  summary: 'Feature flags and maintenance mode.',
  response: z.object({ flags: featureFlags, maintenanceUntil: z.nullable(z.string()) }),
});
/** A§3 location cookies and identity cookie, as `GET /site/location` sets them. */
export const LOCATION_COOKIE = {
  ipAddress: 'ip-address',
  countryCode: 'country-code',
  city: 'city',
  regionCode: 'region-code',
} as const;
export const IDENTITY_COOKIE = 'identity';
/** A§9: one year. */
export const IDENTITY_COOKIE_SECONDS = 31_536_000;
/** The identity cookie (A§3), as JSON; `exp` in seconds since 1970. */
export interface IdentityCookie {
  readonly country_code: string | null;
  readonly province_code: string | null;
  readonly exp: number;
  readonly language_code: string;
}

export const siteLocation = defineRoute({
  id: 'siteLocation',
  method: 'GET',
  base: 'v1',
  path: '/site/location',
  auth: 'public',
  anywhere: 'information',
  source: 'A§3, ruling 10; path ours',
  summary: 'Where the visitor seems to be.',
  response: z.object({
    ipAddress: z.string(),
    countryCode: z.nullable(z.string()),
    city: z.nullable(z.string()),
    regionCode: z.nullable(z.string()),
  }),
});

/** Whether we may serve a visitor (A§6). `restricted`: no licence covers the country; `blocked`: the address is in a blocked range. */
export type AccessVerdict = 'allowed' | 'restricted' | 'blocked';
/** What decided: the allow-list, a blocked range, the country, or that the country is unknown. */
export type AccessReason = 'allow_list' | 'ip_range' | 'country' | 'unknown_country';
export const accessContext = defineRoute({
  id: 'accessContext',
  method: 'GET',
  base: 'v1',
  path: '/player/access/context',
  auth: 'public',
  anywhere: 'information',
  source: 'A§6, A§7; method ours',
  summary: 'Whether the visitor may be served where they are, and what decided.',
  // Plain strings: a verdict that an open site does not know yet must arrive, to be taken for a refusal (ruling 23), not fail as no answer.
  response: z.object({
    access: z.string(),
    reason: z.string(),
    countryCode: z.nullable(z.string()),
    regionCode: z.nullable(z.string()),
    ipAddress: z.string(),
  }),
});
