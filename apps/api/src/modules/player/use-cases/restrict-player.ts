import { ERROR } from '@baize/contracts/errors';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../plugins/database.ts';
import { Refusal } from '../../../plugins/errors.ts';
import { effectiveStatus } from '../model/gates.ts';
import {
  accountsOfPerson,
  DEFAULT_PERMISSIONS,
  endLogin,
  findPlayer,
  lockAccountsOfPerson,
  lockPlayer,
  suspendOnOtherBrands,
  updatePlayer,
  type PlayerRecord,
} from '../repository.ts';

/** A break that a player takes: a time-out has an end, a self-exclusion may have none (null). */
export interface Restriction {
  readonly status: 'TIMEOUT' | 'SELF_EXCLUDED';
  readonly until: Date | null;
  /** Who asked for it; shown at the next login (A§4). */
  readonly initiator: 'PLAYER' | 'OPERATOR';
}

/**
 * Returns what applies after a request: the stricter status and the later end of the current and the requested break. A
 * running break never gets shorter or weaker.
 */
function stricter(player: PlayerRecord, wish: Restriction, now: Date): Pick<Restriction, 'status' | 'until'> {
  const running = effectiveStatus(player, now);
  if (running !== 'TIMEOUT' && running !== 'SELF_EXCLUDED') return wish;
  const ends = player.statusUntil;
  return {
    status: running === 'SELF_EXCLUDED' ? running : wish.status,
    until: ends === null || wish.until === null ? null : new Date(Math.max(ends.getTime(), wish.until.getTime())),
  };
}

/**
 * Restricts one account in the caller's transaction.
 * @returns what applies now; null for an unusable account (closed, blacklisted, unfinished), which stays unchanged
 */
async function restrict(
  app: FastifyInstance,
  tx: Transaction,
  playerId: string,
  wish: Restriction,
  now: Date,
): Promise<{ readonly until: Date | null } | null> {
  const player = await lockPlayer(tx, playerId);
  if (!player) throw new Refusal(401, ERROR.unauthorized);
  const running = effectiveStatus(player, now);
  if (running === 'CLOSED' || running === 'BLACKLISTED' || running === 'PRE_REGISTERED') return null;
  const next = stricter(player, wish, now);
  if (next.status !== running || next.until?.getTime() !== player.statusUntil?.getTime()) {
    // A break ends in REGISTERED. The flag ensures that a player who could only withdraw before it can do no more after
    // it.
    const confined = running === 'PAYOUT' || running === 'RESTRICTED' || running === 'ACCOUNT_UNVERIFIED';
    const permissions = { ...DEFAULT_PERMISSIONS, ...player.permissions };
    await updatePlayer(tx, playerId, {
      status: next.status,
      statusUntil: next.until,
      statusInitiator: (next.status === running ? player.statusInitiator : null) ?? wish.initiator,
      ...(confined
        ? {
            permissions: {
              ...permissions,
              payout: true,
              withdrawal: permissions.withdrawal && running !== 'ACCOUNT_UNVERIFIED',
            },
          }
        : {}),
    });
    if (next.status === 'SELF_EXCLUDED') await suspendOnOtherBrands(tx, player, { kind: 'BREAK', until: next.until });
    // The new status replaces the old one, so only the log keeps it.
    await app.audit(tx, 'player.restricted', playerId, {
      from: running,
      status: next.status,
      until: next.until?.toISOString() ?? null,
      initiator: wish.initiator,
    });
  }
  await endLogin(tx, playerId, now);
  await app.endSessions(tx, playerId, `status ${next.status}`);
  await app.playerAttributes.publish(tx, playerId, { accountStatus: next.status });
  await app.playerSocket.disconnect(tx, playerId);
  return { until: next.until };
}

/**
 * Starts a time-out or a self-exclusion at once: no deposits, no play, every session ends; pending withdrawals stay
 * (ruling 19). A self-exclusion applies to the licensee's other brands too (ruling 19a). A running break is never
 * shortened. The only way to start either at the player's own request.
 * @param reach LICENSEE: the person's accounts with the other brands take the same break, and accounts opened meanwhile
 * are suspended until it ends
 * @returns what applies now
 * @throws Refusal 401 for an unknown player · 403 for an unusable account (closed, blacklisted, unfinished)
 */
export async function restrictPlayer(
  app: FastifyInstance,
  playerId: string,
  wish: Restriction,
  reach: 'BRAND' | 'LICENSEE' = 'BRAND',
): Promise<{ readonly until: Date | null }> {
  const now = app.clock.now();
  const { accounts, held } = await app.db.transaction(async (tx) => {
    const player = await findPlayer(tx, playerId);
    if (!player) throw new Refusal(401, ERROR.unauthorized);
    await lockAccountsOfPerson(tx, player);
    // A stop for the person also applies to accounts that they open later.
    if (reach === 'LICENSEE')
      await suspendOnOtherBrands(tx, player, { kind: 'BREAK', until: wish.until }, 'EVERYWHERE');
    const all = reach === 'LICENSEE' ? [...new Set([...(await accountsOfPerson(tx, player)), playerId])] : [playerId];
    let own: { readonly until: Date | null } | null = null;
    for (const id of all) {
      const answer = await restrict(app, tx, id, wish, now);
      if (id === playerId) own = answer;
    }
    if (!own) throw new Refusal(403, ERROR.playNotAllowed);
    return { accounts: all, held: own };
  });
  for (const id of accounts) await app.endPlay(id);
  return held;
}
