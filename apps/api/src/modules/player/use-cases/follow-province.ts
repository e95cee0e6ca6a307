import type { FastifyInstance } from 'fastify';
import type { VisitorLocation } from '../../../plugins/location.ts';
import { provinceSeen } from '../model/province.ts';
import { findStanding, recordProvince } from '../repository/players.ts';

/**
 * Records the province where a player was seen: at a login, at every token renewal, and
 * before a game opens or a deposit, because a session outlasts a journey (ruling 22: the province's law applies).
 * Open games run under the law of the place where they were opened, so a move ends them.
 */
export async function followProvince(
  app: FastifyInstance,
  playerId: string,
  place: Pick<VisitorLocation, 'countryCode' | 'regionCode'>,
): Promise<void> {
  const home = await findStanding(app.db, playerId);
  const seen = home && provinceSeen(home.countryCode, place);
  if (!home || seen === null || seen === home.detectedProvince) return;
  await recordProvince(app.db, playerId, seen);
  await app.endPlay(playerId);
}
