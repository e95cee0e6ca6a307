import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../plugins/database.ts';
import { hashOf } from '../model/refresh-token.ts';
import { identityRefreshRoute, identityRefreshTokens, identitySessions } from '../schema.ts';

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
