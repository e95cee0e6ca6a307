import type { PlayerTimeZone } from '@baize/contracts/account';
import { ERROR } from '@baize/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { fieldRefusal, Refusal } from '../../../plugins/errors.ts';
import type { Player } from '../../../plugins/player-tokens.ts';
import {
  changeoverTimes,
  findPlayer,
  knownTimeZone,
  lockPlayer,
  updatePlayer,
  zoneAt,
  type TimeZones,
} from '../../player/index.ts';

/** Days between two changes of the time zone: each may shorten one day, week and month, and none more often than this. */
const DAYS_BETWEEN_CHANGES = 30;
const DAY_MS = 86_400_000;

/** Returns what the player reads about their time zone. */
function shown(zones: TimeZones, now: Date): PlayerTimeZone {
  const times = changeoverTimes(zones);
  if (times === null || zones.nextTimeZone === null || zones.timeZoneChangedAt === null)
    return { timeZone: zones.timeZone, next: null, changeableFrom: null };
  const again = Math.max(times.M.getTime(), zones.timeZoneChangedAt.getTime() + DAYS_BETWEEN_CHANGES * DAY_MS);
  // Until the first day of the new zone nothing has followed from the change, so it may be corrected.
  const isFinal = now >= times.D && now.getTime() < again;
  const isOver = now >= times.D && now >= times.W && now >= times.M;
  return {
    timeZone: zoneAt(zones, now),
    next: isOver
      ? null
      : {
          timeZone: zones.nextTimeZone,
          daily: times.D.toISOString(),
          weekly: times.W.toISOString(),
          monthly: times.M.toISOString(),
        },
    changeableFrom: isFinal ? new Date(again).toISOString() : null,
  };
}

/** Returns the player's time zone, and the one that follows it. */
export async function timeZoneOfPlayer(app: FastifyInstance, playerId: string): Promise<PlayerTimeZone> {
  const player = await findPlayer(app.db, playerId);
  if (!player) throw new Refusal(401, ERROR.unauthorized);
  return shown(player, app.clock.now());
}

/**
 * Moves the player to another time zone, from the next period of each length on (ruling 17). The player decides: where
 * they live is not proved by a clock, and no limit starts earlier or twice because of it.
 * @throws Refusal 401 if the session has ended meanwhile · 400 error.time_zone.unknown · 409 error.time_zone.too_soon
 */
export async function changeTimeZoneOf(app: FastifyInstance, session: Player, wished: string): Promise<PlayerTimeZone> {
  const { playerId } = session;
  const next = knownTimeZone(wished);
  if (next === null) throw fieldRefusal('timeZone', ERROR.timeZoneUnknown, wished);
  return app.db.transaction(async (tx) => {
    const player = await lockPlayer(tx, playerId);
    if (!player) throw new Refusal(401, ERROR.unauthorized);
    await app.holdSession(tx, session);
    const now = app.clock.now();
    const before = shown(player, now);
    // A second click, or the zone that applies already.
    if (next === (before.next?.timeZone ?? before.timeZone)) return before;
    if (before.changeableFrom !== null) throw new Refusal(409, ERROR.timeZoneTooSoon);
    const zones =
      next === before.timeZone
        ? { timeZone: next, nextTimeZone: null, timeZoneChangedAt: null }
        : { timeZone: before.timeZone, nextTimeZone: next, timeZoneChangedAt: now };
    await updatePlayer(tx, playerId, zones);
    await app.audit(tx, 'player.time_zone', playerId, { from: before.next?.timeZone ?? before.timeZone, to: next });
    return shown(zones, now);
  });
}
