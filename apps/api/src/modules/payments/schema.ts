import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../plugins/moment.ts';

/** A deposit or withdrawal through the gateway. The money itself is in the ledger, under the same reference. */
export const payment = pgTable(
  'payment',
  {
    referenceId: uuid('reference_id').notNull(),
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
    /** The idempotency key of the player's click: the same key is the same payment. */
    idempotencyKey: text('idempotency_key').notNull(),
    language: text('language').notNull(),
    gatewayId: text('gateway_id'),
    redirectUrl: text('redirect_url'),
    failureCode: text('failure_code'),
    cancelledByPlayer: boolean('cancelled_by_player').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** When the payment ended; null while it is open. */
    closedAt: moment('closed_at'),
    /**
     * When a deposit that the player has not finished runs out. It reserves its amount until the gateway has cancelled it.
     * Null for one that the gateway is processing, and for withdrawals.
     */
    expiresAt: moment('expires_at'),
    /** AML reasons for which the withdrawal is held until an operator releases it; empty if there are none. */
    holds: text('holds').array().notNull().default([]),
    /**
     * The bonuses that the request named, sorted, each once: the one that a deposit is for, or those that a withdrawal gives
     * up. Kept because the idempotency key stands for them too. Null for a payment from before this was kept.
     */
    bonuses: text('bonuses').array(),
    /** When to ask the gateway about the payment if it has not reported by then. */
    checkAt: moment('check_at'),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.referenceId] }),
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

/** Finds the player of a payment when the gateway or an operator names only its reference. */
export const paymentRoute = pgTable('payment_route', {
  referenceId: uuid('reference_id').primaryKey(),
  playerId: uuid('player_id').notNull(),
});

/**
 * Finds the player of an id that the gateway has used: its events and its payments are one namespace for all players
 * (ruling 30), so an id that comes again for another payment is refused. Keys are `event:<id>` and `payment:<id>`.
 */
export const gatewayIdRoute = pgTable('gateway_id_route', {
  key: text('key').primaryKey(),
  playerId: uuid('player_id').notNull(),
});

/** Events that the gateway has reported; each one is acted upon once. */
export const gatewayEvent = pgTable(
  'gateway_event',
  {
    playerId: uuid('player_id').notNull(),
    eventId: text('event_id').notNull(),
    referenceId: uuid('reference_id').notNull(),
    type: text('type').notNull(),
    /** APPLIED, or IGNORED if the payment had already moved past the event. */
    outcome: text('outcome').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.eventId] })],
);
