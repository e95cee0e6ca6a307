import type { ClosureObstacle } from '@baize/contracts/closure';
import type { CurrencyCode, Hundredths } from '@baize/kernel';
import fp from 'fastify-plugin';
import type { Queryable, Transaction } from './database.ts';

/** Something that must be settled before the account can be closed. */
export interface Obstacle {
  readonly code: ClosureObstacle;
  /** How many of them. */
  readonly count: number;
  /** Hundredths; null where it is not about a sum. */
  readonly amount: Hundredths | null;
  readonly currency: CurrencyCode;
}

/**
 * When obstacles are read: as the player sees them, or in the closing transaction, in which the wallet and the player are
 * locked. What the modules settle before it is no obstacle to show, but what is left of it in the transaction is one.
 */
export type ObstacleMoment = 'SHOWN' | 'CLOSING';
/** Reads what a module has against a closure. */
type FindObstacles = (target: Queryable, playerId: string, moment: ObstacleMoment) => Promise<readonly Obstacle[]>;
/** What a module settles with others before an account closes, outside of the transaction. */
type OnSettling = (playerId: string) => Promise<void>;
/** What a module stops or deletes in the closing transaction, under the locks of the wallet and the player. */
type OnClosing = (tx: Transaction, playerId: string) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    closures: {
      /** Registers what a module has against a closure. */
      addObstacles(find: FindObstacles): void;
      /** Registers what a module settles with third parties before an account closes. */
      onSettling(handler: OnSettling): void;
      /** Registers what a module does when an account closes. */
      onClosing(handler: OnClosing): void;
      /** Lists everything that has to be settled first. */
      obstaclesOf: FindObstacles;
      /** Settles what every module has to settle with third parties first. Nothing may be locked meanwhile. */
      settle: OnSettling;
      /** Runs what every module does when an account closes. */
      closing: OnClosing;
    };
  }
}

/** Lets every module have its say in the closure of an account without depending on the module that closes it. */
export const closures = fp(
  async (app) => {
    const obstacles: FindObstacles[] = [];
    const settling: OnSettling[] = [];
    const handlers: OnClosing[] = [];
    app.decorate('closures', {
      addObstacles: (find) => void obstacles.push(find),
      onSettling: (handler) => void settling.push(handler),
      onClosing: (handler) => void handlers.push(handler),
      async obstaclesOf(target, playerId, moment) {
        // One after the other: a transaction has one connection.
        const found: Obstacle[] = [];
        for (const find of obstacles) found.push(...(await find(target, playerId, moment)));
        return found;
      },
      async settle(playerId) {
        for (const handle of settling) await handle(playerId);
      },
      async closing(tx, playerId) {
        for (const handle of handlers) await handle(tx, playerId);
      },
    });
  },
  { name: 'closures' },
);
