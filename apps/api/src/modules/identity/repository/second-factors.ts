import { and, count, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../plugins/database.ts';
import { identityRecoveryCodes, identitySecondFactors, identitySecondFactorSetups } from '../schema.ts';
import { takeAttempt, type Attempt } from './attempts.ts';

/** Wrong codes of a setup, which ends with the last. */
export const SETUP_ATTEMPTS = 5;
/** How many secrets one round of upkeep encrypts with the current key. */
const RESEAL_ROWS = 200;

export type SecondFactor = Pick<
  typeof identitySecondFactors.$inferSelect,
  'playerId' | 'sealedSecret' | 'sealedWith' | 'enabledAt' | 'lastStep'
>;
export type SecondFactorSetup = typeof identitySecondFactorSetups.$inferSelect;

export async function findSecondFactor(db: Queryable, playerId: string): Promise<SecondFactor | null> {
  const [row] = await db.drizzle
    .select()
    .from(identitySecondFactors)
    .where(eq(identitySecondFactors.playerId, playerId));
  return row ?? null;
}

/** @returns false if the player has one already */
export async function insertSecondFactor(tx: Transaction, factor: SecondFactor): Promise<boolean> {
  const rows = await tx.drizzle
    .insert(identitySecondFactors)
    .values(factor)
    .onConflictDoNothing()
    .returning({ playerId: identitySecondFactors.playerId });
  return rows.length === 1;
}

/** Removes the app and its recovery codes. @returns false if there is none */
export async function deleteSecondFactor(tx: Transaction, playerId: string): Promise<boolean> {
  const rows = await tx.drizzle
    .delete(identitySecondFactors)
    .where(eq(identitySecondFactors.playerId, playerId))
    .returning({ playerId: identitySecondFactors.playerId });
  await tx.drizzle.delete(identityRecoveryCodes).where(eq(identityRecoveryCodes.playerId, playerId));
  return rows.length === 1;
}

/**
 * Accepts the code of a time step once. One statement decides, so of two calls with the same code one is refused.
 * @returns false if a code of this step or a later one was accepted before
 */
export async function takeStep(db: Queryable, playerId: string, step: number): Promise<boolean> {
  const rows = await db.drizzle
    .update(identitySecondFactors)
    .set({ lastStep: step })
    .where(and(eq(identitySecondFactors.playerId, playerId), lt(identitySecondFactors.lastStep, step)))
    .returning({ playerId: identitySecondFactors.playerId });
  return rows.length === 1;
}

/** Uses a recovery code up. @returns false if there is no such code, or it was used before */
export async function takeRecoveryCode(db: Queryable, playerId: string, hash: string, now: Date): Promise<boolean> {
  const rows = await db.drizzle
    .update(identityRecoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(identityRecoveryCodes.playerId, playerId),
        eq(identityRecoveryCodes.hash, hash),
        isNull(identityRecoveryCodes.usedAt),
      ),
    )
    .returning({ hash: identityRecoveryCodes.hash });
  return rows.length === 1;
}

/** Replaces all recovery codes of a player. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  playerId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.drizzle.delete(identityRecoveryCodes).where(eq(identityRecoveryCodes.playerId, playerId));
  await tx.drizzle.insert(identityRecoveryCodes).values(hashes.map((hash) => ({ playerId, hash })));
}

export async function countRecoveryCodes(db: Queryable, playerId: string): Promise<number> {
  const [row] = await db.drizzle
    .select({ left: count() })
    .from(identityRecoveryCodes)
    .where(and(eq(identityRecoveryCodes.playerId, playerId), isNull(identityRecoveryCodes.usedAt)));
  return row?.left ?? 0;
}

/** Takes one of the attempts of a signed-in player who is asked for a code (`takeAttempt`). */
export const takeCodeAttempt = (db: Queryable, playerId: string, now: Date): Promise<Attempt> =>
  takeAttempt(db, 'identity_second_factors', playerId, now);

/** Forgets the wrong codes of a player who was asked again. */
export async function clearCodeAttempts(db: Queryable, playerId: string): Promise<void> {
  await db.drizzle
    .update(identitySecondFactors)
    .set({ failedAttempts: 0, lockedUntil: null })
    .where(eq(identitySecondFactors.playerId, playerId));
}

/** Remembers that a session has given a code, for one withdrawal. */
export async function saveConfirmation(db: Queryable, playerId: string, sessionId: string, now: Date): Promise<void> {
  await db.drizzle
    .update(identitySecondFactors)
    .set({ confirmedSession: sessionId, confirmedAt: now })
    .where(eq(identitySecondFactors.playerId, playerId));
}

