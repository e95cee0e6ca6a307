import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { InboxValues } from '@baize/contracts/inbox';
import { moment } from '../../plugins/moment.ts';

/** Messages to a player: a kind and the values for its text. The site has the text itself, in the reader's language. */
export const playerMessages = pgTable(
  'player_messages',
  {
    id: uuid('id').notNull(),
    playerId: uuid('player_id').notNull(),
    kind: text('kind').notNull(),
    place: text('place').notNull().$type<'MESSAGE' | 'NOTIFICATION'>(),
    values: jsonb('values').notNull().$type<InboxValues>(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.id] }),
    index('player_messages_player').on(table.playerId, table.createdAt),
  ],
);
