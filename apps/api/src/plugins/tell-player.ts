import type { InboxKind, InboxValues } from '@baize/contracts/inbox';
import fp from 'fastify-plugin';
import type { Queryable } from './database.ts';

/** A message for a player, of a kind with a text in every language. */
export interface InboxEntry {
  readonly playerId: string;
  readonly kind: InboxKind;
  readonly values?: InboxValues;
}

type Teller = (tx: Queryable, entry: InboxEntry) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Leaves a message in the caller's transaction, so that it exists only if the event happened. */
    tellPlayer: Teller;
    /** Registers how messages are stored; the inbox module does. */
    onTellPlayer(teller: Teller): void;
  }
}

/** Lets every module leave a message for a player without depending on the inbox. */
export const tellPlayer = fp(
  async (app) => {
    const tellers: Teller[] = [];
    app.decorate('onTellPlayer', (teller: Teller) => {
      tellers.push(teller);
    });
    app.decorate('tellPlayer', async (tx: Queryable, entry: InboxEntry) => {
      for (const tell of tellers) await tell(tx, entry);
    });
  },
  { name: 'tell-player' },
);
