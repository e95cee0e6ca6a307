import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../plugins/database.ts';
import { holdForReview } from '../../person/index.ts';
import type { Suspension } from '../model/gates.ts';
import { isHeldFor } from '../model/held-account.ts';
import { addSuspension, suspensionBy } from '../model/stops.ts';
import { findPlayers, updatePlayer, type PlayerRecord } from '../repository/players.ts';
import { endSuspended } from './end-suspended.ts';
import { matchesThatHold } from './matches-that-hold.ts';

/**
 * Takes over what keeps a person out on other accounts of theirs (ruling 19a), and ends the account's sessions if that
 * changes anything (ruling 26). Never lifts what applies already.
 */
export async function takeOverStops(
  app: FastifyInstance,
  tx: Transaction,
  player: PlayerRecord,
  accountIds: readonly string[],
  now: Date,
): Promise<void> {
  const others = await findPlayers(tx, accountIds);
  const suspension = addSuspension(player, suspensionBy([...others.values()], now));
  if (isSameSuspension(player, suspension)) return;
  await updatePlayer(tx, player.id, suspension);
  await endSuspended(app, tx, player.id);
}

const isSameSuspension = (one: Suspension, other: Suspension): boolean =>
  one.multibrandSuspended === other.multibrandSuspended &&
  one.multibrandExcluded === other.multibrandExcluded &&
  one.multibrandSuspendedUntil?.getTime() === other.multibrandSuspendedUntil?.getTime();

/**
 * Recognises the person again after an account's details have changed (ruling 24). Stops of accounts that turn out to be
 * theirs apply here too; a likely match may hold the account for review. Call it in the transaction of the change.
 * @param player as after the change
 */
export async function recognisePlayer(app: FastifyInstance, tx: Transaction, player: PlayerRecord): Promise<void> {
  const now = app.clock.now();
  const found = await app.persons.recognise(tx, player.id, player);
  await app.persons.record(tx, [player]);
  await takeOverStops(app, tx, player, found.certain, now);
  const others = await findPlayers(
    tx,
    found.likely.map(({ accountId }) => accountId),
  );
  const likely = found.likely.filter(({ accountId, kinds }) => {
    const other = others.get(accountId);
    return other !== undefined && isHeldFor(player, other, kinds);
  });
  await holdForReview(tx, player.id, await matchesThatHold(tx, likely, found.certain), now);
}
