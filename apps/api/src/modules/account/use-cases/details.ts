import type { addressBody, PlayerAddress } from '@baize/contracts/account';
import { ERROR } from '@baize/contracts/errors';
import type { KycLevel } from '@baize/contracts/player';
import { languageOf } from '@baize/brand';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { fieldRefusal, Refusal } from '../../../plugins/errors.ts';
import type { Player } from '../../../plugins/player-tokens.ts';
import { postalCodeOf } from '../../identity/index.ts';
import { findPlayer, lockPlayer, recognisePlayer, updatePlayer } from '../../player/index.ts';

/**
 * Levels that only rest on the comparison of name and address: a new address is compared again. Verified documents stay
 * verified.
 */
const BY_COMPARISON: ReadonlySet<KycLevel> = new Set(['NOT_VERIFIED', 'DATA_VERIFIED', 'PENDING']);

/** Returns the player's address, as far as it is known. */
export async function addressOf(app: FastifyInstance, playerId: string): Promise<PlayerAddress> {
  const player = await findPlayer(app.db, playerId);
  if (!player) throw new Refusal(401, ERROR.unauthorized);
  const { address, city, postalCode, province, countryCode } = player;
  return { address, city, postalCode, province, countryCode };
}

/**
 * Changes the address. The country stays: it decides law, currency and market. The province decides law too: open games
 * run under the old one, so they end.
 * @throws Refusal 401 if the session has ended meanwhile · 400 on its field: error.postal_code.invalid, error.province.required
 */
export async function saveAddress(
  app: FastifyInstance,
  session: Player,
  body: z.output<typeof addressBody>,
): Promise<void> {
  const { playerId } = session;
  const moved = await app.db.transaction(async (tx) => {
    const player = await lockPlayer(tx, playerId);
    if (!player) throw new Refusal(401, ERROR.unauthorized);
    // One that is ended meanwhile changes no address (ruling 26).
    await app.holdSession(tx, session);
    const postalCode = postalCodeOf(player.countryCode, body.postalCode);
    if (postalCode === null) throw fieldRefusal('postalCode', ERROR.postalCodeInvalid, body.postalCode);
    const { provinces } = app.brands.marketOfCountry(app.brands.get(player.brand), player.countryCode).market;
    if (provinces.length > 0 && !provinces.includes(body.province ?? ''))
      throw fieldRefusal('province', ERROR.provinceRequired, body.province);
    const next = {
      address: body.address,
      city: body.city,
      postalCode,
      province: provinces.length > 0 ? (body.province ?? null) : null,
    };
    if (
      next.address === player.address &&
      next.city === player.city &&
      next.postalCode === player.postalCode &&
      next.province === player.province
    )
      return false;
    const changed = await updatePlayer(tx, playerId, {
      ...next,
      ...(BY_COMPARISON.has(player.kycStatus) ? { identityCheckDueAt: app.clock.now() } : {}),
    });
    // Where someone lives tells who they may be (ruling 24).
    if (changed) await recognisePlayer(app, tx, changed);
    return next.province !== player.province;
  });
  if (moved) await app.endPlay(playerId);
  // The address may have shown that the account belongs to someone who is kept out.
  await app.cancelForbiddenDeposits(playerId);
}

/** Sets the language of emails and messages: one that the brand offers. @throws Refusal 400 error.language.unknown */
export async function saveLanguage(app: FastifyInstance, playerId: string, wished: string): Promise<void> {
  const player = await findPlayer(app.db, playerId);
  if (!player) throw new Refusal(401, ERROR.unauthorized);
  const language = wished.toLowerCase();
  if (!app.brands.get(player.brand).pairs.some((pair) => languageOf(pair) === language))
    throw fieldRefusal('languageCode', ERROR.languageUnknown, wished);
  await updatePlayer(app.db, playerId, { languageCode: language.toUpperCase() });
}
