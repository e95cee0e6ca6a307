import * as z from 'zod/mini';
import { ERROR } from './errors.ts';
import { defineRoute } from './route.ts';

export { CONSENT_VERSION } from './consent-storage.ts';

/** The purposes that a visitor may refuse. Essentials always run: logging in and limits need them. */
export const CONSENT_OPTIONS = ['performanceFunctional', 'marketing'] as const;
export type ConsentOption = (typeof CONSENT_OPTIONS)[number];

const options = { essentials: z.literal(true), performanceFunctional: z.boolean(), marketing: z.boolean() };
const version = z.int().check(z.gte(1), z.lte(1_000_000));

export const cookieConsent = z.object({ cookiesConsentId: z.uuid(), version, ...options });
export type CookieConsent = z.infer<typeof cookieConsent>;

/**
 * The latest choice of the player; 404 before the first one; the site then saves the choice made as a visitor (A§6).
 * A caller that asks with `orNone` gets null instead of the 404, which browsers report as a fault of the page.
 */
export const readCookieConsent = defineRoute({
  id: 'readCookieConsent',
  method: 'GET',
  base: 'v1',
  path: '/player/cookies/consent',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-account',
  source: 'A§6, A§7',
  summary: 'The player’s cookie consent.',
  query: z.object({ orNone: z.optional(z.enum(['true', 'false'])) }),
  response: z.nullable(cookieConsent),
  errors: [ERROR.notFound],
});

/**
 * Saves a choice and keeps the earlier ones, as proof of what the player allowed and when. Without an id, the API
 * assigns one.
 */
export const saveCookieConsent = defineRoute({
  id: 'saveCookieConsent',
  method: 'PATCH',
  base: 'v1',
  path: '/player/cookies/consent',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-account',
  source: 'A§7 “by version”, ruling 20',
  summary: 'Save the player’s cookie consent.',
  body: z.object({ cookiesConsentId: z.optional(z.uuid()), version, ...options }),
  response: cookieConsent,
  errors: [ERROR.validation],
});
