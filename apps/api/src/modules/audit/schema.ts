import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../plugins/moment.ts';

type Person = { readonly id: string; readonly name: string };

/**
 * Operators' actions and changes to accounts; append-only. Only `audit_append` writes it: each entry has the hash of the
 * one before, so a change of any of them is found by `audit_verify`.
 */
export const operatorAudit = pgTable(
  'operator_audit',
  {
    id: uuid('id').primaryKey(),
    at: moment('at').notNull(),
    action: text('action').notNull(),
    subject: text('subject'),
    details: jsonb('details').notNull().$type<Record<string, unknown>>(),
    /** Position in the chain, without gaps; null for entries from before the chain. */
    seq: bigint('seq', { mode: 'number' }),
    prevHash: text('prev_hash'),
    hash: text('hash'),
    /** The operator; null for players' own actions and the system's. */
    actor: jsonb('actor').$type<Person>(),
    /** The second person. */
    approver: jsonb('approver').$type<Person>(),
    /** Address from which the operator called. */
    origin: text('origin'),
    reason: text('reason'),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (table) => [
    index('operator_audit_at').on(table.at),
    uniqueIndex('operator_audit_seq').on(table.seq),
    index('operator_audit_subject').on(table.subject, table.seq),
    // Finds the reads that showed a player.
    index('operator_audit_players').using('gin', sql`(details -> 'players') jsonb_path_ops`),
  ],
);

/** The end of the chain; exactly one row. */
export const auditHead = pgTable('audit_head', {
  id: text('id').primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
  /** Hash over the entries from before the chain, from which it starts. */
  genesis: text('genesis').notNull(),
});
