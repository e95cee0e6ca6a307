import * as z from 'zod/mini';

/** Characters of one message. */
export const LONGEST_TEXT = 1000;

/** Who wrote: the player, a person at the desk, or the vendor by itself (its words are the page's own). */
export type ChatAuthor = 'player' | 'desk' | 'auto';

/** One message as its readers see it. */
export interface ChatMessage {
  readonly id: string;
  readonly from: ChatAuthor;
  readonly text: string;
  readonly at: string;
}

/** A signed-in player, from the token that their site has handed over. */
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
  /** Who writes, as the site has vouched for; null: nobody known. */
  readonly writer: ChatWriter | null;
  readonly createdAt: string;
  readonly lastAt: string;
  readonly lastText: string;
  readonly messages: number;
  /** Messages of the player that nobody at the desk has opened. */
  readonly unread: number;
}

/** Control characters say nothing to a reader; lines may be broken. */
// eslint-disable-next-line no-control-regex -- they are what is to be taken out
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Plain text as it is kept: line ends of one kind, no control characters, nothing around it. */
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
/** `id` is the page's: the same message sent again is one message. */
export const sendMessage = z.object({ id: z.uuid(), text });
export const deskReply = z.object({ text });

/** Answer to an opened conversation; whoever holds the key reads and writes it. */
export interface OpenedConversation {
  readonly id: string;
  readonly key: string;
  readonly messages: readonly ChatMessage[];
}
/** What the conversation holds. */
export interface ConversationView {
  readonly id: string;
  readonly messages: readonly ChatMessage[];
}
