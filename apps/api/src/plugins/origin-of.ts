import type { Env } from './env.ts';

/**
 * Returns a brand's own site, which its links lead to. The request's own headers (Origin, Host) never end up
 * in a message, nor does another brand's address. A deployment with one address uses it for all its brands.
 * @returns null if several addresses are configured and none is this brand's
 */
export function originOf(
  { brandOrigins, siteOrigins }: Pick<Env, 'brandOrigins' | 'siteOrigins'>,
  brandId: string,
): string | null {
  return (
    brandOrigins.get(brandId) ?? (siteOrigins.length === 1 && brandOrigins.size === 0 ? (siteOrigins[0] ?? null) : null)
  );
}
