import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { JWK } from 'jose';
import type { Queryable } from '../../plugins/database.ts';
import { NO_CODE, type CodeState } from './model/code-state.ts';
import { identityCodes, identityPasswordResets, identitySessions, identityUsers } from './schema.ts';

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
  await db.query(
    'insert into identity_users (sub, brand, username, password_hash, confirmed, created_at) values ($1, $2, $3, $4, $5, $6)',
    [user.sub, user.brand, user.username, user.passwordHash, user.confirmed, now],
  );
}
export async function confirmUser(db: Queryable, sub: string): Promise<void> {
  await db.query('update identity_users set confirmed = true where sub = $1', [sub]);
}
export async function deleteUser(db: Queryable, sub: string): Promise<void> {
  await db.query('delete from identity_users where sub = $1', [sub]);
}
/** A new password also ends the lock caused by wrong guesses of the old one. */
export async function savePassword(db: Queryable, sub: string, passwordHash: string): Promise<void> {
  await db.query(
    'update identity_users set password_hash = $2, failed_attempts = 0, locked_until = null where sub = $1',
    [sub, passwordHash],
  );
}

export async function findUser(db: Queryable, brand: string, username: string): Promise<PoolUser | null> {
  const [row] = await db.drizzle
    .select()
    .from(identityUsers)
    .where(and(eq(identityUsers.brand, brand), eq(identityUsers.username, username)));
  return row ?? null;
}
export async function findUserBySub(db: Queryable, sub: string): Promise<PoolUser | null> {
  const [row] = await db.drizzle.select().from(identityUsers).where(eq(identityUsers.sub, sub));
  return row ?? null;
}

/**
 * Takes one of the attempts before the password is checked, so that parallel guesses cannot share one.
 * The fifth failure locks the account for 15 minutes.
 * @returns false if none is left
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
    where sub = $1 and (locked_until is null or locked_until <= $2)
    returning failed_attempts`,
    [sub, now],
  );
  const row = rows[0];
  return { taken: row !== undefined, last: (row?.failed_attempts ?? 0) >= ATTEMPT_LIMIT };
}

export async function clearAttempts(db: Queryable, sub: string): Promise<void> {
  await db.query(
    'update identity_users set failed_attempts = 0, locked_until = null where sub = $1 and (failed_attempts > 0 or locked_until is not null)',
    [sub],
  );
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
export const newRefreshToken = (): string => randomBytes(48).toString('base64url');
/**
 * Derives a token's successor from it and the server's secret, so that two tabs that refresh together get the same one.
 */
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
  await storeRefreshToken(db, id, session.refreshToken, session.now);
  return id;
}

export async function storeRefreshToken(db: Queryable, sessionId: string, token: string, now: Date): Promise<void> {
  await db.query(
    'insert into identity_refresh_tokens (hash, session_id, issued_at) values ($1, $2, $3) on conflict (hash) do nothing',
    [hashOf(token), sessionId, now],
  );
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

/** Locks the token's row until the transaction ends, so that of two refreshes with one token one is first. */
export async function lockRefreshToken(db: Queryable, token: string): Promise<RefreshToken | null> {
  const [row] = await db.query<{
    session_id: string;
    used_at: Date | null;
    sub: string;
    client_id: string;
    login_method: string;
    created_at: Date;
    expires_at: Date;
    revoked_at: Date | null;
  }>(
    `
    select t.session_id, t.used_at, s.sub, s.client_id, s.login_method, s.created_at, s.expires_at, s.revoked_at
    from identity_refresh_tokens t join identity_sessions s on s.id = t.session_id where t.hash = $1 for update of t`,
    [hashOf(token)],
  );
  return row
    ? {
        sessionId: row.session_id,
        usedAt: row.used_at,
        sub: row.sub,
        clientId: row.client_id,
        loginMethod: row.login_method,
        createdAt: row.created_at,
        expiresAt: row.expires_at,
        revokedAt: row.revoked_at,
      }
    : null;
}

export async function isRefreshTokenUsed(db: Queryable, token: string): Promise<boolean> {
  const [row] = await db.query<{ used: boolean }>(
    'select used_at is not null as used from identity_refresh_tokens where hash = $1',
    [hashOf(token)],
  );
  return row?.used ?? false;
}
export async function markRefreshTokenUsed(db: Queryable, token: string, now: Date): Promise<void> {
  await db.query('update identity_refresh_tokens set used_at = $2 where hash = $1', [hashOf(token), now]);
}
export async function revokeSession(db: Queryable, sessionId: string, now: Date, reason: string): Promise<void> {
  await db.query(
    'update identity_sessions set revoked_at = $2, revoked_reason = $3 where id = $1 and revoked_at is null',
    [sessionId, now, reason],
  );
}
export async function revokeByRefreshToken(db: Queryable, token: string, clientId: string, now: Date): Promise<void> {
  await db.query(
    `update identity_sessions set revoked_at = $3, revoked_reason = 'signed out'
    where id = (select session_id from identity_refresh_tokens where hash = $1) and client_id = $2 and revoked_at is null`,
    [hashOf(token), clientId, now],
  );
}
/** @param keep a session that stays */
export async function revokeAllSessions(
  db: Queryable,
  sub: string,
  now: Date,
  reason: string,
  keep?: string,
): Promise<void> {
  await db.query(
    'update identity_sessions set revoked_at = $2, revoked_reason = $3 where sub = $1 and revoked_at is null and ($4::text is null or id::text <> $4)',
    [sub, now, reason, keep ?? null],
  );
}
export async function isSessionOpen(db: Queryable, sessionId: string, now: Date): Promise<boolean> {
  const rows = await db.drizzle
    .select({ id: identitySessions.id })
    .from(identitySessions)
    .where(
      and(
        eq(identitySessions.id, sessionId),
        sql`${identitySessions.revokedAt} is null`,
        gt(identitySessions.expiresAt, now),
      ),
    );
  return rows.length === 1;
}

/** Deletes what is no longer needed: long expired sessions with their tokens, used captchas, old send counts. */
export async function sweep(db: Queryable, now: Date): Promise<void> {
  const monthAgo = new Date(now.getTime() - 30 * 86_400_000);
  await db.query(
    'delete from identity_refresh_tokens where session_id in (select id from identity_sessions where expires_at < $1)',
    [monthAgo],
  );
  await db.drizzle.delete(identitySessions).where(lt(identitySessions.expiresAt, monthAgo));
  await db.query('delete from identity_captchas where expires_at < $1', [now]);
  await db.query('delete from identity_code_sends where at < $1', [new Date(now.getTime() - 86_400_000)]);
  await db.query('delete from identity_password_resets where created_at < $1', [monthAgo]);
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
  await db.query('update identity_password_resets set used_at = $2 where player_id = $1 and used_at is null', [
    reset.playerId,
    now,
  ]);
  return true;
}
