import type { IdentityPool } from '@baize/contracts/site';

/*
 * The page script imports this module too, so it may import nothing but types.
 */

type Client = Pick<IdentityPool, 'userPoolClientId'>;

const storagePrefix = (pool: Client) => `CognitoIdentityServiceProvider.${pool.userPoolClientId}`;

/** Tells whether this browser has a session, by the client's storage keys (A§9), without loading the client. */
export function hasStoredSession(pool: Client): boolean {
  try {
    return localStorage.getItem(`${storagePrefix(pool)}.LastAuthUser`) !== null;
  } catch {
    return false;
  }
}

export interface StoredSession {
  /** The session's own id, which stays the same when its tokens are refreshed; null if it cannot be read. */
  readonly id: string | null;
  readonly refreshToken: string | null;
}

/** Returns the session that the client has stored; null without one, or if the storage is blocked. */
export function storedSession(pool: Client): StoredSession | null {
  try {
    const prefix = storagePrefix(pool);
    const user = localStorage.getItem(`${prefix}.LastAuthUser`);
    if (user === null) return null;
    return {
      id: sessionIdOf(localStorage.getItem(`${prefix}.${user}.accessToken`)),
      refreshToken: localStorage.getItem(`${prefix}.${user}.refreshToken`),
    };
  } catch {
    return null;
  }
}

function sessionIdOf(accessToken: string | null): string | null {
  try {
    const payload = (accessToken ?? '').split('.')[1] ?? '';
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
      readonly origin_jti?: unknown;
    };
    return typeof claims.origin_jti === 'string' ? claims.origin_jti : null;
  } catch {
    return null;
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
