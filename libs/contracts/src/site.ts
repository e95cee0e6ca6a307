import * as z from 'zod/mini';
import { defineRoute } from './route.ts';

/** A§9: the one site id. */
export const SITE_ID = 5;

/**
 * The identity provider where players sign in (ruling 8): the embedded pool or a real one. The release writes it into
 * the page.
 */
export interface IdentityPool {
  readonly userPoolId: string;
  /** One app client per brand: a player belongs to one brand (ruling 19a). */
  readonly userPoolClientId: string;
  /** Absolute address of the pool's endpoint; null: the site's own `/identity/`. */
  readonly endpoint: string | null;
}

/** Flags that an operator can switch at run time, B§9 feature flags among them. */
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
  summary: 'The visitor’s detected location.',
  response: z.object({
    ipAddress: z.string(),
    countryCode: z.nullable(z.string()),
    city: z.nullable(z.string()),
    regionCode: z.nullable(z.string()),
  }),
});

/**
 * Whether we may serve a visitor (A§6). `restricted`: no licence covers the country; `blocked`: the address is in a
 * blocked range.
 */
export type AccessVerdict = 'allowed' | 'restricted' | 'blocked';
/** The reason: the allow-list, a blocked range, the country, or an unknown country. */
export type AccessReason = 'allow_list' | 'ip_range' | 'country' | 'unknown_country';
export const accessContext = defineRoute({
  id: 'accessContext',
  method: 'GET',
  base: 'v1',
  path: '/player/access/context',
  auth: 'public',
  anywhere: 'information',
  source: 'A§6, A§7; method ours',
  summary: 'Whether we may serve the visitor at their location, and the reason.',
  // Plain strings, not enumerations: an older page must be able to read a new verdict and treat it as a refusal (ruling
  // 23), instead of failing on the answer.
  response: z.object({
    access: z.string(),
    reason: z.string(),
    countryCode: z.nullable(z.string()),
    regionCode: z.nullable(z.string()),
    ipAddress: z.string(),
  }),
});

/**
 * What a prerendered page must know of its visitor before it may stand as it is: one small answer in place of the three
 * calls above, which the app makes when it starts.
 */
export const siteVisit = defineRoute({
  id: 'siteVisit',
  method: 'GET',
  base: 'v1',
  path: '/site/visit',
  auth: 'public',
  anywhere: 'information',
  source: 'A§3, A§6, B§9; path ours',
  summary: 'Where the visitor is, whether we may serve them, and whether the site is in maintenance.',
  response: z.object({
    access: z.string(),
    countryCode: z.nullable(z.string()),
    regionCode: z.nullable(z.string()),
    maintenance: z.boolean(),
  }),
});
