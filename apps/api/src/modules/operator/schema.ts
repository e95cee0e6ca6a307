import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What operators did; only ever added to. */
export const operatorAudit = pgTable(
  'operator_audit',
  {
    id: uuid('id').primaryKey(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    action: text('action').notNull(),
    subject: text('subject'),
    details: jsonb('details').notNull().$type<Record<string, unknown>>(),
  },
  (table) => [index('operator_audit_at').on(table.at)],
);

/** The business clock's lead over real time; one row at most. */
export const operatorClock = pgTable('operator_clock', {
  id: text('id').primaryKey(),
  offsetMs: bigint('offset_ms', { mode: 'number' }).notNull(),
});
