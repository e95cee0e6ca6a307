import type { DocumentStatus, DocumentType } from '@baize/contracts/account';
import type { DocumentHold, FileKind, QuestionnaireAnswer } from '@baize/contracts/kyc';
import { boolean, customType, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../plugins/moment.ts';

/**
 * Why documents are asked without an officer: the deposits reached the market's total, the identity was not proved in time
 * after the first deposit, or the player wanted to verify early.
 */
export type VerificationRule = 'DEPOSIT_TOTAL' | 'TIME' | 'PLAYER';
/** What happens when a timer is due: documents are asked for, or have not come in time. */
export type KycTimerKind = 'ASK' | 'DEADLINE';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** One request for a document, from the request to the decision. A rejected one is open again; a repeated one is a new row. */
export const kycDocuments = pgTable(
  'kyc_document',
  {
    playerId: uuid('player_id').notNull(),
    id: uuid('id').notNull(),
    type: text('type').notNull().$type<DocumentType>(),
    subType: text('sub_type'),
    /** UNREQUESTED: the request was taken back. */
    status: text('status').notNull().$type<DocumentStatus>(),
    hold: text('hold').notNull().$type<DocumentHold>(),
    /** The rule that asks for it; null: an officer does. */
    rule: text('rule').$type<VerificationRule>(),
    rejectionReason: text('rejection_reason'),
    /** Counts the attempts of the player; files belong to one of them. */
    attempt: integer('attempt').notNull().default(1),
    requestedAt: moment('requested_at').notNull(),
    dueAt: moment('due_at'),
    submittedAt: moment('submitted_at'),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.id] }),
    index('kyc_document_status').on(table.status, table.submittedAt),
  ],
);

/** A file of an attempt; its bytes are in the document store. */
export const kycFiles = pgTable(
  'kyc_file',
  {
    playerId: uuid('player_id').notNull(),
    id: uuid('id').notNull(),
    documentId: uuid('document_id').notNull(),
    attempt: integer('attempt').notNull(),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    received: integer('received').notNull().default(0),
    /** Null until the file is complete and has been inspected. */
    kind: text('kind').$type<FileKind>(),
    pages: integer('pages'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.id] })],
);

/** Encrypted bytes: the parts of a file that is still arriving by their offset, or the whole stored file as part -1. */
export const kycContent = pgTable(
  'kyc_content',
  {
    playerId: uuid('player_id').notNull(),
    fileId: uuid('file_id').notNull(),
    part: integer('part').notNull(),
    sealed: bytes('sealed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.fileId, table.part] })],
);

/** The latest answers to the EDD questionnaire, one per request. */
export const kycAnswers = pgTable(
  'kyc_answer',
  {
    playerId: uuid('player_id').notNull(),
    documentId: uuid('document_id').notNull(),
    attempt: integer('attempt').notNull(),
    answer: jsonb('answer').notNull().$type<QuestionnaireAnswer>(),
    answeredAt: moment('answered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.documentId, table.attempt] })],
);

/** A check that the identity vendor was asked for, and its decision. */
export const kycVendorChecks = pgTable(
  'kyc_vendor_check',
  {
    playerId: uuid('player_id').notNull(),
    /** Our reference, which the vendor's decision names. */
    id: uuid('id').notNull(),
    documentId: uuid('document_id').notNull(),
    attempt: integer('attempt').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The event that decided; null: not decided yet. */
    eventId: text('event_id'),
    isApproved: boolean('is_approved'),
    decidedAt: moment('decided_at'),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.id] })],
);

/** What the clock does for a player next, one row of each kind. */
export const kycTimers = pgTable(
  'kyc_timer',
  {
    playerId: uuid('player_id').notNull(),
    kind: text('kind').notNull().$type<KycTimerKind>(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.kind] }), index('kyc_timer_at').on(table.at)],
);

/** The link that lets a phone send the files of one open document; each player has one at most. */
export const kycPhoneLinks = pgTable('kyc_phone_link', {
  playerId: uuid('player_id').primaryKey(),
  /** Link and pass name it, so a new link ends the ones before. */
  id: uuid('id').notNull(),
  documentId: uuid('document_id').notNull(),
  attempt: integer('attempt').notNull(),
  /** The login that made it: the link ends with it. */
  sessionId: uuid('session_id').notNull(),
  brand: text('brand').notNull(),
  /** Until it is opened, when opening ends; then, when sending ends. */
  expiresAt: moment('expires_at').notNull(),
  openedAt: moment('opened_at'),
});
