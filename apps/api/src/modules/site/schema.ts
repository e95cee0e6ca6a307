import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../plugins/moment.ts';

/** Feature flags that an operator has set; all others have their defaults. */
export const siteFlags = pgTable('site_flags', {
  name: text('name').primaryKey(),
  enabled: boolean('enabled').notNull(),
  changedAt: moment('changed_at').notNull(),
  /** For maintenance only: its expected end; null: unknown. */
  until: moment('until'),
});
