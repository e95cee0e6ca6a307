import * as z from 'zod/mini';
import { CURRENCIES, fromWire, totalFromWire } from '@baize/kernel';

/**
 * The amount of one movement: a JSON number with at most two places (ruling 7). Convert with the kernel's `fromWire`.
 */
export const wireAmount = z.number().check(z.refine((value) => fromWire(value).ok, { error: 'error.amount.invalid' }));
/**
 * A balance or a sum, which may be larger than any one movement. Convert with the kernel's `hundredthsOf` or
 * `totalFromWire`.
 */
export const wireTotal = z
  .number()
  .check(z.refine((value) => totalFromWire(value).ok, { error: 'error.amount.invalid' }));
/** An amount in a request of a player or a third party: above zero. */
export const positiveAmount = wireAmount.check(z.refine((value) => value > 0, { error: 'error.amount.not_positive' }));
export const currency = z.enum(CURRENCIES);
export const siteId = z.literal(5);
/** The site id in a query string. */
export const siteIdQuery = z.literal('5');
/** ISO 3166-1 alpha-2. */
export const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/));
export const uuid = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i));
/** ISO date-time in UTC. */
export const timestamp = z.string();
/** Calling code and subscriber number, split as in the documents (A§3). */
export const phone = z.object({
  prefix: z.string().check(z.regex(/^\+[1-9]\d{0,3}$/, 'error.phone.prefix')),
  body: z.string().check(z.regex(/^\d{4,14}$/, 'error.phone.body')),
});
export type Phone = z.infer<typeof phone>;
export const siteContext = z.object({
  siteId,
  brand: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  market: z.string().check(z.regex(/^[a-z]{2}-[A-Z]{2}$/)),
});
export type SiteContext = z.infer<typeof siteContext>;
/** The fraud vendor's token, or a dash (ruling 9). */
export const blackbox = z.string().check(z.minLength(1), z.maxLength(4096));
/**
 * Accepted as the documents show them, and ignored: the API reads the address from the connection, and there is no
 * fraud vendor (0060).
 */
export const deviceCheck = z.object({ ipAddress: z.string(), blackbox });
