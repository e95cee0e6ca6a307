import { MARKETS } from '@baize/brand';
import type { FastifyInstance } from 'fastify';
import type { SocketChannel } from '../../../plugins/player-socket.ts';
import { isIdentityVerified, isSuspended, statusNow } from '../model/gates.ts';
import { levelOf } from '../model/loyalty-level.ts';
import { provincesOf } from '../model/province.ts';
import { lockPlayer, playersDueForLevel, updatePlayer, type PlayerRecord } from '../repository/players.ts';

/** The news of a level. */
export interface LevelNews {
  readonly playerId: string;
  readonly isLevelUp: boolean;
}

/** Opens the channel of PLAYER_LOYALTY_LEVEL on the player's socket (A§3, A§4). */
export const openLevelChannel = (app: FastifyInstance): SocketChannel<LevelNews> =>
  app.playerSocket.open<'PLAYER_LOYALTY_LEVEL', LevelNews>({
    type: 'PLAYER_LOYALTY_LEVEL',
    messageOf: ({ playerId, isLevelUp }) => ({ body: { type: 'PLAYER_LOYALTY_LEVEL', playerId, isLevelUp } }),
  });

/** Countries whose law forbids levels: their players are never due, so a sweep does not read them again and again. */
const FORBIDDEN_COUNTRIES = Object.values(MARKETS)
  .filter(({ rules }) => !rules.loyaltyAllowed.value)
  .flatMap(({ originCountryCode }) => originCountryCode);

const PAGE = 200;

/**
 * Raises the levels that are due, by the clock and without a visit. A level never falls by itself. Players on a break and
 * those who are suspended wait until that is over: news of a level would call them back (ruling 19).
 * @returns how many have risen
 */
export async function raiseLevels(app: FastifyInstance, channel: SocketChannel<LevelNews>): Promise<number> {
  let risen = 0;
  for (const playerId of await playersDueForLevel(app.db, app.clock.now(), FORBIDDEN_COUNTRIES, PAGE))
    if (await raiseLevel(app, channel, playerId)) risen += 1;
  return risen;
}

/** Tells whether a player may rise now: neither on a break nor stopped, and at home where the law allows levels. */
export function mayRise(app: FastifyInstance, player: PlayerRecord, now: Date): boolean {
  if (statusNow(player, now).status !== 'REGISTERED' || isSuspended(player, now)) return false;
  const brand = app.brands.find(player.brand);
  if (!brand) return false;
  return app.brands.marketOfCountry(brand, player.countryCode, provincesOf(player)).rules.loyaltyAllowed.value;
}

async function raiseLevel(app: FastifyInstance, channel: SocketChannel<LevelNews>, playerId: string): Promise<boolean> {
  return app.db.transaction(async (tx) => {
    const player = await lockPlayer(tx, playerId);
    const now = app.clock.now();
    if (!player || !mayRise(app, player, now)) return false;
    const { registeredAt, kycStatus, loyaltyLevel } = player;
    const level = levelOf({ registeredAt, isVerified: isIdentityVerified(kycStatus) }, now);
    if (level <= loyaltyLevel) return false;
    await updatePlayer(tx, playerId, { loyaltyLevel: level });
    // The first level comes with the account, so it is no news.
    await channel.publish(tx, playerId, { playerId, isLevelUp: loyaltyLevel > 0 });
    return true;
  });
}
