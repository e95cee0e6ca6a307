import { and, eq, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import fp from 'fastify-plugin';
import type { Transaction } from './database.ts';

/** Which sessions of a player end: all, all except one, or one. Ids are those of the tokens (`player_access_id`). */
export interface EndedSessions {
  readonly playerId: string;
  readonly only?: string;
  readonly except?: string;
}

/** Which rows end with the logins: those opened by them, and those whose login is unknown. Undefined: all of the player's. */
export const openedByLogins = (
  loginId: AnyPgColumn,
  { only, except }: Omit<EndedSessions, 'playerId'>,
): SQL | undefined =>
  and(
    only === undefined ? undefined : or(isNull(loginId), eq(loginId, only)),
    except === undefined ? undefined : or(isNull(loginId), ne(loginId, except)),
  );

type EndSessions = (tx: Transaction, sessions: EndedSessions, reason: string) => Promise<void>;
type EndPlay = (playerId: string) => Promise<void>;
type CancelDeposits = (playerId: string) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Ends sessions in the caller's transaction (ruling 26): from the commit on, no call and no socket of theirs is
     * served, and no game takes their bets. `reason` is recorded with the session.
     */
    endSessions: EndSessions;
    /**
     * Registers what ends with a session: the identity module's tokens, the player's sockets, the studio module's games.
     */
    onEndSessions(handler: EndSessions): void;
    /** Stops new bets in the player's open games; wins and refunds of earlier bets still count. */
    endPlay: EndPlay;
    /** Registers how a module's play ends; the studio module ends its game sessions. */
    onEndPlay(handler: EndPlay): void;
    /**
     * Cancels deposits that were started and not paid yet, if the player may no longer deposit. Call it after the commit
     * of whatever took that right away: a break, a suspension, a hold, an operator's change. A failure is logged and
     * does not fail the caller, whose change is saved already; an open form ends by itself after an hour.
     */
    cancelForbiddenDeposits: CancelDeposits;
    /** Registers how deposits are cancelled; the payments module does it at the gateway. */
    onCancelForbiddenDeposits(handler: CancelDeposits): void;
  }
}

/** Lets every module end sessions, play and open deposits without depending on the modules that run them. */
export const sessionEnds = fp(
  async (app) => {
    const sessions: EndSessions[] = [];
    const play: EndPlay[] = [];
    const deposits: CancelDeposits[] = [];
    app.decorate('onEndSessions', (handler: EndSessions) => void sessions.push(handler));
    app.decorate('endSessions', async (tx: Transaction, ended: EndedSessions, reason: string) => {
      for (const end of sessions) await end(tx, ended, reason);
    });
    app.decorate('onEndPlay', (handler: EndPlay) => void play.push(handler));
    app.decorate('endPlay', async (playerId: string) => {
      for (const end of play) await end(playerId);
    });
    app.decorate('onCancelForbiddenDeposits', (handler: CancelDeposits) => void deposits.push(handler));
    app.decorate('cancelForbiddenDeposits', async (playerId: string) => {
      for (const cancel of deposits)
        await cancel(playerId).catch((err: unknown) =>
          app.log.error({ err, playerId }, 'open deposits of a player who may not deposit were not cancelled'),
        );
    });
  },
  { name: 'session-ends' },
);
