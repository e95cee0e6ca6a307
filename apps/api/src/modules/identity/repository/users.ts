import { and, eq, gt, isNotNull, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../plugins/database.ts';
import { playerIdByEmail } from '../../player/index.ts';
import { identityUsers } from '../schema.ts';

export interface PoolUser {
  readonly sub: string;
  readonly brand: string;
  readonly username: string;
  readonly passwordHash: string;
  readonly confirmed: boolean;
  readonly sessionsEndedAt: Date | null;
  readonly admittedAt: Date | null;
  readonly restrictedUntil: Date | null;
}

export async function insertUser(
  db: Queryable,
  user: Omit<PoolUser, 'sessionsEndedAt' | 'admittedAt' | 'restrictedUntil'>,
  now: Date,
): Promise<void> {
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
 * Reads the hash of the user's password and keeps it until the transaction ends: a change that came first is seen, and
 * one that comes later waits.
 * @param strength `share` to open a session: logins do not wait for each other. `no key update` to replace the password
 * @returns null if there is no such user
 */
export async function holdPasswordHash(
  tx: Transaction,
  sub: string,
  strength: 'share' | 'no key update',
): Promise<string | null> {
  const [row] = await tx.drizzle
    .select({ passwordHash: identityUsers.passwordHash })
    .from(identityUsers)
    .where(eq(identityUsers.sub, sub))
    .for(strength);
  return row?.passwordHash ?? null;
}

/** Forgets the wrong passwords of a player who was asked again. */
export async function clearAttempts(db: Queryable, sub: string): Promise<void> {
  await db.drizzle
    .update(identityUsers)
    .set({ failedAttempts: 0, lockedUntil: null })
    .where(
      and(eq(identityUsers.sub, sub), or(gt(identityUsers.failedAttempts, 0), isNotNull(identityUsers.lockedUntil))),
    );
}

/** Notes that every session which began until now is over, also one that this API has not seen yet. */
export async function markSessionsEnded(db: Queryable, sub: string, now: Date): Promise<void> {
  await db.drizzle.update(identityUsers).set({ sessionsEndedAt: now }).where(eq(identityUsers.sub, sub));
}

/** Notes that a login has begun which asks for the restricted session (ruling 19). */
export async function allowRestricted(db: Queryable, sub: string, until: Date): Promise<void> {
  await db.drizzle.update(identityUsers).set({ restrictedUntil: until }).where(eq(identityUsers.sub, sub));
}

/**
 * Notes that a login is let through. What was asked for before it is used up.
 * @param isRestricted only if the restricted session was asked for in time
 * @returns whether the login may go on
 */
export async function noteAdmission(db: Queryable, sub: string, now: Date, isRestricted: boolean): Promise<boolean> {
  const admitted = await db.drizzle
    .update(identityUsers)
    .set({ admittedAt: now, restrictedUntil: null })
    .where(and(eq(identityUsers.sub, sub), isRestricted ? gt(identityUsers.restrictedUntil, now) : undefined))
    .returning({ sub: identityUsers.sub });
  return admitted.length === 1;
}
