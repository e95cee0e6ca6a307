import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../plugins/database.ts';
import { identityPasswordResets } from '../schema.ts';
import type { Channel } from './codes.ts';

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
/** Counts requests of a subject on one channel since a time. */
export async function countResets(
  db: Queryable,
  subject: string,
  channel: Channel,
  since: Date,
): Promise<{ readonly requests: number; readonly last: Date | null }> {
  const [row] = await db.query<{ requests: number; last: Date | null }>(
    'select count(*) as requests, max(created_at) as last from identity_password_resets where subject = $1 and channel = $2 and created_at > $3',
    [subject, channel, since],
  );
  return { requests: row?.requests ?? 0, last: row?.last ?? null };
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
  await endPasswordResets(db, reset.playerId, now);
  return true;
}
/** Ends a player's open links, codes and keys. Call it with whatever a stolen one must not survive. */
export async function endPasswordResets(db: Queryable, playerId: string, now: Date): Promise<void> {
  await db.query('update identity_password_resets set used_at = $2 where account_id = $1 and used_at is null', [
    playerId,
    now,
  ]);
}
