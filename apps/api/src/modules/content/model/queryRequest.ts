import { COUNTRY_CODES, MARKETS, TRANSLATION_LOCALES, contentLocale } from '@baize/brand';
import type { ContentQuery } from '@baize/contracts/content-queries';
import * as z from 'zod/mini';

const LOCALES: ReadonlySet<unknown> = new Set(TRANSLATION_LOCALES.map(contentLocale));
const IDS: ReadonlySet<unknown> = new Set(Object.keys(MARKETS));

/** Whether a value is one that content or law knows; other parameters are bounded by their shape alone. */
const isKnown = (name: string, value: unknown): boolean => {
  switch (name) {
    case 'country':
      return value === null || (COUNTRY_CODES as readonly unknown[]).includes(value);
    case 'market':
      return IDS.has(value);
    case 'locale':
      return LOCALES.has(value);
    default:
      return true;
  }
};

/**
 * Reads the parameters of one of the site's own queries: exactly those that it names, each within its bounds. Anything
 * else would be another entry of the cache, and so another run of the query.
 * @returns the parameters, or a text that says what is wrong with them
 */
export function parametersOf(
  known: ContentQuery,
  given: ReadonlyMap<string, unknown>,
): Readonly<Record<string, unknown>> | string {
  const { shape } = known.parameters as z.ZodMiniObject;
  const names = Object.keys(shape);
  const unexpected = [...given.keys()].find((name) => !Object.hasOwn(shape, name));
  if (unexpected !== undefined) return `"$${unexpected.slice(0, 40)}" is no parameter of this query. Leave it out.`;
  const missing = names.find((name) => !given.has(name));
  if (missing !== undefined) return `The parameter "$${missing}" is missing.`;
  const parsed = z.safeParse(known.parameters, Object.fromEntries(given));
  const [issue] = parsed.error?.issues ?? [];
  const wrong = issue ? String(issue.path[0] ?? names[0]) : names.find((name) => !isKnown(name, given.get(name)));
  if (wrong !== undefined) return `The value of "$${wrong}" is outside of what this query accepts.`;
  return parsed.data as Readonly<Record<string, unknown>>;
}
