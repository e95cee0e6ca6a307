import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../plugins/database.ts';
import { holdForReview } from '../../person/index.ts';
import { isHeldFor } from '../model/held-account.ts';
import { barredElsewhere, findPlayers, updatePlayer, type PlayerRecord } from '../repository.ts';

const laterOf = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one > other ? one : other) : (one ?? other);

/** Takes over what keeps a person out on other accounts of theirs (ruling 19a). Never lifts what applies already. */
export async function takeOverStops(
  tx: Transaction,
  player: PlayerRecord,
  accountIds: readonly string[],
  now: Date,
): Promise<void> {
  const barred = await barredElsewhere(tx, accountIds, now);
  await updatePlayer(tx, player.id, {
    multibrandSuspended: player.multibrandSuspended || barred.multibrandSuspended,
    multibrandExcluded: player.multibrandExcluded || barred.multibrandExcluded,
    multibrandSuspendedUntil: laterOf(barred.multibrandSuspendedUntil, player.multibrandSuspendedUntil),
  });
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
  await holdForReview(tx, player.id, likely, now);
}
