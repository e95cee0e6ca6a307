import type { CurrencyCode } from '@baize/kernel';
import { and, asc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../plugins/database.ts';
import { heldWin, studioTransactionRoute } from '../schema.ts';

/** Holds a win of a free spin above the game's published maximum for the operator (ruling 30). Repeats change nothing. */
export async function holdFreeSpinWin(
  tx: Transaction,
  held: Omit<typeof heldWin.$inferInsert, 'state' | 'toBonus' | 'betReference' | 'playerTold'>,
): Promise<void> {
  await tx.drizzle
    .insert(studioTransactionRoute)
    .values({ referenceId: held.referenceId, playerId: held.playerId })
    .onConflictDoNothing();
  await tx.drizzle
    .insert(heldWin)
    .values({ ...held, state: 'HELD', toBonus: 0, betReference: held.referenceId })
    .onConflictDoNothing();
}

/** A win above its game's published maximum (ruling 30). Amounts in hundredths. */
export type HeldWin = Omit<typeof heldWin.$inferSelect, 'vertical' | 'currency' | 'state'> & {
  readonly vertical: 'CASINO' | 'LIVE_CASINO';
  readonly currency: CurrencyCode;
  readonly state: 'HELD' | 'PAID' | 'REFUSED' | 'ROLLED_BACK';
};

/** Wins that wait for an operator, the longest waiting first. */
export async function heldWins(target: Queryable, limit: number): Promise<HeldWin[]> {
  const rows = await target.drizzle
    .select()
    .from(heldWin)
    .where(eq(heldWin.state, 'HELD'))
    .orderBy(asc(heldWin.heldAt))
    .limit(limit);
  return rows as HeldWin[];
}

/** A player's wins that wait for an operator. */
export async function heldWinsOf(target: Queryable, playerId: string): Promise<HeldWin[]> {
  const rows = await target.drizzle
    .select()
    .from(heldWin)
    .where(and(eq(heldWin.playerId, playerId), eq(heldWin.state, 'HELD')));
  return rows as HeldWin[];
}

/** Finds the player of a studio's movement or held win by its reference. */
export async function playerOfTransaction(target: Queryable, reference: string): Promise<string | null> {
  const [row] = await target.drizzle
    .select({ playerId: studioTransactionRoute.playerId })
    .from(studioTransactionRoute)
    .where(eq(studioTransactionRoute.referenceId, reference));
  return row?.playerId ?? null;
}

type HeldWinKey = Pick<HeldWin, 'playerId' | 'referenceId'>;

const isHeldWin = ({ playerId, referenceId }: HeldWinKey) =>
  and(eq(heldWin.playerId, playerId), eq(heldWin.referenceId, referenceId));

/** Returns when a win was held, whatever has been decided about it since; null if it never was. */
export async function heldAt(
  target: Queryable,
  { playerId, reference }: { readonly playerId: string; readonly reference: string },
): Promise<Date | null> {
  const [row] = await target.drizzle
    .select({ heldAt: heldWin.heldAt })
    .from(heldWin)
    .where(isHeldWin({ playerId, referenceId: reference }));
  return row?.heldAt ?? null;
}

/** Locks a held win, of any state, until the transaction ends. Null if there is none. */
export async function lockHeldWin(tx: Transaction, key: HeldWinKey): Promise<HeldWin | null> {
  const [row] = await tx.drizzle.select().from(heldWin).where(isHeldWin(key)).for('update');
  return (row as HeldWin | undefined) ?? null;
}

/** Records that the player has the message about a held win. */
export async function markTold(tx: Transaction, key: HeldWinKey): Promise<void> {
  await tx.drizzle.update(heldWin).set({ playerTold: true }).where(isHeldWin(key));
}

export async function decideHeldWin(
  tx: Transaction,
  key: HeldWinKey,
  state: 'PAID' | 'REFUSED',
  now: Date,
): Promise<void> {
  await tx.drizzle.update(heldWin).set({ state, decidedAt: now }).where(isHeldWin(key));
}