/** Uses a session's confirmation up. @returns false if it has none since that moment */
export async function takeConfirmation(
  tx: Transaction,
  playerId: string,
  sessionId: string,
  since: Date,
): Promise<boolean> {
  const rows = await tx.drizzle
    .update(identitySecondFactors)
    .set({ confirmedSession: null, confirmedAt: null })
    .where(
      and(
        eq(identitySecondFactors.playerId, playerId),
        eq(identitySecondFactors.confirmedSession, sessionId),
        gt(identitySecondFactors.confirmedAt, since),
      ),
    )
    .returning({ playerId: identitySecondFactors.playerId });
  return rows.length === 1;
}

/** Begins a setup; an unfinished one of the player is void. */
export async function beginSetup(
  db: Queryable,
  setup: Pick<SecondFactorSetup, 'playerId' | 'sessionId' | 'recoveryHashes' | 'expiresAt'>,
): Promise<void> {
  const fresh = { ...setup, sealedSecret: null, wrongAttempts: 0, verifiedStep: null };
  await db.drizzle
    .insert(identitySecondFactorSetups)
    .values(fresh)
    .onConflictDoUpdate({ target: identitySecondFactorSetups.playerId, set: fresh });
}

const isOpenSetup = (playerId: string, sessionId: string, now: Date) =>
  and(
    eq(identitySecondFactorSetups.playerId, playerId),
    eq(identitySecondFactorSetups.sessionId, sessionId),
    gt(identitySecondFactorSetups.expiresAt, now),
    lt(identitySecondFactorSetups.wrongAttempts, SETUP_ATTEMPTS),
  );

/** Gives the setup a secret; one that it had before is void. @returns false if the session has no open setup */
export async function setSetupSecret(
  db: Queryable,
  { playerId, sessionId }: { readonly playerId: string; readonly sessionId: string },
  sealedSecret: string,
  now: Date,
): Promise<boolean> {
  const rows = await db.drizzle
    .update(identitySecondFactorSetups)
    .set({ sealedSecret, verifiedStep: null })
    .where(isOpenSetup(playerId, sessionId, now))
    .returning({ playerId: identitySecondFactorSetups.playerId });
  return rows.length === 1;
}

/**
 * Counts an attempt to verify a setup before the code is checked.
 * @returns the setup, or null if the session has none that may go on
 */
export async function takeSetupAttempt(
  db: Queryable,
  playerId: string,
  sessionId: string,
  now: Date,
): Promise<SecondFactorSetup | null> {
  const [row] = await db.drizzle
    .update(identitySecondFactorSetups)
    .set({ wrongAttempts: sql`${identitySecondFactorSetups.wrongAttempts} + 1` })
    .where(isOpenSetup(playerId, sessionId, now))
    .returning();
  return row ?? null;
}

/** Marks a setup as verified; the attempt that succeeded does not count. */
export async function verifySetup(db: Queryable, playerId: string, verifiedStep: number): Promise<void> {
  await db.drizzle
    .update(identitySecondFactorSetups)
    .set({ verifiedStep, wrongAttempts: sql`${identitySecondFactorSetups.wrongAttempts} - 1` })
    .where(eq(identitySecondFactorSetups.playerId, playerId));
}

/** Ends a setup. @returns it, or null if another call has ended it */
export async function takeSetup(
  tx: Transaction,
  playerId: string,
  sessionId: string,
  now: Date,
): Promise<SecondFactorSetup | null> {
  const [row] = await tx.drizzle
    .delete(identitySecondFactorSetups)
    .where(isOpenSetup(playerId, sessionId, now))
    .returning();
  return row ?? null;
}

/** Removes setups that were not finished. */
export async function sweepSetups(db: Queryable, now: Date): Promise<void> {
  await db.drizzle.delete(identitySecondFactorSetups).where(lt(identitySecondFactorSetups.expiresAt, now));
}

/** Returns secrets that a key other than this one has encrypted. */
export const sealedOtherwise = (db: Queryable, sealedWith: string): Promise<SecondFactor[]> =>
  db.drizzle
    .select()
    .from(identitySecondFactors)
    .where(ne(identitySecondFactors.sealedWith, sealedWith))
    .limit(RESEAL_ROWS);

/** Replaces an encrypted secret, unless it has changed meanwhile. */
export async function saveSealed(
  db: Queryable,
  before: SecondFactor,
  sealed: Pick<SecondFactor, 'sealedSecret' | 'sealedWith'>,
): Promise<void> {
  await db.drizzle
    .update(identitySecondFactors)
    .set(sealed)
    .where(
      and(
        eq(identitySecondFactors.playerId, before.playerId),
        eq(identitySecondFactors.sealedSecret, before.sealedSecret),
      ),
    );
}
