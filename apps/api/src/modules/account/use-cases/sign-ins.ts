import { ERROR } from '@baize/contracts/errors';
import type { SignIns } from '@baize/contracts/account';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../plugins/errors.ts';
import type { Player } from '../../../plugins/player-tokens.ts';
import { openLogins } from '../../player/index.ts';

/** Returns where a player is logged in, newest first. */
export async function signInsOf(app: FastifyInstance, player: Player): Promise<SignIns> {
  const since = new Date(app.clock.now().getTime() - app.env.identity.refreshSeconds * 1000);
  return (await openLogins(app.db, player.playerId, since)).map(({ sessionId, at, ...login }) => ({
    ...login,
    id: sessionId,
    at: at.toISOString(),
    current: sessionId === player.sessionId,
  }));
}

/**
 * Ends one of a player's other logins (ruling 26). The present one ends by logging out, which also clears the browser.
 * @throws Refusal 404 for a login that is over, the present one, or another player's: one answer for all
 */
export async function endSignInOf(app: FastifyInstance, player: Player, id: string): Promise<void> {
  const open = (await signInsOf(app, player)).find((each) => each.id === id.toLowerCase());
  if (!open || open.current) throw new Refusal(404, ERROR.notFound);
  await app.db.transaction((tx) =>
    app.endSessions(tx, { playerId: player.playerId, only: open.id }, 'ended by the player'),
  );
}
