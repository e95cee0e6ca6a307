import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Queryable } from '../../../plugins/database.ts';
import { sweepPermissions } from './passkeys.ts';
import { sweepSetups } from './second-factors.ts';
import {
  identityCaptchas,
  identityCodeSends,
  identityPasswordResets,
  identityRefreshRoute,
  identityRefreshTokens,
  identitySessions,
  identitySignInAttempts,
} from '../schema.ts';

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
  await sweepSetups(db, now);
  await sweepPermissions(db, now);
  await db.drizzle.delete(identityCaptchas).where(lt(identityCaptchas.expiresAt, now));
  await db.drizzle.delete(identitySignInAttempts).where(lt(identitySignInAttempts.endsAt, now));
  await db.drizzle.delete(identityCodeSends).where(lt(identityCodeSends.at, new Date(now.getTime() - 86_400_000)));
  await db.drizzle.delete(identityPasswordResets).where(lt(identityPasswordResets.createdAt, monthAgo));
}
