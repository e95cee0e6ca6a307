import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../plugins/database.ts';
import { isSuspended, statusNow } from '../model/gates.ts';
import { lockPlayer } from '../repository/players.ts';

/**
 * Ends every session of an account that another one of the person suspends, with its sockets and games (ruling 26), in the
 * caller's transaction. The account keeps its own status: the suspension decides what a session opened afterwards may do
 * (rulings 19 and 19a). An account that is not suspended is left as it is.
 */
export async function endSuspended(app: FastifyInstance, tx: Transaction, playerId: string): Promise<void> {
  const player = await lockPlayer(tx, playerId);
  const now = app.clock.now();
  if (!player || !isSuspended(player, now)) return;
  const { status } = statusNow(player, now);
  // The message goes out before the sockets close.
  await app.playerAttributes.publish(tx, playerId, { accountStatus: status, multibrandSuspended: true });
  await app.endSessions(tx, { playerId }, `status ${status}`);
}
