import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Feature flags that an operator has set; the rest have their defaults. */
export const siteFlags = pgTable('site_flags', {
  name: text('name').primaryKey(),
  enabled: boolean('enabled').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  /** Of maintenance alone: when it is expected to end; null: nobody knows. */
  until: timestamp('until', { withTimezone: true }),
});
