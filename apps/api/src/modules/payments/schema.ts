import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A deposit or withdrawal on its way through the gateway. The money itself is in the ledger, under the same reference. */
export const payment = pgTable(
  'payment',
  {
    referenceId: uuid('reference_id').primaryKey(),
    playerId: uuid('player_id').notNull(),
    brand: text('brand').notNull(),
    /** DEPOSIT or WITHDRAWAL. */
    kind: text('kind').notNull(),
    method: text('method').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** A§3 transaction status. */
    status: text('status').notNull(),
    /** Withdrawals: REVIEW (the operator acts next) or PAYOUT (the gateway does); null for deposits. */
    step: text('step'),
    /** The key of the player's click; the same key is the same payment. */
    idempotencyKey: text('idempotency_key').notNull(),
    language: text('language').notNull(),
    gatewayId: text('gateway_id'),
    redirectUrl: text('redirect_url'),
    failureCode: text('failure_code'),
    cancelledByPlayer: boolean('cancelled_by_player').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When nobody has anything more to do; null while it is open. */
    closedAt: instant('closed_at'),
    /** When the gateway is asked what it knows, if it has said nothing by then. */
    checkAt: instant('check_at'),
  },
  (table) => [
    uniqueIndex('payment_idempotency').on(table.playerId, table.kind, table.idempotencyKey),
    index('payment_of_player').on(table.playerId, table.kind, table.createdAt),
    index('payment_in_review')
      .on(table.createdAt)
      .where(sql`step = 'REVIEW' and closed_at is null`),
    index('payment_to_check')
      .on(table.checkAt)
      .where(sql`check_at is not null`),
  ],
);

/** What the gateway has reported; each event is acted upon once. */
export const gatewayEvent = pgTable('gateway_event', {
  eventId: text('event_id').primaryKey(),
  referenceId: uuid('reference_id').notNull(),
  type: text('type').notNull(),
  /** What it led to: APPLIED, or IGNORED where the payment was past it already. */
  outcome: text('outcome').notNull(),
  receivedAt: instant('received_at').notNull(),
});
