import { issuerOf } from '@baize/contracts/cognito-pools';
import type { Env } from './env.ts';

/** The user pool in which a brand's players log in. */
export interface UserPool {
  readonly poolId: string;
  /** The app client of the brand's site: the audience of its tokens (ruling 19a). */
  readonly clientId: string;
  /** `iss` of the tokens. */
  readonly issuer: string;
}

/**
 * Returns a brand's pool. The embedded pool is one for all brands, with a client for each; at Cognito each brand has a
 * pool of its own (`COGNITO_POOLS`).
 */
export function userPoolOf(identity: Env['identity'], brand: string): UserPool {
  const named = identity.pools.get(brand);
  if (identity.provider === 'embedded' || !named)
    return { poolId: identity.poolId, clientId: `${identity.clientIdPrefix}${brand}`, issuer: identity.issuer };
  return { ...named, issuer: issuerOf(named.poolId) };
}

/** Returns where a pool publishes the keys of its tokens. */
export function keysAddressOf({ endpoint }: Env['identity'], { poolId, issuer }: UserPool): URL {
  const base = endpoint === null ? issuer : new URL(poolId, endpoint.endsWith('/') ? endpoint : `${endpoint}/`).href;
  return new URL(`${base}/.well-known/jwks.json`);
}

/** Lists brands without a pool of their own, which only tests and demos may have: they have one pool for all. */
export function poolProblems({ identity, mode }: Pick<Env, 'identity' | 'mode'>, brands: readonly string[]): string[] {
  if (mode !== 'production' || identity.provider !== 'cognito') return [];
  const without = brands.filter((brand) => !identity.pools.has(brand));
  return without.length === 0
    ? []
    : [
        `COGNITO_POOLS names no user pool for ${without.join(', ')}, so no player could log in there. Add ${without[0]}=<pool id>/<app client id> for each.`,
      ];
}
