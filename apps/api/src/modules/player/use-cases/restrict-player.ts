import { ERROR } from '@baize/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../plugins/errors.ts';
import { effectiveStatus } from '../model/gates.ts';
import { DEFAULT_PERMISSIONS, lockPlayer, suspendOnOtherBrands, updatePlayer, type PlayerRecord } from '../repository.ts';

/** A break that a player takes: a time-out has an end, a self-exclusion may have none (null). */
export interface Restriction {
  readonly status: 'TIMEOUT' | 'SELF_EXCLUDED';
  readonly until: Date | null;
  /** Who asked for it; told at the next log-in (A§4). */
  readonly initiator: 'PLAYER' | 'OPERATOR';
}

/** True when what runs already is at least as strict as the wish: nothing that a player has begun gets shorter. */
function covers(player: PlayerRecord, wish: Restriction, now: Date): boolean {
  const running = effectiveStatus(player, now);
  if (running === 'SELF_EXCLUDED' && wish.status === 'TIMEOUT') return true;
  if (running !== wish.status) return false;
  return player.statusUntil === null || (wish.until !== null && player.statusUntil.getTime() >= wish.until.getTime());
}

/**
 * Starts a time-out or a self-exclusion, at once: no deposits, no play, every session ended; withdrawals on their way stay
 * (ruling 19). A self-exclusion holds at the licensee's other brands too (ruling 19a). What runs already is never shortened.
 * @returns what holds now
 * @throws Refusal 401 for nobody we know · 403 for an account that nobody may use (closed, blacklisted, unfinished)
 */
export async function restrictPlayer(app: FastifyInstance, playerId: string, wish: Restriction): Promise<{ readonly until: Date | null }> {
  const now = app.clock.now();
  const held = await app.db.transaction(async (tx) => {
    const player = await lockPlayer(tx, playerId);
    if (!player) throw new Refusal(401, ERROR.unauthorized);
    const running = effectiveStatus(player, now);
    if (running === 'CLOSED' || running === 'BLACKLISTED' || running === 'PRE_REGISTERED') throw new Refusal(403, ERROR.playNotAllowed);
    const already = covers(player, wish, now);
    if (!already) {
      // A term ends in REGISTERED. Whoever could only take money out before it can do no more after it: the flag says so from now on.
      const confined = running === 'PAYOUT' || running === 'RESTRICTED' || running === 'ACCOUNT_UNVERIFIED';
      const permissions = { ...DEFAULT_PERMISSIONS, ...player.permissions };
      await updatePlayer(tx, playerId, {
        status: wish.status, statusUntil: wish.until, statusInitiator: wish.initiator,
        ...(confined ? { permissions: { ...permissions, payout: true, withdrawal: permissions.withdrawal && running !== 'ACCOUNT_UNVERIFIED' } } : {}),
      });
      if (wish.status === 'SELF_EXCLUDED') await suspendOnOtherBrands(tx, player);
    }
    await app.ports.identity?.signOutEverywhere(tx, playerId, `status ${wish.status}`);
    await app.events.publish(tx, 'player.attributes', { playerId, attributes: { accountStatus: already ? running : wish.status } });
    await app.events.publish(tx, 'player.session-ended', { playerId });
    return { until: already ? player.statusUntil : wish.until };
  });
  if (app.hasDecorator('studio')) await app.studio.endGameSessions(playerId);
  return held;
}
