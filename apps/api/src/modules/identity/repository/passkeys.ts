import { and, asc, count, eq, gt, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../plugins/database.ts';
import { identityPasskeyPermissions, identityPasskeys } from '../schema.ts';

export type StoredPasskey = typeof identityPasskeys.$inferSelect;
export type PasskeyPermission = typeof identityPasskeyPermissions.$inferSelect;

interface Caller {
  readonly playerId: string;
  readonly sessionId: string;
}

/** Returns a player's passkeys, oldest first. */
export const passkeysOf = (db: Queryable, playerId: string): Promise<StoredPasskey[]> =>
  db.drizzle
    .select()
    .from(identityPasskeys)
    .where(eq(identityPasskeys.playerId, playerId))
    .orderBy(asc(identityPasskeys.createdAt), asc(identityPasskeys.id));

export async function findPasskey(db: Queryable, playerId: string, id: string): Promise<StoredPasskey | null> {
  const [row] = await db.drizzle
    .select()
    .from(identityPasskeys)
    .where(and(eq(identityPasskeys.playerId, playerId), eq(identityPasskeys.id, id)));
  return row ?? null;
}

export async function countPasskeys(db: Queryable, playerId: string): Promise<number> {
  const [row] = await db.drizzle
    .select({ have: count() })
    .from(identityPasskeys)
    .where(eq(identityPasskeys.playerId, playerId));
  return row?.have ?? 0;
}

/** @returns false if the player has it already */
export async function insertPasskey(tx: Transaction, passkey: StoredPasskey): Promise<boolean> {
  const rows = await tx.drizzle
    .insert(identityPasskeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: identityPasskeys.id });
  return rows.length === 1;
}

/** @returns the passkey as it was, or null if the player has no such one */
export async function deletePasskey(tx: Transaction, playerId: string, id: string): Promise<StoredPasskey | null> {
  const [row] = await tx.drizzle
    .delete(identityPasskeys)
    .where(and(eq(identityPasskeys.playerId, playerId), eq(identityPasskeys.id, id)))
    .returning();
  return row ?? null;
}

/**
 * Records that a passkey was used. One statement decides, so a count that another use has reached is refused: the
 * authenticator's key was copied, or its answer.
 * @returns false for such a count, and for a passkey that was removed meanwhile
 */
export async function usePasskey(
  tx: Transaction,
  { playerId, id }: Pick<StoredPasskey, 'playerId' | 'id'>,
  counter: number,
  now: Date,
): Promise<boolean> {
  const { counter: stored } = identityPasskeys;
  const rows = await tx.drizzle
    .update(identityPasskeys)
    .set({ counter, lastUsedAt: now })
    .where(
      and(
        eq(identityPasskeys.playerId, playerId),
        eq(identityPasskeys.id, id),
        // An authenticator that doesn't count stays at zero.
        counter === 0 ? eq(stored, 0) : lt(stored, counter),
      ),
    )
    .returning({ id: identityPasskeys.id });
  return rows.length === 1;
}

/** Permits a change; an earlier permission of the player is void. */
export async function permit(
  db: Queryable,
  permission: Pick<PasskeyPermission, 'playerId' | 'sessionId' | 'name' | 'expiresAt'>,
): Promise<void> {
  const fresh = { ...permission, challenge: null };
  await db.drizzle
    .insert(identityPasskeyPermissions)
    .values(fresh)
    .onConflictDoUpdate({ target: identityPasskeyPermissions.playerId, set: fresh });
}

const isOpen = ({ playerId, sessionId }: Caller, now: Date) =>
  and(
    eq(identityPasskeyPermissions.playerId, playerId),
    eq(identityPasskeyPermissions.sessionId, sessionId),
    gt(identityPasskeyPermissions.expiresAt, now),
  );

/** Gives the permission a challenge; an earlier one is void. @returns it, or null if the session has none */
export async function setChallenge(
  db: Queryable,
  caller: Caller,
  challenge: string,
  now: Date,
): Promise<PasskeyPermission | null> {
  const [row] = await db.drizzle
    .update(identityPasskeyPermissions)
    .set({ challenge })
    .where(isOpen(caller, now))
    .returning();
  return row ?? null;
}

/** Uses a permission up. @returns it, or null if the session has none that is still good */
export async function takePermission(db: Queryable, caller: Caller, now: Date): Promise<PasskeyPermission | null> {
  const [row] = await db.drizzle.delete(identityPasskeyPermissions).where(isOpen(caller, now)).returning();
  return row ?? null;
}

/** Removes permissions that were not used. */
export async function sweepPermissions(db: Queryable, now: Date): Promise<void> {
  await db.drizzle.delete(identityPasskeyPermissions).where(lt(identityPasskeyPermissions.expiresAt, now));
}
