import { randomUUID } from 'node:crypto';
import { INBOX_KINDS, INBOX_LENGTH, type InboxMessage } from '@baize/contracts/inbox';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../plugins/database.ts';
import type { InboxEntry } from '../../plugins/tell-player.ts';
import { playerMessages } from './schema.ts';

/** Stores a message; `now` is when it was written. */
export async function addMessage(db: Queryable, entry: InboxEntry, now: Date): Promise<void> {
  await db.drizzle.insert(playerMessages).values({
    id: randomUUID(),
    playerId: entry.playerId,
    kind: entry.kind,
    place: INBOX_KINDS[entry.kind],
    values: entry.values ?? {},
    createdAt: now,
  });
}

/** Returns a player's newest messages, newest first. */
export async function newestMessages(db: Queryable, playerId: string): Promise<InboxMessage[]> {
  const rows = await db.drizzle
    .select()
    .from(playerMessages)
    .where(eq(playerMessages.playerId, playerId))
    .orderBy(desc(playerMessages.createdAt), desc(playerMessages.id))
    .limit(INBOX_LENGTH);
  return rows.map(({ id, kind, place, values, createdAt, readAt }) => ({
    messageId: id,
    kind,
    place,
    values,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  }));
}

/** Marks messages of this player as read. Those of other players, and those read before, do not change. */
export async function markMessagesRead(
  db: Queryable,
  playerId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await db.drizzle
    .update(playerMessages)
    .set({ readAt: now })
    .where(
      and(eq(playerMessages.playerId, playerId), inArray(playerMessages.id, [...ids]), isNull(playerMessages.readAt)),
    );
}
