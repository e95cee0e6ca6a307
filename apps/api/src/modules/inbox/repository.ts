import { randomUUID } from 'node:crypto';
import { INBOX_KINDS, INBOX_LENGTH, type InboxMessage } from '@baize/contracts/inbox';
import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../plugins/database.ts';
import type { Told } from '../../plugins/tell-player.ts';
import { playerMessages } from './schema.ts';

/** The only file of the module that queries. */
export async function addMessage(db: Queryable, told: Told, now: Date): Promise<void> {
  await db.drizzle.insert(playerMessages).values({
    id: randomUUID(),
    playerId: told.playerId,
    kind: told.kind,
    place: INBOX_KINDS[told.kind],
    values: told.values ?? {},
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

/** Marks messages as read; other players' messages and already read ones stay unchanged. */
export async function markMessagesRead(
  db: Queryable,
  playerId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await db.query(
    'update player_messages set read_at = $3 where player_id = $1 and id = any($2::uuid[]) and read_at is null',
    [playerId, ids, now],
  );
}
