import { signOut as signOutRoute } from '@baize/contracts/player';
import type { IdentityPool } from '@baize/contracts/site';
import { call } from '@baize/http';
import { forgetTokens, storagePrefix, type Client } from '../api/stored-session.ts';
import { claimsOfToken } from '../api/token-claims.ts';

/** The longest wait for the servers on logout, so that a slow server does not keep a player's balance on the screen. */
const LOGOUT_PATIENCE_MS = 2500;

interface StoredSession {
  /** The session's own id, which stays the same when its tokens are refreshed; null if it cannot be read. */
  readonly id: string | null;
  readonly refreshToken: string | null;
}

/** Returns the session that the client has stored; null without one, or if the storage is blocked. */
function storedSession(pool: Client): StoredSession | null {
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
  const id = claimsOfToken(accessToken)?.['origin_jti'];
  return typeof id === 'string' ? id : null;
}

interface Logout {
  readonly pool: IdentityPool;
  /** Whether no login has come since. */
  readonly isEnding: () => boolean;
  /** Removes the player's data from the site. */
  readonly forget: () => void;
}

/**
 * Ends the session at the API, at the provider and here. A login that comes while the servers answer keeps its own.
 * @returns whether the site should stay on its page (A§2)
 */
export async function logOut({ pool, isEnding, forget }: Logout): Promise<{ readonly stay: boolean }> {
  const pause = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), LOGOUT_PATIENCE_MS);
  });
  const ended = storedSession(pool);
  let refreshToken = ended?.refreshToken ?? null;
  /** Removes the ended session's tokens, refreshed or not, but not those of a login that came since. */
  const removeTokens = () => {
    const stored = storedSession(pool);
    if (stored?.id !== ended?.id) return;
    refreshToken = stored?.refreshToken ?? refreshToken;
    forgetTokens(pool);
  };
  // A refusal must not end the session of a login that came since.
  const answered = call(signOutRoute, { keepsSession: true }).catch(() => null);
  // Only after the answer: once the provider has ended the session, the API refuses the call.
  const revoked = answered.then(async () => {
    const { revokeSession, signOutEverywhereHere } = await import('../api/identity.ts');
    // A token refresh that was under way may have stored tokens again.
    removeTokens();
    if (refreshToken !== null) await revokeSession(pool, refreshToken);
    // Where storage is blocked, the client keeps the tokens in its own memory, and only it can revoke them.
    else if (isEnding()) await signOutEverywhereHere(pool);
  });
  const answer = await Promise.race([revoked.catch(() => undefined).then(() => answered), pause]);
  removeTokens();
  if (isEnding()) forget();
  return answer ?? { stay: false };
}
