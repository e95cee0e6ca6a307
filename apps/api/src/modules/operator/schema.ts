import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../plugins/moment.ts';

/** How far the business clock is ahead of real time; one row at most. */
export const operatorClock = pgTable('operator_clock', {
  id: text('id').primaryKey(),
  offsetMs: bigint('offset_ms', { mode: 'number' }).notNull(),
});

/** Operator calls that need a second person (ruling 27): requested by one, decided by another, for a day. */
export const operatorApproval = pgTable(
  'operator_approval',
  {
    id: uuid('id').primaryKey(),
    /** Id of the call's contract. */
    call: text('call').notNull(),
    subject: text('subject'),
    params: jsonb('params').notNull().$type<Record<string, unknown>>(),
    body: jsonb('body').$type<unknown>(),
    /** What made the second person necessary; if it differs at the approval, the approval is refused. */
    facts: jsonb('facts').notNull().$type<Record<string, unknown>>(),
    reason: text('reason').notNull(),
    requesterId: text('requester_id').notNull(),
    requesterName: text('requester_name').notNull(),
    requestedAt: moment('requested_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** WAITING, APPROVED or REJECTED; a waiting one is over when it expires. */
    state: text('state').notNull().$type<'WAITING' | 'APPROVED' | 'REJECTED'>(),
    deciderId: text('decider_id'),
    deciderName: text('decider_name'),
    decidedAt: moment('decided_at'),
    decisionReason: text('decision_reason'),
  },
  (table) => [index('operator_approval_waiting').on(table.state, table.expiresAt)],
);
