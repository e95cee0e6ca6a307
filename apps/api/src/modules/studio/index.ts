import type { CurrencyCode } from '@baize/kernel';
import fp from 'fastify-plugin';
import type { ApiModule } from '../../api-module.ts';
import type { Queryable, Transaction } from '../../plugins/database.ts';
import { personalData } from './personal-data.ts';
import * as heldWins from './repository/held-wins.ts';
import * as sessionEnds from './repository/session-ends.ts';
import { operatorHeldWinRoutes } from './operator-routes.ts';
import { studioRoutes } from './routes.ts';
import { openGameSession, withdrawLaunch, type GameLaunch } from './use-cases/game-sessions.ts';
import { giverOf, setFreeSpinGiver, type FreeSpinGiver } from './use-cases/free-spin-giver.ts';
import { decideHeldWin } from './use-cases/held-wins.ts';

export type { FreeSpinGiver, FreeSpinRound, HeldFreeSpins, SpinOutcome } from './use-cases/free-spin-giver.ts';
export type { GameLaunch } from './use-cases/game-sessions.ts';

/** Operations on real-money games for other modules: `app.studio`. */
export interface Studio {
  /**
   * @returns a launch token, valid once, for five minutes
   * @throws Refusal 401 if the login of the launch has ended
   */
  openGameSession(launch: GameLaunch): Promise<string>;
  /** Ends the game of a launch that did not reach the player: its token takes no bets any more. */
  withdrawLaunch(token: string): Promise<void>;
  /** Stops bets in the player's open games; wins and refunds of earlier bets still count. */
  endGameSessions(playerId: string): Promise<void>;
  /** Tells whether the player has free spins in a game. */
  hasFreeSpins(playerId: string, gameId: string, currency: CurrencyCode): Promise<boolean>;
  /** Names the module that gives players free spins. Without one, no game has any. */
  giveFreeSpins(giver: FreeSpinGiver): void;
  /** Wins above their game's published maximum that wait for an operator, the longest waiting first. */
  heldWins(limit?: number): Promise<readonly heldWins.HeldWin[]>;
  /** A player's wins that wait for an operator. Under the wallet's lock none is added or decided meanwhile. */
  heldWinsOf(target: Queryable, playerId: string): Promise<readonly heldWins.HeldWin[]>;
  /** When a win was held, by its reference in the ledger; null if it never was. */
  heldAt(target: Queryable, win: { readonly playerId: string; readonly reference: string }): Promise<Date | null>;
  /**
   * @param also runs in the same transaction, for example to write an audit entry
   * @throws Refusal 404, or 409 error.held_win.decided if another operator or the studio was first
   */
  decideHeldWin(
    reference: string,
    decision: 'APPROVE' | 'REJECT',
    also?: (tx: Transaction, held: heldWins.HeldWin) => Promise<void>,
  ): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    studio: Studio;
  }
}

/** The seamless wallet by which a game studio's server takes stakes and pays wins. */
export const studioModule: ApiModule = {
  name: 'studio',
  migrations: new URL('./migrations/', import.meta.url),
  functions: new URL('./functions/', import.meta.url),
  personalData,
  plugin: fp(
    async (app) => {
      app.decorate('studio', {
        hasFreeSpins: async (playerId, gameId, currency) =>
          (await giverOf(app)?.spinsIn(playerId, gameId, currency)) != null,
        giveFreeSpins: (giver) => setFreeSpinGiver(app, giver),
        openGameSession: (launch) => openGameSession(app, launch),
        withdrawLaunch: (token) => withdrawLaunch(app, token),
        endGameSessions: (playerId) => sessionEnds.endSessions(app.db, { playerId }, app.clock.now()),
        heldWins: (limit = 200) => heldWins.heldWins(app.db, limit),
        heldWinsOf: heldWins.heldWinsOf,
        heldAt: heldWins.heldAt,
        decideHeldWin: (reference, decision, also) => decideHeldWin(app, reference, decision, also),
      } satisfies Studio);
      app.onEndSessions((tx, sessions) => sessionEnds.endSessions(tx, sessions, app.clock.now()));
      app.onEndPlay((playerId) => app.studio.endGameSessions(playerId));
      app.closures.addObstacles(async (target, playerId) => {
        const held = await heldWins.heldWinsOf(target, playerId);
        const [first] = held;
        const amount = held.reduce((sum, win) => sum + win.amount, 0);
        return first ? [{ code: 'HELD_WIN', count: held.length, amount, currency: first.currency }] : [];
      });
      studioRoutes(app);
      operatorHeldWinRoutes(app);
    },
    { name: 'studio', dependencies: ['audit', 'closures', 'player', 'session-ends', 'tell-player', 'wallet'] },
  ),
};
