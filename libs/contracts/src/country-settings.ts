import * as z from 'zod/mini';
import { defineRoute } from './route.ts';
import { countryCode, currency, siteIdQuery } from './shapes.ts';

/** A§3 Country record. */
const countryRecord = z.object({
  code: countryCode,
  /** In the language of the site's market. */
  name: z.string(),
  /** Calling code with its plus. */
  isd: z.string(),
  currency,
  /** Whether the country's market is switched on. */
  active: z.boolean(),
  /** Whether our licences cover the country. */
  allowed: z.boolean(),
  location: z.object({ lat: z.number(), lon: z.number() }),
  /** Nobody lives there, so nobody joins from there. */
  removeCountryFromRegistration: z.boolean(),
});

/** Read by the sign-up, which tells a visitor from a country that cannot join so before they fill in a form. */
export const countrySettings = defineRoute({
  id: 'countrySettings',
  method: 'GET',
  base: 'v1',
  path: '/site/country-settings',
  auth: 'public',
  anywhere: 'information',
  source: 'A§3, A§7; path ours',
  summary: 'What we know of a country, and whether its residents may open an account.',
  query: z.object({ siteId: siteIdQuery, countryCode }),
  response: countryRecord,
  errors: ['error.not_found'],
});
