import * as z from 'zod/mini';
import { defineRoute } from './route.ts';
import { currency, timestamp, uuid, wireAmount } from './shapes.ts';

/** Kinds of messages, by where they appear: a message from the brand, or a notification about the account. */
export const INBOX_KINDS = {
  WELCOME: 'MESSAGE',
  TERMS_ACCEPTED: 'MESSAGE',
  DEPOSIT_SUCCEEDED: 'NOTIFICATION',
  WITHDRAWAL_PAID: 'NOTIFICATION',
  WITHDRAWAL_CANCELLED: 'NOTIFICATION',
  WITHDRAWAL_RETURNED: 'NOTIFICATION',
  WITHDRAWAL_HELD: 'NOTIFICATION',
  DEPOSIT_EXPIRED: 'NOTIFICATION',
  DEPOSIT_REVERSED: 'NOTIFICATION',
  BALANCE_CREDITED: 'NOTIFICATION',
  BALANCE_DEBITED: 'NOTIFICATION',
  WIN_HELD: 'NOTIFICATION',
  WIN_PAID: 'NOTIFICATION',
  WIN_REFUSED: 'NOTIFICATION',
  BONUS_GRANTED: 'NOTIFICATION',
  BONUS_ENDING: 'NOTIFICATION',
  BONUS_EXPIRED: 'NOTIFICATION',
  BONUS_COMPLETED: 'NOTIFICATION',
  BONUS_CANCELLED: 'NOTIFICATION',
  BONUS_SHARED: 'NOTIFICATION',
  TOURNAMENT_PRIZE: 'NOTIFICATION',
  TOURNAMENT_STOPPED: 'NOTIFICATION',
  PASSWORD_CHANGED: 'NOTIFICATION',
  PHONE_CHANGED: 'NOTIFICATION',
  SECOND_FACTOR_ON: 'NOTIFICATION',
  SECOND_FACTOR_OFF: 'NOTIFICATION',
  SECOND_FACTOR_GUESSED: 'NOTIFICATION',
  RECOVERY_CODE_USED: 'NOTIFICATION',
  RECOVERY_CODES_RENEWED: 'NOTIFICATION',
  PASSKEY_ADDED: 'NOTIFICATION',
  PASSKEY_REMOVED: 'NOTIFICATION',
  DOCUMENT_REQUESTED: 'NOTIFICATION',
  DOCUMENT_REJECTED: 'NOTIFICATION',
  DOCUMENT_VERIFIED: 'NOTIFICATION',
  QUESTIONNAIRE_REQUESTED: 'NOTIFICATION',
  QUESTIONNAIRE_REJECTED: 'NOTIFICATION',
  QUESTIONNAIRE_VERIFIED: 'NOTIFICATION',
} as const satisfies Record<string, 'MESSAGE' | 'NOTIFICATION'>;
export type InboxKind = keyof typeof INBOX_KINDS;
export const inboxPlace = z.enum(['MESSAGE', 'NOTIFICATION']);
export type InboxPlace = z.infer<typeof inboxPlace>;

/**
 * Values for the placeholders of a text. The text itself is part of the site, so that the player reads it in the page's
 * language.
 */
export const inboxValues = z.object({
  amount: z.optional(wireAmount),
  currencyCode: z.optional(currency),
  version: z.optional(z.number()),
  /** The name of what the message is about, in each language that it has. Always with English. */
  names: z.optional(z.record(z.string(), z.string())),
});
export type InboxValues = z.infer<typeof inboxValues>;

export const inboxMessage = z.object({
  messageId: uuid,
  /**
   * One of INBOX_KINDS. A site older than the API may get a kind that it does not know; it then shows a general text.
   */
  kind: z.string(),
  place: inboxPlace,
  values: inboxValues,
  createdAt: timestamp,
  readAt: z.nullable(timestamp),
});
export type InboxMessage = z.infer<typeof inboxMessage>;

/** The inbox shows the newest hundred messages, so it needs no pages. */
export const INBOX_LENGTH = 100;
export const readInbox = defineRoute({
  id: 'readInbox',
  method: 'GET',
  base: 'v1',
  path: '/player/inbox',
  auth: 'player',
  anywhere: 'own-account',
  source: 'A§2, ours',
  summary: 'Messages to the player, newest first, and how many are unread.',
  response: z.object({ messages: z.array(inboxMessage), unread: z.number() }),
});
export const markInboxRead = defineRoute({
  id: 'markInboxRead',
  method: 'POST',
  base: 'v1',
  path: '/player/inbox/read',
  auth: 'player',
  anywhere: 'own-account',
  source: 'A§2, ours',
  summary: 'Mark these messages as read. Ids of other players’ messages are ignored.',
  body: z.object({ messageIds: z.array(uuid).check(z.minLength(1), z.maxLength(INBOX_LENGTH)) }),
});
