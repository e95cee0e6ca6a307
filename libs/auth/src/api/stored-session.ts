import type { IdentityPool } from '@baize/contracts/site';

/*
 * The page script imports this module too, so it may import nothing but types.
 */

export type Client = Pick<IdentityPool, 'userPoolClientId'>;

export const storagePrefix = (pool: Client) => `CognitoIdentityServiceProvider.${pool.userPoolClientId}`;

/** Tells whether this browser has a session, by the client's storage keys (A§9), without loading the client. */
export function hasStoredSession(pool: Client): boolean {
  try {
    return localStorage.getItem(`${storagePrefix(pool)}.LastAuthUser`) !== null;
  } catch {
    return false;
  }
}

/** Removes everything that the client stored, in case the client itself is not available. */
export function forgetTokens(pool: Client): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(storagePrefix(pool))) localStorage.removeItem(key);
  } catch {
    // Blocked storage contains nothing to remove.
  }
}
