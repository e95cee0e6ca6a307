/** A brand's user pool at Amazon Cognito, with the app client of its site. Cognito chooses both ids. */
export interface NamedPool {
  readonly poolId: string;
  readonly clientId: string;
}

const ENTRY = /^([a-z0-9-]+)=([a-z]{2}(?:-[a-z]+)+-\d_[A-Za-z0-9]+)\/([a-z0-9]{1,128})$/;

/** Returns the AWS region of a pool, with which its id begins. */
export const regionOf = (poolId: string): string => poolId.split('_')[0] ?? '';

/** Returns the address of Cognito in a pool's region, with a slash at its end. */
export const cognitoAddressOf = (poolId: string): string => `https://cognito-idp.${regionOf(poolId)}.amazonaws.com/`;

/** Returns `iss` of a pool's tokens, which is its own address. */
export const issuerOf = (poolId: string): string => `${cognitoAddressOf(poolId)}${poolId}`;

/**
 * Reads `COGNITO_POOLS`, `<brand>=eu-west-1_AbCdEf/1example23456789,…`, for the API and for releases.
 * @returns pools by brand; null for a value that cannot be parsed, or that names a brand or a pool twice: a pool knows an
 * email once, and a person may have an account at each brand (ruling 19a)
 */
export function cognitoPoolsOf(value: string): ReadonlyMap<string, NamedPool> | null {
  const pools = new Map<string, NamedPool>();
  const poolIds = new Set<string>();
  for (const entry of value.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [, brand, poolId, clientId] = ENTRY.exec(entry) ?? [];
    if (brand === undefined || poolId === undefined || clientId === undefined) return null;
    if (pools.has(brand) || poolIds.has(poolId)) return null;
    pools.set(brand, { poolId, clientId });
    poolIds.add(poolId);
  }
  return pools;
}
