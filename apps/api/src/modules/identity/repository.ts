import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { JWK } from 'jose';
import type { Queryable } from '../../plugins/database.ts';
import type { EndedSessions } from '../../plugins/session-ends.ts';
import { playerIdByEmail, type LoginState } from '../player/index.ts';
import { NO_CODE, type CodeState } from './model/code-state.ts';
import { LOGIN_WINDOW_MS, SOURCE_WINDOW_MS, type Failures } from './model/sign-in-attempts.ts';
import {
  identityCaptchas,
  identityCodes,
  identityCodeSends,
  identityPasswordResets,
  identityRefreshRoute,
  identityRefreshTokens,
  identitySessions,
  identitySignInAttempts,
  identityUsers,
} from './schema.ts';

export const ATTEMPT_LIMIT = 5;
export const LOCK_MINUTES = 15;

export interface PoolUser {
  readonly sub: string;
  readonly brand: string;
  readonly username: string;
  readonly passwordHash: string;
  readonly confirmed: boolean;
}

export async function insertUser(db: Queryable, user: PoolUser, now: Date): Promise<void> {
  await db.drizzle.insert(identityUsers).values({ ...user, createdAt: now });
}
export async function confirmUser(db: Queryable, sub: string): Promise<void> {
  await db.drizzle.update(identityUsers).set({ confirmed: true }).where(eq(identityUsers.sub, sub));
}
export async function deleteUser(db: Queryable, sub: string): Promise<void> {
  await db.drizzle.delete(identityUsers).where(eq(identityUsers.sub, sub));
}
/** Saves a new password, which also ends a lock of the checks of the old one. */
export async function savePassword(db: Queryable, sub: string, passwordHash: string): Promise<void> {
  await db.drizzle
    .update(identityUsers)
    .set({ passwordHash, failedAttempts: 0, lockedUntil: null })
    .where(eq(identityUsers.sub, sub));
}

/** @param username lower-case email; the player's email route finds the user, because a username is the player's email */
export async function findUser(db: Queryable, brand: string, username: string): Promise<PoolUser | null> {
  const playerId = await playerIdByEmail(db, brand, username);
  return playerId === null ? null : findUserBySub(db, playerId);
}
export async function findUserBySub(db: Queryable, sub: string): Promise<PoolUser | null> {
  const [row] = await db.drizzle.select().from(identityUsers).where(eq(identityUsers.sub, sub));
  return row ?? null;
}

/**
 * Takes one of the attempts of a signed-in player who is asked for the password again, before it is checked, so that
 * parallel guesses cannot share one. The fifth failure locks these checks for 15 minutes; signing in counts by itself. In
 * SQL: one statement counts and decides.
 * @returns `taken` is false when no attempt is left
 */
export async function takeAttempt(
  db: Queryable,
  sub: string,
  now: Date,
): Promise<{ readonly taken: boolean; readonly last: boolean }> {
  const rows = await db.query<{ failed_attempts: number }>(
    `
    update identity_users set
      failed_attempts = case when locked_until <= $2 then 1 else failed_attempts + 1 end,
      locked_until = case when locked_until <= $2 then null when failed_attempts + 1 >= ${ATTEMPT_LIMIT} then $2::timestamptz + interval '${LOCK_MINUTES} minutes' else locked_until end
    where player_id = $1 and (locked_until is null or locked_until <= $2)
    returning failed_attempts`,
    [sub, now],
  );
  const row = rows[0];
  return { taken: row !== undefined, last: (row?.failed_attempts ?? 0) >= ATTEMPT_LIMIT };
}

export async function clearAttempts(db: Queryable, sub: string): Promise<void> {
  await db.drizzle
    .update(identityUsers)
    .set({ failedAttempts: 0, lockedUntil: null })
    .where(
      and(eq(identityUsers.sub, sub), or(gt(identityUsers.failedAttempts, 0), isNotNull(identityUsers.lockedUntil))),
    );
}

/** Who attempts to sign in: the hashed login, and the source. */
export interface Attempt {
  readonly login: string;
  readonly source: string;
}

const failuresIn = (
  rows: readonly { readonly login: string; readonly source: string; readonly attempts: number }[],
): Failures => {
  const of = (matches: (row: (typeof rows)[number]) => boolean) => rows.find(matches)?.attempts ?? 0;
  return {
    pair: of(({ login, source }) => login !== '' && source !== ''),
    login: of(({ source }) => source === ''),
    source: of(({ login }) => login === ''),
  };
};

