import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import { KeyedJournal } from '../KeyedJournal.ts';
import { Refusal } from '../refusals.ts';
import {
  plainText,
  type ChatAuthor,
  type ChatMessage,
  type ChatSummary,
  type ChatWriter,
  type OpenedConversation,
} from './wire.ts';

const CONVERSATIONS_KEPT = 500;
const MESSAGES_KEPT = 10_000;
/** Maximum messages per conversation; after that the player must start a new one. */
const LONGEST_CONVERSATION = 300;
/** Limits on messages per player and new conversations within a time window. */
export const LIMITS = { messages: 10, conversations: 20, windowMs: 60_000 } as const;

interface Conversation {
  readonly id: string;
  readonly keyHash: string;
  readonly language: string;
  readonly brand: string;
  readonly market: string;
  readonly writer?: ChatWriter | null;
  readonly createdAt: string;
  /** Number of the player's messages that the desk has opened. */
  readonly seen: number;
}
interface KeptMessage extends ChatMessage {
  readonly conversation: string;
}

export interface NewConversation {
  readonly id: string;
  readonly text: string;
  readonly language: string;
  readonly brand: string;
  readonly market: string;
  readonly writer: ChatWriter | null;
}

const hash = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Counts actions per key within a time window. */
class Pace {
  readonly #times = new Map<string, number[]>();

  /** @throws Refusal 429 above the limit */
  take(whose: string, most: number, now: number): void {
    const recent = (this.#times.get(whose) ?? []).filter((time) => time > now - LIMITS.windowMs);
    if (recent.length >= most)
      throw new Refusal(429, 'chat.too_fast', 'Too many messages. Wait a minute, then continue.');
    this.#times.set(whose, [...recent, now]);
    if (this.#times.size > 2 * CONVERSATIONS_KEPT)
      for (const [name, times] of this.#times)
        if ((times.at(-1) ?? 0) <= now - LIMITS.windowMs) this.#times.delete(name);
  }
}

/**
 * Conversations with the support vendor, from players that the site identifies or from anonymous visitors. The key of a
 * conversation is returned once and stored as a hash. Without it, only the desk can read the conversation or write in
 * it.
 */
export class Conversations {
  readonly #conversations: KeyedJournal<Conversation>;
  readonly #messages: KeyedJournal<KeptMessage>;
  readonly #pace = new Pace();
  readonly #now: () => Date;
  readonly #changed: (conversation: string) => void;

  constructor({
    dataDir,
    now,
    onChange,
  }: {
    readonly dataDir: string;
    readonly now: () => Date;
    readonly onChange: (conversation: string) => void;
  }) {
    this.#conversations = new KeyedJournal(join(dataDir, 'chat-conversations.jsonl'), { limit: CONVERSATIONS_KEPT });
    this.#messages = new KeyedJournal(join(dataDir, 'chat-messages.jsonl'), { limit: MESSAGES_KEPT });
    this.#now = now;
    this.#changed = onChange;
  }

  get size(): number {
    return this.#conversations.size;
  }

  has(id: string): boolean {
    return this.#conversations.get(id) !== undefined;
  }

  /**
   * Starts a conversation with the player's first message and sends an automatic reply.
   * @param from the caller's address, for rate limiting
   * @throws Refusal 429 above the limit
   */
  open(from: string, { id, text, language, brand, market, writer }: NewConversation): OpenedConversation {
    this.#pace.take(`open ${from}`, LIMITS.conversations, this.#now().getTime());
    const key = randomBytes(32).toString('base64url');
    const conversation = this.#conversations.put({
      id: randomUUID(),
      keyHash: hash(key),
      language,
      brand,
      market,
      writer,
      createdAt: this.#now().toISOString(),
      seen: 0,
    });
    this.#write(conversation.id, 'player', text, id);
    this.#write(conversation.id, 'auto', '');
    this.#changed(conversation.id);
    return { id: conversation.id, key, messages: this.messagesOf(conversation.id) };
  }

  /** @throws Refusal 401 for every invalid key, always with the same message */
  byKey(key: string): string {
    const given = Buffer.from(hash(key));
    const found = this.#conversations.all().find(({ keyHash }) => timingSafeEqual(Buffer.from(keyHash), given));
    if (!found) throw new Refusal(401, 'chat.unknown_key', 'This conversation no longer exists. Start a new one.');
    return found.id;
  }

  /**
   * Adds a player's message. The same message sent again is stored once.
   * @throws Refusal 429 above the rate limit, 409 if the conversation is full
   */
  say(conversation: string, { id, text }: { readonly id: string; readonly text: string }): void {
    if (this.#messages.get(`${conversation} ${id}`)) return;
    this.#pace.take(conversation, LIMITS.messages, this.#now().getTime());
    this.#write(conversation, 'player', text, id);
    this.#changed(conversation);
  }

  /**
   * Adds the desk's answer and marks the player's messages as read.
   * @throws Refusal 404, or 409 if the conversation is full
   */
  reply(conversation: string, text: string): void {
    this.#known(conversation);
    this.#write(conversation, 'desk', text);
    this.see(conversation);
    this.#changed(conversation);
  }

  /**
   * Marks the conversation as opened at the desk.
   * @throws Refusal 404
   */
  see(conversation: string): void {
    const known = this.#known(conversation);
    const seen = this.messagesOf(conversation).filter(({ from }) => from === 'player').length;
    if (seen === known.seen) return;
    this.#conversations.put({ ...known, seen });
    this.#changed(conversation);
  }

  /** In the order of writing. */
  messagesOf(conversation: string): ChatMessage[] {
    return this.#messages
      .all()
      .filter((message) => message.conversation === conversation)
      .map(({ id, from, text, at }) => ({ id: id.slice(conversation.length + 1), from, text, at }));
  }

  /** For the desk: the conversation with the latest message first. */
  list(): ChatSummary[] {
    return this.#conversations
      .all()
      .map(({ id, language, brand, market, writer = null, createdAt, seen }) => {
        const messages = this.messagesOf(id);
        const spoken = messages.filter(({ from }) => from !== 'auto');
        return {
          id,
          language,
          brand,
          market,
          writer,
          createdAt,
          lastAt: spoken.at(-1)?.at ?? createdAt,
          lastText: spoken.at(-1)?.text ?? '',
          messages: messages.length,
          unread: Math.max(0, messages.filter(({ from }) => from === 'player').length - seen),
        };
      })
      .sort((a, b) => b.lastAt.localeCompare(a.lastAt));
  }

  #known(id: string): Conversation {
    const conversation = this.#conversations.get(id);
    if (!conversation)
      throw new Refusal(
        404,
        'chat.unknown_conversation',
        'This conversation does not exist, or it was deleted to make room for newer ones.',
      );
    return conversation;
  }

  #write(conversation: string, from: ChatAuthor, text: string, id: string = randomUUID()): void {
    if (this.messagesOf(conversation).length >= LONGEST_CONVERSATION)
      throw new Refusal(409, 'chat.full', 'This conversation is full. Start a new one.');
    this.#messages.put({
      id: `${conversation} ${id}`,
      conversation,
      from,
      text: plainText(text),
      at: this.#now().toISOString(),
    });
  }
}
