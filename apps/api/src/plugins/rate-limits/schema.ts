import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Calls of one client to one route in the current window, counted over all instances. */
export const rateLimitCount = pgTable('rate_limit_count', {
  /** Keyed hash of route and client, so that the table contains no addresses. */
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
});
