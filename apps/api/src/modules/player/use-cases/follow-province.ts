import type { FastifyInstance } from 'fastify';
import type { VisitorLocation } from '../../../plugins/location.ts';
import { findStanding, recordProvince } from '../repository.ts';

/**
 * Keeps in which province of their country a player is, wherever they show it: at a log-in, at every renewal of its tokens, and
 * before a game opens or money comes in, for a session lasts longer than a journey (ruling 22: the law of the province holds).
 * Games that are open run under the law of where they were opened, so they end with a move.
 */
export async function followProvince(
  app: FastifyInstance,
  playerId: string,
  place: Pick<VisitorLocation, 'countryCode' | 'regionCode'>,
): Promise<void> {
  const home = await findStanding(app.db, playerId);
  if (home && (await recordProvince(app.db, { ...home, id: playerId }, place))) await app.endPlay(playerId);
}
