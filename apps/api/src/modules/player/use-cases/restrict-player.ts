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
  /** Who asked for it; told at the next log-in (A§4). */
  readonly initiator: 'PLAYER' | 'OPERATOR';
}

/** What holds after a wish: of what runs and what is wished the stricter status and the later end. Nothing that runs gets shorter or weaker. */
function stricter(player: PlayerRecord, wish: Restriction, now: Date): Pick<Restriction, 'status' | 'until'> {
  const running = effectiveStatus(player, now);
  if (running !== 'TIMEOUT' && running !== 'SELF_EXCLUDED') return wish;
  const ends = player.statusUntil;
  return {
    status: running === 'SELF_EXCLUDED' ? running : wish.status,
    until: ends === null || wish.until === null ? null : new Date(Math.max(ends.getTime(), wish.until.getTime())),
  };
}

/** One account, in the caller's transaction. @returns what holds now; null for an account that nobody may use (closed, blacklisted, unfinished), which is left as it is */
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
    // A break ends in REGISTERED. The flag makes sure that a player who could only withdraw before it can do no more after it.
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
    // The new status replaces the old one, so only the log remembers it.
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
 * Starts a time-out or a self-exclusion, at once: no deposits, no play, every session ended; withdrawals on their way stay
 * (ruling 19). A self-exclusion holds at the licensee's other brands too (ruling 19a). What runs already is never shortened.
 * The one way to start either by a player's own wish.
 * @param reach LICENSEE: the person's accounts with the other brands take the same break, and one that they open meanwhile is suspended until it is over
 * @returns what holds now
 * @throws Refusal 401 for nobody we know · 403 for an account that nobody may use (closed, blacklisted, unfinished)
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
    // What stops the person stops an account that they open later too.
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
