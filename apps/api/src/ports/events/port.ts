import type { Queryable } from '../../plugins/database.ts';

/**
 * Carries short messages between the API instances of one deployment, the sender included. Delivery is at most once:
 * a message can be lost with a connection or with a process that stops right after its commit. `EventListener.onGap` says
 * when messages may have been missed. Work that must never be lost reads the ledger through a durable consumer instead.
 */
export interface EventsPort {
  /**
   * Sends a message to every instance. A message of a transaction is only sent once that transaction has committed.
   * @param target the transaction that the message belongs to, or the database
   * @param message at most `MAX_EVENT_BYTES` bytes
   */
  publish(target: Queryable, message: string): Promise<void>;
  /** False while the connection is lost and being restored. */
  readonly isConnected: boolean;
  close(): Promise<void>;
}

/** What an adapter reports to its owner. */
export interface EventListener {
  onMessage(message: string): void;
  /** Called after each restored connection: messages may have been missed, and everything later arrives again. */
  onGap(): void;
  /** Called for faults that no caller sees: a lost connection, a message that could not be sent after its commit. */
  onFault(fault: unknown, what: string): void;
}

/** PostgreSQL's limit for one notification is 8,000 bytes. NATS allows more; one limit keeps the adapters interchangeable. */
export const MAX_EVENT_BYTES = 7900;
