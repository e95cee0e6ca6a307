import type { InboxKind, InboxValues } from '@baize/contracts/inbox';
import fp from 'fastify-plugin';
import type { Queryable } from './database.ts';

/** Something that a player is to find in their inbox. */
export interface Told {
  readonly playerId: string;
  readonly kind: InboxKind;
  readonly values?: InboxValues;
}

type Teller = (tx: Queryable, told: Told) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Leaves a message for a player, in the caller's own transaction: it is there exactly when what it tells has happened. */
    tellPlayer: Teller;
    /** The inbox module says how; without it nobody is told. */
    onTellPlayer(teller: Teller): void;
  }
}

/** How any module leaves word for a player without knowing the inbox. */
export const tellPlayer = fp(
  async (app) => {
    const tellers: Teller[] = [];
    app.decorate('onTellPlayer', (teller: Teller) => {
      tellers.push(teller);
    });
    app.decorate('tellPlayer', async (tx: Queryable, told: Told) => {
      for (const tell of tellers) await tell(tx, told);
    });
  },
  { name: 'tell-player' },
);
