import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../moment.ts';

/** Calls of one client to one route in the current window, counted over all instances. */
export const rateLimitCount = pgTable('rate_limit_count', {
  /** Keyed hash of route and client, so that the table contains no addresses. */
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  endsAt: moment('ends_at').notNull(),
});
