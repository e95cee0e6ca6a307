import type { BankIdentity } from '@baize/contracts/pay-and-play';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../plugins/moment.ts';

/**
 * A visit to the bank (A§3 pay-and-play state). It begins before anyone knows the player, so the table belongs to the
 * visit and not to a player.
 */
export const bankSession = pgTable(
  'bank_session',
  {
    /** `sessionId` of the documents; the deposit's reference. The browser that opened it has it in a signed cookie too. */
    id: uuid('id').primaryKey(),
    brand: text('brand').notNull(),
    bankSessionId: text('bank_session_id').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    countryCode: text('country_code').notNull(),
    language: text('language').notNull(),
    /** OPEN, REDEEMING, VERIFIED (the bank has identified the person), USED (exchanged for tokens), ENDED. */
    status: text('status').notNull(),
    /** What the bank told about the person; deleted when the session ends. */
    identity: jsonb('identity').$type<BankIdentity>(),
    /** The account that the session leads to: a known player's, or the id that a new one will get. */
    accountId: uuid('account_id'),
    isKnown: boolean('is_known').notNull().default(false),
    /** Whether the money is still to be taken or given free: NONE, CAPTURE, RELEASE. */
    moneyTask: text('money_task').notNull(),
    /** When the task is tried; an unfinished session is released at its end. */
    taskAt: moment('task_at').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('bank_session_task')
      .on(table.taskAt)
      .where(sql`money_task <> 'NONE'`),
  ],
);

/** Finds the player of a person whom the bank has identified before. Keys are keyed hashes of brand and bank reference. */
export const bankSubjectRoute = pgTable('bank_subject_route', {
  key: text('key').primaryKey(),
  playerId: uuid('player_id').notNull(),
});