/** Returns the failures that count against an attempt now. */
export async function failuresBefore(db: Queryable, { login, source }: Attempt, now: Date): Promise<Failures> {
  return failuresIn(
    await db.query<{ login: string; source: string; attempts: number }>(
      "select login, source, attempts from identity_sign_in_attempts where (login, source) in (($1, $2), ($1, ''), ('', $2)) and ends_at > $3",
      [login, source, now],
    ),
  );
}

/**
 * Counts an attempt before the password is checked, so that parallel guesses cannot share one. In SQL: one statement
 * counts in all three rows.
 * @returns the failures before this attempt
 */
export async function takeSignIn(db: Queryable, { login, source }: Attempt, now: Date): Promise<Failures> {
  const rows = await db.query<{ login: string; source: string; attempts: number }>(
    `insert into identity_sign_in_attempts as known (login, source, attempts, ends_at)
     values ($1, $2, 1, $4), ($1, '', 1, $5), ('', $2, 1, $4)
     on conflict (login, source) do update set
       attempts = case when known.ends_at <= $3 then 1 else known.attempts + 1 end,
       ends_at = case when known.ends_at <= $3 or known.source <> '' then excluded.ends_at else known.ends_at end
     returning login, source, attempts - 1 as attempts`,
    [login, source, now, new Date(now.getTime() + SOURCE_WINDOW_MS), new Date(now.getTime() + LOGIN_WINDOW_MS)],
  );
  return failuresIn(rows);
}

/**
 * Forgets a login's failures after a success. Locks of other sources stay, and so do the source's failures at other
 * logins: an account of their own helps no guesser.
 */
export async function signInSucceeded(db: Queryable, { login, source }: Attempt): Promise<void> {
  await db.query(
    "update identity_sign_in_attempts set attempts = greatest(0, attempts - 1) where login = '' and source = $1",
    [source],
  );
  await db.drizzle
    .delete(identitySignInAttempts)
    .where(and(eq(identitySignInAttempts.login, login), inArray(identitySignInAttempts.source, [source, ''])));
}

