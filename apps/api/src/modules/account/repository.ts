import type { MarketingChoice } from '@baize/contracts/account';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../plugins/database.ts';
import { marketingChoices, phoneChanges } from './schema.ts';

export type PhoneChangeRecord = typeof phoneChanges.$inferSelect;

/** Returns the newest choice of every pair that the player ever chose. The only file of the module that queries. */
export async function newestChoices(db: Queryable, playerId: string): Promise<MarketingChoice[]> {
  return db.query<MarketingChoice>(
    'select distinct on (channel, communication) channel, communication, enabled from marketing_choices where player_id = $1 order by channel, communication, seq desc',
    [playerId],
  );
}

export async function addChoices(
  db: Queryable,
  playerId: string,
  choices: readonly MarketingChoice[],
  now: Date,
): Promise<void> {
  await db.drizzle.insert(marketingChoices).values(choices.map((choice) => ({ ...choice, playerId, savedAt: now })));
}

export async function insertPhoneChange(db: Queryable, change: PhoneChangeRecord): Promise<void> {
  await db.drizzle.insert(phoneChanges).values(change);
}

/** Returns a player's own request; another player's id finds nothing. */
export async function findPhoneChange(db: Queryable, playerId: string, id: string): Promise<PhoneChangeRecord | null> {
  const [row] = await db.drizzle
    .select()
    .from(phoneChanges)
    .where(and(eq(phoneChanges.playerId, playerId), eq(phoneChanges.id, id)));
  return row ?? null;
}

export async function updatePhoneChange(db: Queryable, id: string, change: Partial<PhoneChangeRecord>): Promise<void> {
  await db.drizzle.update(phoneChanges).set(change).where(eq(phoneChanges.id, id));
}

/** Returns a player's sent codes and wrong attempts since a time, across all requested numbers, and the last send. */
export async function countPhoneTries(
  db: Queryable,
  playerId: string,
  since: Date,
): Promise<{ readonly sends: number; readonly wrong: number; readonly lastSentAt: Date | null }> {
  const [row] = await db.query<{ sends: number; wrong: number; lastSentAt: Date | null }>(
    'select coalesce(sum(sends), 0)::int as sends, coalesce(sum(wrong_attempts), 0)::int as wrong, max(sent_at) as "lastSentAt" from phone_changes where player_id = $1 and created_at > $2',
    [playerId, since],
  );
  return row ?? { sends: 0, wrong: 0, lastSentAt: null };
}
