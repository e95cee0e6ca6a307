import type { FastifyInstance } from 'fastify';
import type { SocketChannel } from '../../plugins/player-socket.ts';
import { findPlayers } from './repository/players.ts';
import { effectiveStatus } from './model/gates.ts';

/** Names and new values of a player's flags, status or permissions. */
export type PlayerAttributes = Readonly<Record<string, unknown>>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Tells the player's open pages that their record has changed: PLAYER_ATTRIBUTE_CHANGE (A§4). */
    playerAttributes: SocketChannel<PlayerAttributes>;
  }
}

/** Opens the player module's channel on the player's socket. */
export function openAttributeChannel(app: FastifyInstance): SocketChannel<PlayerAttributes> {
  return app.playerSocket.open<'PLAYER_ATTRIBUTE_CHANGE', PlayerAttributes>({
    type: 'PLAYER_ATTRIBUTE_CHANGE',
    messageOf: (attributes) => ({ body: { type: 'PLAYER_ATTRIBUTE_CHANGE', attributes: { ...attributes } } }),
    // A page that has just loaded knows its player; only missed changes need the status again.
    sendOnConnect: false,
    async current(playerIds) {
      const found = await findPlayers(app.db, playerIds);
      const now = app.clock.now();
      return new Map([...found].map(([id, player]) => [id, { accountStatus: effectiveStatus(player, now) }]));
    },
  });
}
