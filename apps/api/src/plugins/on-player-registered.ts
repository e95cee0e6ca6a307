import type { CurrencyCode } from '@baize/kernel';
import fp from 'fastify-plugin';
import type { Transaction } from './database.ts';

/** A player who has just become REGISTERED. */
export interface RegisteredPlayer {
  readonly playerId: string;
  readonly brand: string;
  readonly countryCode: string;
  readonly currency: CurrencyCode;
}

type Handler = (tx: Transaction, player: RegisteredPlayer) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Registers a module's work for a new player (the wallet opens the accounts). It runs in the registration's
     * transaction.
     */
    onPlayerRegistered(handler: Handler): void;
    /** Called once per player by the identity module. */
    playerRegistered: Handler;
  }
}

/** Lets modules react to a registration without the identity module knowing them. */
export const onPlayerRegistered = fp(
  async (app) => {
    const handlers: Handler[] = [];
    app.decorate('onPlayerRegistered', (handler: Handler) => {
      handlers.push(handler);
    });
    app.decorate('playerRegistered', async (tx: Transaction, player: RegisteredPlayer) => {
      for (const handler of handlers) await handler(tx, player);
    });
  },
  { name: 'on-player-registered' },
);
