import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/** How far the business clock is ahead of real time; one row at most. */
export const operatorClock = pgTable('operator_clock', {
  id: text('id').primaryKey(),
  offsetMs: bigint('offset_ms', { mode: 'number' }).notNull(),
});
