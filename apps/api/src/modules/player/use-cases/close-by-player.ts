import { ERROR } from '@baize/contracts/errors';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../plugins/database.ts';
import { Refusal } from '../../../plugins/errors.ts';
import { effectiveStatus } from '../model/gates.ts';
import { confinedPermissions } from '../model/default-permissions.ts';
import { stopOf } from '../model/stops.ts';
import { lockPlayer, updatePlayer, type PlayerRecord } from '../repository/players.ts';
import { recordStop, suspendAccount } from '../repository/stops.ts';

/**
 * Closes an account at its player's own request, in the caller's transaction, and ends every session of it (ruling 26).
 * The closure applies at every brand of the licensee (ruling 19a): it is recorded as a stop, which the caller applies after
 * the commit (`applyStops`). An exclusion or a time-out that runs stays in force: it outlives the closure as the
 * account's suspension, so it still applies if support opens the account again, and to accounts that turn out to be the
 * person's (rulings 19a and 24).
 * @throws Refusal 401 for an unknown player or one whose account is closed already · 403 for an account that cannot be
 * used (blacklisted, unfinished)
 */
export async function closeByPlayer(app: FastifyInstance, tx: Transaction, playerId: string): Promise<PlayerRecord> {
  const now = app.clock.now();
  const player = await lockPlayer(tx, playerId);
  if (!player) throw new Refusal(401, ERROR.unauthorized);
  const running = effectiveStatus(player, now);
  if (running === 'CLOSED') throw new Refusal(401, ERROR.unauthorized);
  if (running === 'BLACKLISTED' || running === 'PRE_REGISTERED') throw new Refusal(403, ERROR.playNotAllowed);
  if (running === 'TIMEOUT' || running === 'SELF_EXCLUDED')
    await suspendAccount(tx, playerId, { kind: 'BREAK', until: player.statusUntil });
  await updatePlayer(tx, playerId, {
    status: 'CLOSED',
    statusUntil: null,
    statusIsCooling: false,
    statusInitiator: 'PLAYER',
    marketingOptIn: false,
    permissions: confinedPermissions(player.permissions, running),
  });
  // The message goes out before the sockets close.
  await app.playerAttributes.publish(tx, playerId, { accountStatus: 'CLOSED' });
  await app.endSessions(tx, { playerId }, 'status CLOSED');
  await recordStop(tx, { playerId, ...stopOf('CLOSED', null), initiator: 'PLAYER', createdAt: now });
  return player;
}
