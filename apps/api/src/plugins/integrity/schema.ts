import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { IntegrityFault } from './index.ts';

/** The latest run of each check, by any instance. */
export const integrityCheck = pgTable('integrity_check', {
  name: text('name').primaryKey(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
  /** Number of faults of the latest finished run. */
  faults: integer('faults').notNull().default(0),
  /** The first of them. */
  detail: jsonb('detail').$type<readonly IntegrityFault[]>(),
});
