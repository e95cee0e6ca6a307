import type { MarketingChoice } from '@baize/contracts/account';
import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, gt, max, sql, sum } from 'drizzle-orm';
import type { Queryable } from '../../plugins/database.ts';
import { accountClosures, marketingChoices, personalDataCopies, phoneChanges } from './schema.ts';

export type PhoneChangeRecord = typeof phoneChanges.$inferSelect;

/** The player's newest choice per channel and communication. */
export async function newestChoices(db: Queryable, playerId: string): Promise<MarketingChoice[]> {
  return db.drizzle
    .selectDistinctOn([marketingChoices.channel, marketingChoices.communication], {
      channel: marketingChoices.channel,
      communication: marketingChoices.communication,
      enabled: marketingChoices.enabled,
    })
    .from(marketingChoices)
    .where(eq(marketingChoices.playerId, playerId))
    .orderBy(marketingChoices.channel, marketingChoices.communication, desc(marketingChoices.seq));
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

/** A player's own request; the id of another player's request finds nothing. */
export async function findPhoneChange(db: Queryable, playerId: string, id: string): Promise<PhoneChangeRecord | null> {
  const [row] = await db.drizzle
    .select()
    .from(phoneChanges)
    .where(and(eq(phoneChanges.playerId, playerId), eq(phoneChanges.id, id)));
  return row ?? null;
}

export async function updatePhoneChange(
  db: Queryable,
  { playerId, id }: Pick<PhoneChangeRecord, 'playerId' | 'id'>,
  change: Partial<PhoneChangeRecord>,
): Promise<void> {
  await db.drizzle
    .update(phoneChanges)
    .set(change)
    .where(and(eq(phoneChanges.playerId, playerId), eq(phoneChanges.id, id)));
}

/** Codes sent and wrong attempts of a player since a moment, over all the numbers they asked for, and the last send. */
export async function countPhoneTries(
  db: Queryable,
  playerId: string,
  since: Date,
): Promise<{ readonly sends: number; readonly wrong: number; readonly lastSentAt: Date | null }> {
  const [row] = await db.drizzle
    .select({
      sends: sql`coalesce(${sum(phoneChanges.sends)}, 0)`.mapWith(Number),
      wrong: sql`coalesce(${sum(phoneChanges.wrongAttempts)}, 0)`.mapWith(Number),
      lastSentAt: max(phoneChanges.sentAt),
    })
    .from(phoneChanges)
    .where(and(eq(phoneChanges.playerId, playerId), gt(phoneChanges.createdAt, since)));
  return row ?? { sends: 0, wrong: 0, lastSentAt: null };
}

/** Notes that the player has closed the account. */
export async function insertClosure(db: Queryable, playerId: string, closedAt: Date): Promise<void> {
  await db.drizzle.insert(accountClosures).values({ playerId, id: randomUUID(), closedAt });
}

/** How many copies of their data a player has started since a moment. */
export async function countCopies(db: Queryable, playerId: string, since: Date): Promise<number> {
  const [row] = await db.drizzle
    .select({ copies: count() })
    .from(personalDataCopies)
    .where(and(eq(personalDataCopies.playerId, playerId), gt(personalDataCopies.startedAt, since)));
  return row?.copies ?? 0;
}

/** Notes that the player has started a copy of their data. */
export async function insertCopy(db: Queryable, playerId: string, startedAt: Date): Promise<void> {
  await db.drizzle.insert(personalDataCopies).values({ playerId, id: randomUUID(), startedAt });
}
