import type { FastifyInstance } from 'fastify';
import { closeStop, findPlayer, openStops, otherAccounts, suspendAccount } from '../repository.ts';
import { restrictAccount } from './restrict-player.ts';

/** A stop that is still open after this long belongs to a process that ended before it was done. */
export const STOP_ABANDONED_MS = 60_000;

/**
 * Applies recorded stops to the person's accounts at the licensee's other brands (ruling 19a), each account in a
 * transaction of its own: no transaction touches two players. Applying a stop twice changes nothing, so after a crash
 * another process may start again from the beginning.
 *
 * An account that is being opened meanwhile cannot slip through: its email route is committed before its registration
 * completes. Either this finds the route, or that registration reads the committed status of the player's own account.
 * @param filter one player's stops, or all that were recorded before a moment
 * @returns how many stops were applied
 */
export async function applyStops(
  app: FastifyInstance,
  filter: { readonly playerId: string } | { readonly before: Date },
): Promise<number> {
  const stops = await openStops(app.db, filter);
  for (const stop of stops) {
    const player = await findPlayer(app.db, stop.playerId);
    for (const id of player ? await otherAccounts(app.db, player) : []) {
      const { status } = stop;
      const isRestricted = await app.db.transaction(async (tx) => {
        await suspendAccount(tx, id, stop);
        if (status === null) return false;
        const requested = { status, until: stop.until, initiator: stop.initiator };
        return (await restrictAccount(app, tx, id, requested, app.clock.now())) !== null;
      });
      if (isRestricted) await app.endPlay(id);
    }
    await closeStop(app.db, stop, app.clock.now());
  }
  return stops.length;
}
