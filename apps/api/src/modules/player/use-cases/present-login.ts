import type { FastifyInstance } from 'fastify';
import type { Visitor } from '../../../plugins/location.ts';
import type { Player } from '../../../plugins/player-tokens.ts';
import { loginOfSession, visitOf } from '../repository/logins.ts';

/**
 * Returns when a session's login was, on the business clock. Tokens have real time, and a refresh keeps it: `auth_time`,
 * unlike `iat`, stays the same.
 */
export const loginTime = (app: FastifyInstance, { loggedInAt }: Pick<Player, 'loggedInAt'>): Date =>
  new Date(app.clock.now().getTime() - Math.max(0, app.wallClock.now().getTime() - loggedInAt.getTime()));

/**
 * Returns the login of the calling session. The reality check (ruling 22) and the activity timer count from it, whatever
 * the player's other sessions do.
 */
export function presentLogin(
  app: FastifyInstance,
  player: Pick<Player, 'playerId' | 'sessionId' | 'loggedInAt'>,
  visitor: Visitor,
): Promise<{ readonly at: Date; readonly remindedAt: Date | null }> {
  return loginOfSession(app.db, {
    playerId: player.playerId,
    sessionId: player.sessionId,
    at: loginTime(app, player),
    ...visitOf(visitor),
    method: null,
  });
}
