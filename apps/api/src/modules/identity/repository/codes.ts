import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../plugins/database.ts';
import { destinationHash } from '../model/code-sending.ts';
import { NO_CODE, type CodeState } from '../model/code-state.ts';
import { identityCodes } from '../schema.ts';

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
/** Removes what was sent and where from the codes of a deleted account. Their counts stay for the account that replaces it. */
export async function emptyCodes(db: Queryable, playerId: string): Promise<void> {
  await db.drizzle
    .update(identityCodes)
    .set({ destination: '', codeHash: null, sentAt: null, expiresAt: null, verifiedAt: null })
    .where(eq(identityCodes.playerId, playerId));
}
type CodeCounts = Pick<typeof identityCodes.$inferSelect, 'channel' | 'destination' | 'sends' | 'wrongAttempts'>;
/** Returns the counts of emptied codes. */
export async function emptiedCodes(db: Queryable, playerId: string): Promise<CodeCounts[]> {
  const { channel, destination, sends, wrongAttempts } = identityCodes;
  return db.drizzle
    .select({ channel, destination, sends, wrongAttempts })
    .from(identityCodes)
    .where(and(eq(identityCodes.playerId, playerId), eq(destination, '')));
}
/** Starts an account with the counts of the one that it replaces. */
export async function continueCodes(db: Queryable, playerId: string, counts: readonly CodeCounts[]): Promise<void> {
  if (counts.length > 0) await db.drizzle.insert(identityCodes).values(counts.map((each) => ({ ...each, playerId })));
}
export async function deleteCodes(db: Queryable, playerId: string): Promise<void> {
  await db.drizzle.delete(identityCodes).where(eq(identityCodes.playerId, playerId));
}

/** Records a send to a phone or address and returns how many there were in the last hour, including this one. */
export async function countSend(db: Queryable, destination: string, now: Date): Promise<number> {
  const hash = destinationHash(destination);
  await db.query('insert into identity_code_sends (id, destination, at) values ($1, $2, $3)', [
    randomUUID(),
    hash,
    now,
  ]);
  const [row] = await db.query<{ n: number }>(
    'select count(*) as n from identity_code_sends where destination = $1 and at > $2',
    [hash, new Date(now.getTime() - 3_600_000)],
  );
  return row?.n ?? 0;
}
