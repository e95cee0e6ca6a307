import fp from 'fastify-plugin';
import type { Transaction } from './database.ts';

type EndSessions = (tx: Transaction, playerId: string, reason: string) => Promise<void>;
type EndPlay = (playerId: string) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Ends every session of a player in the caller's transaction (ruling 26); `reason` goes to the log. */
    endSessions: EndSessions;
    /** Registers how a module's sessions end; the identity module revokes its tokens. */
    onEndSessions(handler: EndSessions): void;
    /** Stops new bets in the player's open games; wins and refunds of earlier bets still count. */
    endPlay: EndPlay;
    /** Registers how a module's play ends; the studio module ends its game sessions. */
    onEndPlay(handler: EndPlay): void;
  }
}

/** Lets the player module end sessions and play without depending on the modules that run them. */
export const sessionEnds = fp(
  async (app) => {
    const sessions: EndSessions[] = [];
    const play: EndPlay[] = [];
    app.decorate('onEndSessions', (handler: EndSessions) => void sessions.push(handler));
    app.decorate('endSessions', async (tx: Transaction, playerId: string, reason: string) => {
      for (const end of sessions) await end(tx, playerId, reason);
    });
    app.decorate('onEndPlay', (handler: EndPlay) => void play.push(handler));
    app.decorate('endPlay', async (playerId: string) => {
      for (const end of play) await end(playerId);
    });
  },
  { name: 'session-ends' },
);
