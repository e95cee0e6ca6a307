import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { IntegrityFault } from './index.ts';
import { moment } from '../moment.ts';

/** The latest run of each check, by any instance. */
export const integrityCheck = pgTable('integrity_check', {
  name: text('name').primaryKey(),
  startedAt: moment('started_at').notNull(),
  finishedAt: moment('finished_at'),
  /** Number of faults of the latest finished run. */
  faults: integer('faults').notNull().default(0),
  /** The first of them. */
  detail: jsonb('detail').$type<readonly IntegrityFault[]>(),
});
