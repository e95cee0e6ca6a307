import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { InboxValues } from '@baize/contracts/inbox';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A message to a player: its kind and the values for its text. The site has the text, in the reader's language. */
export const playerMessages = pgTable(
  'player_messages',
  {
    id: uuid('id').primaryKey(),
    playerId: uuid('player_id').notNull(),
    kind: text('kind').notNull(),
    place: text('place').notNull().$type<'MESSAGE' | 'NOTIFICATION'>(),
    values: jsonb('values').notNull().$type<InboxValues>(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [index('player_messages_player').on(table.playerId, table.createdAt)],
);
