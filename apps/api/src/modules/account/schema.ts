import { bigserial, boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { MarketingChannel, MarketingCommunication } from '@baize/contracts/account';
import { moment } from '../../plugins/moment.ts';

/** Every marketing choice of a player. Rows are never changed or deleted: the newest one per channel and communication applies. */
export const marketingChoices = pgTable(
  'marketing_choices',
  {
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    playerId: uuid('player_id').notNull(),
    channel: text('channel').notNull().$type<MarketingChannel>(),
    communication: text('communication').notNull().$type<MarketingCommunication>(),
    enabled: boolean('enabled').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.seq] })],
);

/**
 * A request to change the phone number, open until its code is entered. A finished request stays: its attempts count
 * for a day.
 */
export const phoneChanges = pgTable(
  'phone_changes',
  {
    /** `smsVerificationId` of the documents. */
    id: uuid('id').notNull(),
    playerId: uuid('player_id').notNull(),
    phonePrefix: text('phone_prefix').notNull(),
    phoneBody: text('phone_body').notNull(),
    codeHash: text('code_hash'),
    sentAt: moment('sent_at'),
    expiresAt: moment('expires_at'),
    sends: integer('sends').notNull(),
    wrongAttempts: integer('wrong_attempts').notNull(),
    verifiedAt: moment('verified_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.id] }),
    index('phone_changes_player').on(table.playerId, table.createdAt),
  ],
);

/** Every time the player has closed the account. When the law lets us delete the rest counts from the latest one. */
export const accountClosures = pgTable(
  'account_closures',
  {
    playerId: uuid('player_id').notNull(),
    id: uuid('id').notNull(),
    closedAt: moment('closed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.id] })],
);

/** Copies of their data that players have started: only a few a day, because each reads everything. */
export const personalDataCopies = pgTable(
  'personal_data_copies',
  {
    playerId: uuid('player_id').notNull(),
    id: uuid('id').notNull(),
    startedAt: moment('started_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.id] })],
);
