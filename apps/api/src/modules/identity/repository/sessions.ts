import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../plugins/database.ts';
import type { EndedSessions } from '../../../plugins/session-ends.ts';
import type { LoginState } from '../../player/index.ts';
import { identitySessions } from '../schema.ts';
import { storeRefreshToken } from './refresh-tokens.ts';

export async function openSession(
  db: Queryable,
  session: {
    id: string;
    sub: string;
    clientId: string;
    loginMethod: string;
    now: Date;
    expiresAt: Date;
    refreshToken: string;
  },
): Promise<void> {
  await db.drizzle.insert(identitySessions).values({
    id: session.id,
    sub: session.sub,
    clientId: session.clientId,
    loginMethod: session.loginMethod,
    createdAt: session.now,
    expiresAt: session.expiresAt,
  });
  await storeRefreshToken(db, { sub: session.sub, sessionId: session.id }, session.refreshToken, session.now);
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
  session: {
    readonly playerId: string;
    readonly sessionId: string;
    readonly clientId: string;
    readonly loginMethod?: 'PAY_AND_PLAY';
  },
  now: Date,
  expiresAt: Date,
): Promise<void> {
  await db.drizzle
    .insert(identitySessions)
    .values({
      id: session.sessionId,
      sub: session.playerId,
      clientId: session.clientId,
      loginMethod: session.loginMethod ?? 'DEFAULT',
      createdAt: now,
      expiresAt,
    })
    .onConflictDoNothing();
}

const isOpen = (sub: string, sessionId: string, now: Date) =>
  and(
    eq(identitySessions.sub, sub),
    eq(identitySessions.id, sessionId),
    isNull(identitySessions.revokedAt),
    gt(identitySessions.expiresAt, now),
  );

export async function isSessionOpen(db: Queryable, sub: string, sessionId: string, now: Date): Promise<boolean> {
  const rows = await db.drizzle
    .select({ id: identitySessions.id })
    .from(identitySessions)
    .where(isOpen(sub, sessionId, now));
  return rows.length === 1;
}

/**
 * Keeps an open session open until the transaction ends: a call that ends it waits for that, and an end that came first is
 * seen. @returns when it ends by itself, or null if it has ended
 * @param sessionId a UUID
 */
export async function holdOpenSession(
  tx: Transaction,
  sub: string,
  sessionId: string,
  now: Date,
): Promise<Date | null> {
  const [row] = await tx.drizzle
    .select({ expiresAt: identitySessions.expiresAt })
    .from(identitySessions)
    .where(isOpen(sub, sessionId, now))
    .for('share');
  return row?.expiresAt ?? null;
}
