import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/** The business clock's lead over real time; one row at most. */
export const operatorClock = pgTable('operator_clock', {
  id: text('id').primaryKey(),
  offsetMs: bigint('offset_ms', { mode: 'number' }).notNull(),
});
