import { isMarketingFixed, type MarketingChoice, type MarketingPreferences } from '@baize/contracts/account';
import { ERROR } from '@baize/contracts/errors';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../../plugins/database.ts';
import { Refusal } from '../../../plugins/errors.ts';
import { findPlayer, lockPlayer, type PlayerRecord } from '../../player/index.ts';
import { preferencesOf } from '../model/marketing.ts';
import { addChoices, newestChoices } from '../repository.ts';

const known = (player: PlayerRecord | null): PlayerRecord => {
  if (!player) throw new Refusal(401, ERROR.unauthorized);
  return player;
};
const read = async (db: Queryable, player: PlayerRecord): Promise<MarketingPreferences> =>
  preferencesOf(await newestChoices(db, player.id), player.marketingOptIn);

/** Returns what we may contact the player about (A§3). */
export const marketingPreferencesOf = async (app: FastifyInstance, playerId: string): Promise<MarketingPreferences> =>
  read(app.db, known(await findPlayer(app.db, playerId)));

/**
 * Saves choices; unchanged ones are not recorded, so that a repeated call proves no second consent.
 * @throws Refusal 400 if the player refuses something that cannot be refused
 */
export async function saveMarketing(
  app: FastifyInstance,
  playerId: string,
  choices: readonly MarketingChoice[],
): Promise<MarketingPreferences> {
  if (choices.some((choice) => isMarketingFixed(choice) && !choice.enabled))
    throw new Refusal(400, ERROR.validation, { reason: 'this message is part of the licence and cannot be refused' });
  return app.db.transaction(async (tx) => {
    const player = known(await lockPlayer(tx, playerId));
    const before = await read(tx, player);
    // If one call contains two choices of one pair, the last one counts.
    const wanted = new Map(choices.map((choice) => [`${choice.channel} ${choice.communication}`, choice]));
    const fresh = [...wanted.values()].filter((choice) =>
      before.preferences.some(
        (old) =>
          old.channel === choice.channel &&
          old.communication === choice.communication &&
          old.enabled !== choice.enabled,
      ),
    );
    if (fresh.length === 0) return before;
    await addChoices(tx, playerId, fresh, app.clock.now());
    return read(tx, player);
  });
}

/** Takes back every consent to marketing, in the transaction that closes the account. @param player as before it */
export async function withdrawMarketing(db: Queryable, player: PlayerRecord, now: Date): Promise<void> {
  const { preferences } = await read(db, player);
  const given = preferences.filter(({ enabled, fixed }) => enabled && !fixed);
  if (given.length === 0) return;
  await addChoices(
    db,
    player.id,
    given.map(({ channel, communication }) => ({ channel, communication, enabled: false })),
    now,
  );
}
