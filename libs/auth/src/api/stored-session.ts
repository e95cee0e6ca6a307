import type { IdentityPool } from '@baize/contracts/site';

const storagePrefix = (pool: IdentityPool) => `CognitoIdentityServiceProvider.${pool.userPoolClientId}`;

/** Tells whether this browser has a session, by the client's storage keys (A§9), without loading the client. */
export function hasStoredSession(pool: IdentityPool): boolean {
  try {
    return localStorage.getItem(`${storagePrefix(pool)}.LastAuthUser`) !== null;
  } catch {
    return false;
  }
}

/** Removes everything that the client stored, in case the client itself is not available. */
export function forgetTokens(pool: IdentityPool): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(storagePrefix(pool))) localStorage.removeItem(key);
  } catch {
    // Blocked storage contains nothing to remove.
  }
}
