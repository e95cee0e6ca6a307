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
/**
 * A moment that a caller names: ISO 8601, from 2000 to 2199. Nothing here happened before, and databases end somewhere.
 * Its day must be in the calendar: JavaScript reads 30 February as 2 March, and a stop would end on another day.
 */
export const givenMoment = z.string().check(
  z.regex(/^2[01]\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-][0-2]\d:[0-5]\d)$/),
  z.refine(
    (value) =>
      !Number.isNaN(Date.parse(value)) && new Date(value.slice(0, 10)).getUTCDate() === Number(value.slice(8, 10)),
  ),
);
/** Calling code and subscriber number, split as in the documents (A§3). */
export const phone = z.object({
  prefix: z.string().check(z.regex(/^\+[1-9]\d{0,3}$/, 'error.phone.prefix')),
  body: z.string().check(z.regex(/^\d{4,14}$/, 'error.phone.body')),
});
export type Phone = z.infer<typeof phone>;
/**
 * A plain address: letters, digits and the usual signs before the @, and a domain of letters and digits, also of other
 * scripts. No quotes, comments, brackets or invisible characters: mail servers ignore them, so one mailbox would have many
 * spellings, and none of a player's is lost without them.
 */
const PLAIN_EMAIL =
  /^[A-Za-z\d!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z\d!#$%&'*+/=?^_`{|}~-]+)*@([\p{L}\p{M}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+([Xx][Nn]--[A-Za-z\d-]+|[\p{L}\p{M}]{2,})$/u;
/** Mobile carriers of Japan whose customers have had addresses with dots in a row, or one before the @, since before 2009. */
const CARRIER_EMAIL = /^[a-z\d][a-z\d._-]*@(docomo\.ne\.jp|ezweb\.ne\.jp|au\.com)$/i;
/** Letters that are not seen, which Unicode nevertheless counts as letters or marks. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
export const email = z.string().check(
  z.trim(),
  z.maxLength(254, 'error.email.invalid'),
  z.refine((value) => PLAIN_EMAIL.test(value) || CARRIER_EMAIL.test(value), { error: 'error.email.invalid' }),
  z.refine((value) => !INVISIBLE.test(value), { error: 'error.email.invalid' }),
);
export const siteContext = z.object({
  siteId,
  brand: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  market: z.string().check(z.regex(/^[a-z]{2}-[A-Z]{2}$/)),
});
export type SiteContext = z.infer<typeof siteContext>;
/** The fraud vendor's token, or a dash (ruling 9). */
export const blackbox = z.string().check(z.minLength(1), z.maxLength(4096));
export const deviceCheck = z.object({ ipAddress: z.string(), blackbox });
