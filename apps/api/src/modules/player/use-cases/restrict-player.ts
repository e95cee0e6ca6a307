import { ERROR } from '@baize/contracts/errors';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../plugins/database.ts';
import { Refusal } from '../../../plugins/errors.ts';
import { confinedPermissions } from '../model/default-permissions.ts';
import { effectiveStatus } from '../model/gates.ts';
import { isClosedByPlayer, stopOf } from '../model/stops.ts';
import { lockPlayer, updatePlayer, type PlayerRecord } from '../repository/players.ts';
import { recordStop, suspendAccount } from '../repository/stops.ts';
import { applyStops } from './apply-stops.ts';

/** A break that a player takes: a time-out has an end date, a self-exclusion may have none (null). */
export interface Restriction {
  readonly status: 'TIMEOUT' | 'SELF_EXCLUDED';
  readonly until: Date | null;
  /** Who asked for it; shown at the next login (A§4). */
  readonly initiator: 'PLAYER' | 'OPERATOR';
  /** A cooling-off by the button (A§4), which the next login names. */
  readonly isCooling?: boolean;
}

/**
 * Combines a running break with a new one: the stricter status and the later end. A running break never gets shorter or
 * weaker.
 */
function stricter(player: PlayerRecord, requested: Restriction, now: Date): Pick<Restriction, 'status' | 'until'> {
  const running = effectiveStatus(player, now);
  if (running !== 'TIMEOUT' && running !== 'SELF_EXCLUDED') return requested;
  const ends = player.statusUntil;
  return {
    status: running === 'SELF_EXCLUDED' ? running : requested.status,
    until:
      ends === null || requested.until === null ? null : new Date(Math.max(ends.getTime(), requested.until.getTime())),
  };
}

/** The break that applies to an account now. */
interface AppliedRestriction {
  readonly player: PlayerRecord;
  readonly status: Restriction['status'];
  readonly until: Date | null;
  /** False if it ran already. */
  readonly isNew: boolean;
}

/**
 * Restricts one account, in the caller's transaction.
 * @param also runs in the same transaction, before the entry of the audit log
 * @returns null for an account that cannot be used (closed, blacklisted, unfinished), which is left as it is
 */
export async function restrictAccount(
  app: FastifyInstance,
  tx: Transaction,
  playerId: string,
  requested: Restriction,
  now: Date,
  also: (applied: AppliedRestriction) => Promise<void> = async () => undefined,
): Promise<AppliedRestriction | null> {
  const player = await lockPlayer(tx, playerId);
  if (!player) throw new Refusal(401, ERROR.unauthorized);
  const running = effectiveStatus(player, now);
  if (running === 'CLOSED' || running === 'BLACKLISTED' || running === 'PRE_REGISTERED') return null;
  const next = stricter(player, requested, now);
  const isNew = next.status !== running || next.until?.getTime() !== player.statusUntil?.getTime();
  if (isNew) {
    await updatePlayer(tx, playerId, {
      status: next.status,
      statusUntil: next.until,
      statusIsCooling: next.status === 'TIMEOUT' && (requested.isCooling ?? false),
      statusInitiator: (next.status === running ? player.statusInitiator : null) ?? requested.initiator,
      permissions: confinedPermissions(player.permissions, running),
    });
  }
  // The message goes out before the sockets close.
  await app.playerAttributes.publish(tx, playerId, { accountStatus: next.status });
  await app.endSessions(tx, { playerId }, `status ${next.status}`);
  const applied = { player, status: next.status, until: next.until, isNew };
  await also(applied);
  // The new status replaces the old one, so only the log remembers it. Last: its lock is the whole API's, and ending
  // sessions may wait for calls that hold them.
  if (isNew)
    await app.audit(tx, 'player.restricted', playerId, {
      from: running,
      status: next.status,
      until: next.until?.toISOString() ?? null,
      initiator: requested.initiator,
    });
  return applied;
}

/**
 * Applies a break to an account that its player has closed meanwhile, as one that was planned before: it applies to the
 * person's other accounts, and to this one as its suspension, if support opens it again.
 * @throws Refusal 403 for an account that cannot be used for another reason
 */
async function excludeClosed(
  app: FastifyInstance,
  tx: Transaction,
  playerId: string,
  { status, until, initiator }: Restriction,
  now: Date,
): Promise<{ readonly until: Date | null }> {
  const player = await lockPlayer(tx, playerId);
  if (!player || !isClosedByPlayer(player)) throw new Refusal(403, ERROR.playNotAllowed);
  await suspendAccount(tx, playerId, { kind: 'BREAK', until });
  await recordStop(tx, { playerId, ...stopOf(status, until), initiator, createdAt: now });
  await app.audit(tx, 'player.restricted', playerId, {
    from: player.status,
    status,
    until: until?.toISOString() ?? null,
    initiator,
  });
  return { until };
}

/**
 * Starts a time-out or a self-exclusion at once: no deposits, no play, every session ended; pending withdrawals
 * continue (ruling 19). Either is the person's and applies at the licensee's other brands too (rulings 19a, 22 and 24):
 * who is on a break may not join another brand, so an account that they have there already stops as well. A running break
 * never gets shorter. This is the only way to start either at a player's own request.
 *
 * The player's own account changes in one transaction, which also records the stop for the person's other accounts.
 * Those follow one by one right after it (`applyStops`), before this call returns.
 * @returns the break that applies now
 * @throws Refusal 401 for an unknown player · 403 for an account that cannot be used (closed, blacklisted, unfinished)
 */
export async function restrictPlayer(
  app: FastifyInstance,
  playerId: string,
  requested: Restriction,
): Promise<{ readonly until: Date | null }> {
  const now = app.clock.now();
  const applied = await app.db.transaction(async (tx) => {
    const own = await restrictAccount(app, tx, playerId, requested, now, async ({ status, until, isNew }) => {
      // A break that ran already has its stop.
      if (!isNew) return;
      await recordStop(tx, { playerId, ...stopOf(status, until), initiator: requested.initiator, createdAt: now });
    });
    return own ?? excludeClosed(app, tx, playerId, requested, now);
  });
  await app.endPlay(playerId);
  await applyStops(app, { playerId });
  // Nothing is new for an account that is closed anyway, or whose break ran already.
  if ('status' in applied && applied.isNew)
    await app.breakStarted({ playerId, status: applied.status, until: applied.until });
  return { until: applied.until };
}
