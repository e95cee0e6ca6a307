import { join } from 'node:path';
import type { OutboxMessage, OutgoingMessage } from '@baize/contracts/messaging';
import { KeyedJournal } from '../KeyedJournal.ts';

/** Maximum number of stored messages. */
export const OUTBOX_LIMIT = 2000;

/** Returns the six-digit code in a message, or null. Longer numbers (a phone number, a reference) are not codes. */
export function extractCode(text: string): string | null {
  return /(?<![\d+])\d{6}(?!\d)/.exec(text)?.[0] ?? null;
}

/**
 * Normalises an addressee: email in lower case, phone as digits without + or 00.
 * In a query string an unencoded + arrives as a space, so a space in an email address means +.
 */
export function normaliseAddressee(to: string): string {
  const trimmed = to.trim();
  if (trimmed.includes('@')) return trimmed.toLowerCase().replace(/ /g, '+');
  return trimmed.replace(/\D/g, '').replace(/^00/, '');
}

export interface OutboxQuery {
  readonly to?: string;
  readonly channel?: OutgoingMessage['channel'];
  /** Free text over addressee, subject and text. */
  readonly search?: string;
  readonly limit?: number;
}

/** Stores the messages that SMS and email vendors would send, so that they can be read here. */
export class Outbox {
  readonly #journal: KeyedJournal<OutboxMessage>;
  readonly #announce: (message: OutboxMessage) => void;

  constructor(
    dataDir: string,
    announce: (message: OutboxMessage) => void = () => undefined,
    limit: number = OUTBOX_LIMIT,
  ) {
    this.#journal = new KeyedJournal(join(dataDir, 'outbox.jsonl'), { limit });
    this.#announce = announce;
  }

  get size(): number {
    return this.#journal.size;
  }

  /** Stores a message once: the same id sent again is the same message. */
  accept(message: OutgoingMessage, receivedAt: Date): OutboxMessage {
    const known = this.#journal.get(message.id);
    if (known) return known;
    const kept: OutboxMessage = {
      ...message,
      receivedAt: receivedAt.toISOString(),
      code: extractCode(`${message.text}\n${message.subject ?? ''}`),
    };
    this.#journal.put(kept);
    this.#announce(kept);
    return kept;
  }

  /** Newest first. */
  find(query: OutboxQuery = {}): OutboxMessage[] {
    const to = query.to === undefined || query.to.trim() === '' ? undefined : normaliseAddressee(query.to);
    const words = (query.search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    const found = this.#journal
      .all()
      .reverse()
      .filter((message) => {
        if (to !== undefined && normaliseAddressee(message.to) !== to) return false;
        if (query.channel !== undefined && message.channel !== query.channel) return false;
        const all = `${message.to} ${message.subject ?? ''} ${message.text} ${message.brand}`.toLowerCase();
        return words.every((word) => all.includes(word));
      });
    return found.slice(0, query.limit ?? 200);
  }

  clear(): void {
    this.#journal.clear();
  }
}