/** Forgets a login's failures from every source. */
export async function forgetFailures(db: Queryable, login: string): Promise<void> {
  await db.drizzle.delete(identitySignInAttempts).where(eq(identitySignInAttempts.login, login));
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
export const newRefreshToken = (): string => randomBytes(48).toString('base64url');
/** Derives a token's successor from the token and the server's secret, so that two tabs that refresh together get the same one. */
export const successorOf = (token: string, secret: string): string =>
  createHmac('sha384', secret).update(`refresh successor|${token}`).digest('base64url');

export async function openSession(
  db: Queryable,
  session: { sub: string; clientId: string; loginMethod: string; now: Date; expiresAt: Date; refreshToken: string },
): Promise<string> {
  const id = randomUUID();
  await db.drizzle.insert(identitySessions).values({
    id,
    sub: session.sub,
    clientId: session.clientId,
    loginMethod: session.loginMethod,
    createdAt: session.now,
    expiresAt: session.expiresAt,
  });
  await storeRefreshToken(db, { sub: session.sub, sessionId: id }, session.refreshToken, session.now);
  return id;
}

/** Stores a refresh token and its route. Storing the same token again changes nothing. */
export async function storeRefreshToken(
  db: Queryable,
  session: { readonly sub: string; readonly sessionId: string },
  token: string,
  now: Date,
): Promise<void> {
  const hash = hashOf(token);
  await db.drizzle
    .insert(identityRefreshTokens)
    .values({ playerId: session.sub, hash, sessionId: session.sessionId, issuedAt: now })
    .onConflictDoNothing();
  await db.drizzle.insert(identityRefreshRoute).values({ hash, playerId: session.sub }).onConflictDoNothing();
}

/** Finds the player of a refresh token; null for an unknown token. */
async function playerOfToken(db: Queryable, token: string): Promise<string | null> {
  const [row] = await db.drizzle
    .select({ playerId: identityRefreshRoute.playerId })
    .from(identityRefreshRoute)
    .where(eq(identityRefreshRoute.hash, hashOf(token)));
  return row?.playerId ?? null;
}

export interface RefreshToken {
  readonly sessionId: string;
  readonly usedAt: Date | null;
  readonly sub: string;
  readonly clientId: string;
  readonly loginMethod: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
}

/** Locks the token's row until the transaction ends: of two refreshes with one token, one comes first. */
export async function lockRefreshToken(db: Queryable, token: string): Promise<RefreshToken | null> {
  const playerId = await playerOfToken(db, token);
  if (playerId === null) return null;
  const [row] = await db.drizzle
    .select({
      sessionId: identityRefreshTokens.sessionId,
      usedAt: identityRefreshTokens.usedAt,
      sub: identitySessions.sub,
      clientId: identitySessions.clientId,
      loginMethod: identitySessions.loginMethod,
      createdAt: identitySessions.createdAt,
      expiresAt: identitySessions.expiresAt,
      revokedAt: identitySessions.revokedAt,
    })
    .from(identityRefreshTokens)
    .innerJoin(
      identitySessions,
      and(
        eq(identitySessions.sub, identityRefreshTokens.playerId),
        eq(identitySessions.id, identityRefreshTokens.sessionId),
      ),
    )
    .where(and(eq(identityRefreshTokens.playerId, playerId), eq(identityRefreshTokens.hash, hashOf(token))))
    .for('update', { of: identityRefreshTokens });
  return row ?? null;
}

const tokenOf = (sub: string, token: string) =>
  and(eq(identityRefreshTokens.playerId, sub), eq(identityRefreshTokens.hash, hashOf(token)));

export async function isRefreshTokenUsed(db: Queryable, sub: string, token: string): Promise<boolean> {
  const [row] = await db.drizzle
    .select({ usedAt: identityRefreshTokens.usedAt })
    .from(identityRefreshTokens)
    .where(tokenOf(sub, token));
  return row ? row.usedAt !== null : false;
}
export async function markRefreshTokenUsed(db: Queryable, sub: string, token: string, now: Date): Promise<void> {
  await db.drizzle.update(identityRefreshTokens).set({ usedAt: now }).where(tokenOf(sub, token));
}
/** Finds the open session of a refresh token; null for an unknown token, another client's, and one that is over. */
export async function sessionOfRefreshToken(
  db: Queryable,
  token: string,
  clientId: string,
): Promise<{ readonly playerId: string; readonly sessionId: string } | null> {
  const playerId = await playerOfToken(db, token);
  if (playerId === null) return null;
  const [row] = await db.drizzle
    .select({ sessionId: identitySessions.id })
    .from(identityRefreshTokens)
    .innerJoin(
      identitySessions,
      and(
        eq(identitySessions.sub, identityRefreshTokens.playerId),
        eq(identitySessions.id, identityRefreshTokens.sessionId),
      ),
    )
    .where(and(tokenOf(playerId, token), eq(identitySessions.clientId, clientId), isNull(identitySessions.revokedAt)));
  return row ? { playerId, sessionId: row.sessionId } : null;
}

/** Marks sessions as over. */
export async function revokeSessions(
  db: Queryable,
  { playerId, only, except }: EndedSessions,
  now: Date,
  reason: string,
): Promise<void> {
  // As text: the id comes from a token of whichever pool issued it, and need not be a UUID.
  const id = sql`${identitySessions.id}::text`;
  await db.drizzle
    .update(identitySessions)
    .set({ revokedAt: now, revokedReason: reason })
    .where(
      and(
        eq(identitySessions.sub, playerId),
        isNull(identitySessions.revokedAt),
        only === undefined ? undefined : sql`${id} = ${only}`,
        except === undefined ? undefined : sql`${id} <> ${except}`,
      ),
    );
}

/** A player's status, and the session's end; `expiresAt` is null if there is no such session. */
export type CallerState = LoginState & {
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  readonly revokedReason: string | null;
};

/**
 * Reads what decides about a call: the player's status and their session, in one statement, because it runs before
 * every call. In SQL: prepared once per connection.
 * @param sessionId a UUID
 */
export async function findCaller(db: Queryable, playerId: string, sessionId: string): Promise<CallerState | null> {
  const [row] = await db.query<CallerState>(
    `select state.*, s.expires_at as "expiresAt", s.revoked_at as "revokedAt", s.revoked_reason as "revokedReason"
     from player_session_state($1) state left join identity_sessions s on s.player_id = $1 and s.id = $2`,
    [playerId, sessionId],
  );
  return row ?? null;
}

/** Records a session that another pool has opened, when it is first seen here, so that it can be ended here. */
export async function adoptSession(
  db: Queryable,
  session: { readonly playerId: string; readonly sessionId: string; readonly clientId: string },
  now: Date,
  expiresAt: Date,
): Promise<void> {
  await db.drizzle
    .insert(identitySessions)
    .values({
      id: session.sessionId,
      sub: session.playerId,
      clientId: session.clientId,
      loginMethod: 'DEFAULT',
      createdAt: now,
      expiresAt,
    })
    .onConflictDoNothing();
}
export async function isSessionOpen(db: Queryable, sub: string, sessionId: string, now: Date): Promise<boolean> {
  const rows = await db.drizzle
    .select({ id: identitySessions.id })
    .from(identitySessions)
    .where(
      and(
        eq(identitySessions.sub, sub),
        eq(identitySessions.id, sessionId),
        isNull(identitySessions.revokedAt),
        gt(identitySessions.expiresAt, now),
      ),
    );
  return rows.length === 1;
}

/** How many players one sweep cleans up; the next one continues. */
const SWEEP_PLAYERS = 500;

/**
 * Removes expired data: sessions that ended a month ago with their tokens, used captchas, old send counts and requests.
 * Player by player, because no transaction touches two players.
 */
export async function sweep(db: Queryable, now: Date): Promise<void> {
  const monthAgo = new Date(now.getTime() - 30 * 86_400_000);
  const due = await db.drizzle
    .selectDistinct({ sub: identitySessions.sub })
    .from(identitySessions)
    .where(lt(identitySessions.expiresAt, monthAgo))
    .limit(SWEEP_PLAYERS);
  for (const { sub } of due) {
    const over = and(eq(identitySessions.sub, sub), lt(identitySessions.expiresAt, monthAgo));
    const tokens = await db.drizzle
      .delete(identityRefreshTokens)
      .where(
        and(
          eq(identityRefreshTokens.playerId, sub),
          inArray(
            identityRefreshTokens.sessionId,
            db.drizzle.select({ id: identitySessions.id }).from(identitySessions).where(over),
          ),
        ),
      )
      .returning({ hash: identityRefreshTokens.hash });
    for (const { hash } of tokens)
      await db.drizzle.delete(identityRefreshRoute).where(eq(identityRefreshRoute.hash, hash));
    await db.drizzle.delete(identitySessions).where(over);
  }
  await db.drizzle.delete(identityCaptchas).where(lt(identityCaptchas.expiresAt, now));
  await db.drizzle.delete(identitySignInAttempts).where(lt(identitySignInAttempts.endsAt, now));
  await db.drizzle.delete(identityCodeSends).where(lt(identityCodeSends.at, new Date(now.getTime() - 86_400_000)));
  await db.drizzle.delete(identityPasswordResets).where(lt(identityPasswordResets.createdAt, monthAgo));
}

export interface StoredKey {
  readonly kid: string;
  readonly publicJwk: JWK;
  readonly sealedPrivateKey: string;
  readonly signsUntil: Date;
}

export async function insertKey(
  db: Queryable,
  key: StoredKey,
  at: { readonly createdAt: Date; readonly publishedUntil: Date },
): Promise<void> {
  await db.query(
    'insert into identity_keys (kid, public_jwk, sealed_private_key, created_at, signs_until, published_until) values ($1, $2, $3, $4, $5, $6)',
    [key.kid, JSON.stringify(key.publicJwk), key.sealedPrivateKey, at.createdAt, key.signsUntil, at.publishedUntil],
  );
}
/** Returns keys that may still verify a token, newest first. */
export async function publishedKeys(db: Queryable, now: Date): Promise<StoredKey[]> {
  return db.query<StoredKey>(
    'select kid, public_jwk as "publicJwk", sealed_private_key as "sealedPrivateKey", signs_until as "signsUntil" from identity_keys where published_until > $1 order by created_at desc',
    [now],
  );
}
/** Stops all keys from signing; all stay published. */
export async function retireKeys(db: Queryable, now: Date): Promise<void> {
  await db.query('update identity_keys set signs_until = $1 where signs_until > $1', [now]);
}

export type Channel = 'SMS' | 'EMAIL';
export interface StoredCode extends CodeState {
  readonly destination: string;
  readonly codeHash: string | null;
}

/** Returns the code's state and locks its row until the transaction ends. */
export async function lockCode(
  db: Queryable,
  playerId: string,
  channel: Channel,
  destination: string,
): Promise<StoredCode> {
  await db.query(
    'insert into identity_codes (player_id, channel, destination, sends, wrong_attempts) values ($1, $2, $3, 0, 0) on conflict do nothing',
    [playerId, channel, destination],
  );
  const [row] = await db.drizzle
    .select()
    .from(identityCodes)
    .where(and(eq(identityCodes.playerId, playerId), eq(identityCodes.channel, channel)))
    .for('update');
  if (!row) return { ...NO_CODE, destination, codeHash: null };
  // Another number gets its own code, but the counts stay, so changing the number allows no more guesses.
  return row.destination === destination
    ? row
    : { ...row, destination, codeHash: null, sentAt: null, expiresAt: null, verifiedAt: null };
}
export async function saveCode(db: Queryable, playerId: string, channel: Channel, code: StoredCode): Promise<void> {
  const { destination, codeHash, sentAt, expiresAt, sends, wrongAttempts, verifiedAt } = code;
  await db.drizzle
    .update(identityCodes)
    .set({ destination, codeHash, sentAt, expiresAt, sends, wrongAttempts, verifiedAt })
    .where(and(eq(identityCodes.playerId, playerId), eq(identityCodes.channel, channel)));
}
export async function deleteCodes(db: Queryable, playerId: string): Promise<void> {
  await db.drizzle.delete(identityCodes).where(eq(identityCodes.playerId, playerId));
}

/** Records a send to a destination and returns how many there were in the last hour, including this one. */
export async function countSend(db: Queryable, destination: string, now: Date): Promise<number> {
  await db.query('insert into identity_code_sends (id, destination, at) values ($1, $2, $3)', [
    randomUUID(),
    destination,
    now,
  ]);
  const [row] = await db.query<{ n: number }>(
    'select count(*) as n from identity_code_sends where destination = $1 and at > $2',
    [destination, new Date(now.getTime() - 3_600_000)],
  );
  return row?.n ?? 0;
}

/** @returns false if this captcha was used before */
export async function useCaptcha(db: Queryable, id: string, expiresAt: Date): Promise<boolean> {
  const rows = await db.query<{ id: string }>(
    'insert into identity_captchas (id, expires_at) values ($1, $2) on conflict do nothing returning id',
    [id, expiresAt],
  );
  return rows.length === 1;
}

export type PasswordReset = typeof identityPasswordResets.$inferSelect;

/** Locks the requests of a subject until the transaction ends, even if it has no row yet. */
export async function lockResets(db: Queryable, subject: string): Promise<void> {
  await db.query('select pg_advisory_xact_lock(hashtext($1)) is null as held', [`password reset|${subject}`]);
}
export async function insertReset(db: Queryable, reset: typeof identityPasswordResets.$inferInsert): Promise<void> {
  await db.drizzle.insert(identityPasswordResets).values(reset);
}
export async function findReset(db: Queryable, id: string): Promise<PasswordReset | null> {
  const [row] = await db.drizzle.select().from(identityPasswordResets).where(eq(identityPasswordResets.id, id));
  return row ?? null;
}
export async function updateReset(
  db: Queryable,
  id: string,
  change: Partial<Pick<PasswordReset, 'codeHash' | 'keyHash' | 'wrongAttempts' | 'expiresAt'>>,
): Promise<void> {
  await db.drizzle.update(identityPasswordResets).set(change).where(eq(identityPasswordResets.id, id));
}
/** Counts requests and guesses of a subject on one channel since a time. */
export async function countResets(
  db: Queryable,
  subject: string,
  channel: Channel,
  since: Date,
): Promise<{ readonly requests: number; readonly wrong: number; readonly last: Date | null }> {
  const [row] = await db.query<{ requests: number; wrong: number; last: Date | null }>(
    'select count(*) as requests, coalesce(sum(wrong_attempts), 0) as wrong, max(created_at) as last from identity_password_resets where subject = $1 and channel = $2 and created_at > $3',
    [subject, channel, since],
  );
  return { requests: row?.requests ?? 0, wrong: row?.wrong ?? 0, last: row?.last ?? null };
}
export async function findResetByKey(
  db: Queryable,
  key: { readonly hash: string; readonly channel: Channel; readonly brand: string },
  now: Date,
): Promise<(PasswordReset & { readonly playerId: string }) | null> {
  const [row] = await db.drizzle
    .select()
    .from(identityPasswordResets)
    .where(
      and(
        eq(identityPasswordResets.keyHash, key.hash),
        eq(identityPasswordResets.channel, key.channel),
        eq(identityPasswordResets.brand, key.brand),
        gt(identityPasswordResets.expiresAt, now),
        sql`${identityPasswordResets.usedAt} is null`,
      ),
    );
  return row?.playerId ? { ...row, playerId: row.playerId } : null;
}
/** Uses a key up, and with it every other request of the same player. @returns false if it was used before */
export async function claimReset(
  db: Queryable,
  reset: { readonly id: string; readonly playerId: string },
  now: Date,
): Promise<boolean> {
  const claimed = await db.query<{ id: string }>(
    'update identity_password_resets set used_at = $2 where id = $1 and used_at is null returning id',
    [reset.id, now],
  );
  if (claimed.length === 0) return false;
  await db.query('update identity_password_resets set used_at = $2 where account_id = $1 and used_at is null', [
    reset.playerId,
    now,
  ]);
  return true;
}
