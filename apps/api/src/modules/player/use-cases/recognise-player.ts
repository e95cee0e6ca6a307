import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../plugins/database.ts';
import { holdForReview } from '../../person/index.ts';
import { isHeldFor } from '../model/held-account.ts';
import { addSuspension, suspensionBy } from '../model/stops.ts';
import { findPlayers, updatePlayer, type PlayerRecord } from '../repository.ts';
import { matchesThatHold } from './matches-that-hold.ts';

/** Takes over what keeps a person out on other accounts of theirs (ruling 19a). Never lifts what applies already. */
export async function takeOverStops(
  tx: Transaction,
  player: PlayerRecord,
  accountIds: readonly string[],
  now: Date,
): Promise<void> {
  const others = await findPlayers(tx, accountIds);
  await updatePlayer(tx, player.id, addSuspension(player, suspensionBy([...others.values()], now)));
}

/**
 * Recognises the person again after an account's details have changed (ruling 24). Stops of accounts that turn out to be
 * theirs apply here too; a likely match may hold the account for review. Call it in the transaction of the change.
 * @param player as after the change
 */
export async function recognisePlayer(app: FastifyInstance, tx: Transaction, player: PlayerRecord): Promise<void> {
  const now = app.clock.now();
  const found = await app.persons.recognise(tx, player.id, player);
  await app.persons.record(tx, [player]);
  await takeOverStops(tx, player, found.certain, now);
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
