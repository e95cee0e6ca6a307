import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Feature flags that an operator has set; all others have their defaults. */
export const siteFlags = pgTable('site_flags', {
  name: text('name').primaryKey(),
  enabled: boolean('enabled').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  /** For maintenance only: its expected end; null: unknown. */
  until: timestamp('until', { withTimezone: true }),
});
