import { DOCUMENT_ERROR } from '@baize/contracts/errors';
import type { LoginRefusal } from '@baize/contracts/player';
import type { Clock } from '@baize/kernel';
import type { Database } from '../../../plugins/database.ts';
import type { Env } from '../../../plugins/env.ts';
import {
  emailKeyOf,
  findPlayer,
  isSuspended,
  loginRefusalOf,
  recordLogin,
  sessionReachOf,
  type PlayerRecord,
} from '../../player/index.ts';
import { passwordMatches } from '../password.ts';
import {
  clearAttempts,
  findUser,
  isRefreshTokenUsed,
  lockRefreshToken,
  markRefreshTokenUsed,
  newRefreshToken,
  openSession,
  revokeSession,
  storeRefreshToken,
  successorOf,
  takeAttempt,
  type RefreshToken,
} from '../repository.ts';
import type { TokenIssuer } from '../tokens.ts';

/** Two tabs that refresh within this time of each other get the same successor; later reuse of a token is theft. */
export const REUSE_GRACE_MS = 10_000;

export interface SignInContext {
  readonly db: Database;
  /** Business time: locks, exclusions, the activity log. */
  readonly clock: Clock;
  /** Real time: tokens and sessions. */
  readonly wallClock: Clock;
  readonly env: Env;
  readonly tokens: TokenIssuer;
}

export interface Tokens {
  readonly IdToken: string;
  readonly AccessToken: string;
  readonly RefreshToken: string;
  readonly ExpiresIn: number;
  readonly TokenType: 'Bearer';
}
export type SignInResult =
  | { readonly kind: 'signed-in'; readonly player: PlayerRecord; readonly tokens: Tokens }
  | { readonly kind: 'unknown-user' }
  | { readonly kind: 'wrong-password' }
  | { readonly kind: 'refused'; readonly refusal: LoginRefusal };

/** Where a player logs in from. */
export interface Visit {
  readonly ip: string;
  readonly countryCode: string | null;
}

/** The player as described by the claims, with the current suspension. */
const claimed = (player: PlayerRecord, now: Date): PlayerRecord => ({
  ...player,
  multibrandSuspended: isSuspended(player, now),
});

const attemptsExceeded: SignInResult = { kind: 'refused', refusal: { code: DOCUMENT_ERROR.signInAttemptsExceeded } };

/**
 * Signs in with email and password (USER_PASSWORD_AUTH). The password is checked first: only the player concerned
 * learns of an exclusion.
 * @param input.restricted the player has read that they are excluded or on a time-out, and asks for what they may still
 * do (ruling 19)
 */
export async function signIn(
  context: SignInContext,
  input: {
    readonly brand: string;
    readonly clientId: string;
    readonly username: string;
    readonly password: string;
    readonly restricted: boolean;
  } & Visit,
): Promise<SignInResult> {
  const { db, clock, wallClock, env } = context;
  const user = await findUser(db, input.brand, emailKeyOf(input.username));
  if (!user?.confirmed) {
    await passwordMatches(null, input.password);
    return { kind: 'unknown-user' };
  }
  const attempt = await takeAttempt(db, user.sub, clock.now());
  if (!attempt.taken) {
    await passwordMatches(null, input.password);
    return attemptsExceeded;
  }
  if (!(await passwordMatches(user.passwordHash, input.password)))
    return attempt.last ? attemptsExceeded : { kind: 'wrong-password' };
  await clearAttempts(db, user.sub);
  const player = await findPlayer(db, user.sub);
  if (!player) return { kind: 'unknown-user' };
  const refusal = loginRefusalOf(player, clock.now());
  if (refusal && !(input.restricted && sessionReachOf(player, clock.now()) === 'RESTRICTED'))
    return { kind: 'refused', refusal };

  const now = wallClock.now();
  const refreshToken = newRefreshToken();
  const id = await db.transaction(async (tx) => {
    await recordLogin(tx, { playerId: player.id, at: clock.now(), ip: input.ip, countryCode: input.countryCode });
    return openSession(tx, {
      sub: user.sub,
      clientId: input.clientId,
      loginMethod: 'DEFAULT',
      now,
      expiresAt: new Date(now.getTime() + env.identity.refreshSeconds * 1000),
      refreshToken,
    });
  });
  const issued = await context.tokens.issue(claimed(player, clock.now()), {
    id,
    clientId: input.clientId,
    loginMethod: 'DEFAULT',
    createdAt: now,
  });
  return { kind: 'signed-in', player, tokens: { ...issued, RefreshToken: refreshToken } };
}

/**
 * Exchanges a refresh token for new tokens and its successor. A reused token ends the whole family,
 * except right after its first use while its successor is unused: that is a second tab.
 * @returns null if the token is invalid
 */
export async function refresh(
  context: SignInContext,
  input: { readonly clientId: string; readonly refreshToken: string },
): Promise<{ readonly playerId: string; readonly tokens: Tokens } | null> {
  const { db, clock, wallClock, env } = context;
  const now = wallClock.now();
  const successor = successorOf(input.refreshToken, env.cookieSecret);
  const found = await db.transaction(async (tx): Promise<RefreshToken | null> => {
    const token = await lockRefreshToken(tx, input.refreshToken);
    if (!token || token.clientId !== input.clientId || token.revokedAt || token.expiresAt <= now) return null;
    if (token.usedAt) {
      const secondTab =
        now.getTime() - token.usedAt.getTime() <= REUSE_GRACE_MS &&
        !(await isRefreshTokenUsed(tx, token.sub, successor));
      if (secondTab) return token;
      await revokeSession(tx, token, now, 'refresh token reused');
      return null;
    }
    await markRefreshTokenUsed(tx, token.sub, input.refreshToken, now);
    await storeRefreshToken(tx, token, successor, now);
    return token;
  });
  if (!found) return null;
  const player = await findPlayer(db, found.sub);
  // A closure or a block ends the session at the next refresh, no matter who decided it. An exclusion restricts it:
  // every call checks the status itself.
  if (!player || sessionReachOf(player, clock.now()) === 'NONE') {
    await revokeSession(db, found, now, 'player may not sign in');
    return null;
  }
  const issued = await context.tokens.issue(claimed(player, clock.now()), {
    id: found.sessionId,
    clientId: found.clientId,
    loginMethod: found.loginMethod,
    createdAt: found.createdAt,
  });
  return { playerId: player.id, tokens: { ...issued, RefreshToken: successor } };
}
