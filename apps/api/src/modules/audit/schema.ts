import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Operators' actions and changes to accounts; append-only. */
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
