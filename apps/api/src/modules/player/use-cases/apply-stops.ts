import type { FastifyInstance } from 'fastify';
import { accountsOfPerson, holdForReview, likelyAccounts, type LikelyMatch } from '../../person/index.ts';
import { isHeldFor } from '../model/held-account.ts';
import { findPlayers, lockPlayer } from '../repository/players.ts';
import { closeStop, openStops, suspendAccount } from '../repository/stops.ts';
import { endSuspended } from './end-suspended.ts';
import { matchesThatHold, otherAccountsOf } from './matches-that-hold.ts';
import { restrictAccount } from './restrict-player.ts';

/** A stop that is still open after this long belongs to a process that ended before it was done. */
export const STOP_ABANDONED_MS = 60_000;

/**
 * Applies recorded stops to the person's other accounts (rulings 19a and 24), each account in a transaction of its own:
 * no transaction touches two players. Newer accounts that only likely belong to the person are held for review.
 * Every session of theirs ends, with its sockets and games (ruling 26), whether the stop gives them a status or only
 * suspends them. Applying a stop twice changes no account, so after a crash another process may start again from the
 * beginning.
 *
 * An account that is being opened meanwhile cannot slip through, because the stop was recorded under the person's lock
 * (`recordStop`): either this finds the account, or its registration finds the stop.
 * @param filter one player's stops, or all that were recorded before a moment
 * @returns how many stops were applied
 */
export async function applyStops(
  app: FastifyInstance,
  filter: { readonly playerId: string } | { readonly before: Date },
): Promise<number> {
  const stops = await openStops(app.db, filter);
  for (const stop of stops) {
    const accounts = await accountsOfPerson(app.db, stop.playerId);
    for (const id of accounts) {
      if (id === stop.playerId) continue;
      const { status } = stop;
      const isRestricted = await app.db.transaction(async (tx) => {
        await suspendAccount(tx, id, stop);
        if (status === null) {
          await endSuspended(app, tx, id);
          return true;
        }
        const requested = { status, until: stop.until, initiator: stop.initiator };
        return (await restrictAccount(app, tx, id, requested, app.clock.now())) !== null;
      });
      if (isRestricted) await app.endPlay(id);
    }
    for (const account of accounts) await holdLikely(app, account);
    // Last, because the gateway may be slow: no account of the person waits for it to stop.
    for (const id of accounts) await app.cancelForbiddenDeposits(id);
    await closeStop(app.db, stop, app.clock.now());
  }
  return stops.length;
}

/** Holds the newer accounts that may belong to an account's owner. */
export async function holdLikely(app: FastifyInstance, account: string): Promise<void> {
  for (const match of await heldMatches(app, account, await likelyAccounts(app.db, account))) {
    const reason = [{ ...match, accountId: account }];
    const holding = await matchesThatHold(app.db, reason, await otherAccountsOf(app.db, match.accountId));
    if (holding.length > 0) await holdAccount(app, match.accountId, holding);
  }
}

/** Returns those of the likely matches that are held because of the account. */
async function heldMatches(
  app: FastifyInstance,
  account: string,
  matches: readonly LikelyMatch[],
): Promise<readonly LikelyMatch[]> {
  const players = await findPlayers(app.db, [account, ...matches.map(({ accountId }) => accountId)]);
  const own = players.get(account);
  return matches.filter(({ accountId }) => {
    const other = players.get(accountId);
    return other && (!own || isHeldFor(other, own));
  });
}

/** Holds an account that may belong to the owner of others, unless an operator has found that it does not. */
async function holdAccount(app: FastifyInstance, playerId: string, matches: readonly LikelyMatch[]): Promise<void> {
  await app.db.transaction(async (tx) => {
    const player = await lockPlayer(tx, playerId);
    if (player && (await holdForReview(tx, playerId, matches, app.clock.now())))
      await app.playerAttributes.publish(tx, playerId, { permissions: player.permissions });
  });
  await app.cancelForbiddenDeposits(playerId);
}
