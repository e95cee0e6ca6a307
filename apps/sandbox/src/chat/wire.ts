import * as z from 'zod/mini';

/** Maximum characters of one message. */
export const LONGEST_TEXT = 1000;

/** The author: the player, a person at the desk, or the vendor automatically (the page has the text). */
export type ChatAuthor = 'player' | 'desk' | 'auto';

/** One message as its readers see it. */
export interface ChatMessage {
  readonly id: string;
  readonly from: ChatAuthor;
  readonly text: string;
  readonly at: string;
}

/** A logged-in player, from the token that the site passes on. */
export interface ChatWriter {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** A conversation as the desk lists it. */
export interface ChatSummary {
  readonly id: string;
  readonly language: string;
  readonly brand: string;
  readonly market: string;
  /** The player that the site identifies; null for an anonymous visitor. */
  readonly writer: ChatWriter | null;
  readonly createdAt: string;
  readonly lastAt: string;
  readonly lastText: string;
  readonly messages: number;
  /** Number of the player's messages that the desk has not opened. */
  readonly unread: number;
}

/** Control characters except line breaks, which have no meaning for a reader. */
// eslint-disable-next-line no-control-regex -- these are the characters to remove
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Normalises plain text: one kind of line end, no control characters, trimmed. */
export const plainText = (text: string): string => text.replaceAll('\r\n', '\n').replace(CONTROL, '').trim();

const text = z.string().check(
  z.maxLength(LONGEST_TEXT),
  z.refine((value) => plainText(value) !== '', 'must say something'),
);

/** Opens a conversation with its first message. */
export const openConversation = z.object({
  id: z.uuid(),
  text,
  language: z.string().check(z.maxLength(35)),
  brand: z.string().check(z.maxLength(40)),
  market: z.string().check(z.maxLength(5)),
  token: z.optional(z.string().check(z.maxLength(4096))),
});
/** The page chooses `id`, so the same message sent again is stored once. */
export const sendMessage = z.object({ id: z.uuid(), text });
export const deskReply = z.object({ text });

/** Response to a new conversation. The key allows reading and writing. */
export interface OpenedConversation {
  readonly id: string;
  readonly key: string;
  readonly messages: readonly ChatMessage[];
}
/** The content of the conversation. */
export interface ConversationView {
  readonly id: string;
  readonly messages: readonly ChatMessage[];
}
