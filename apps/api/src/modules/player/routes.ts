import { acceptTerms, latestActivityLog, type LoginNote } from '@baize/contracts/account';
import { accessDetails, signOut } from '@baize/contracts/player';
import { ERROR } from '@baize/contracts/errors';
import { countryName, languageTag } from '@baize/brand';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/contract-routes.ts';
import { Refusal } from '../../plugins/errors.ts';
import { profileOf } from './model/profile.ts';
import { previousLogin } from './repository/logins.ts';
import { findPlayer, lockPlayer, updatePlayer, type PlayerRecord } from './repository/players.ts';

/** Calls about the logged-in player (A§3, A§7). */
export function playerRoutes(app: FastifyInstance): void {
  /** A token outlives its player only if the record was deleted; then the session is invalid. */
  const load = async (playerId: string): Promise<PlayerRecord> => {
    const player = await findPlayer(app.db, playerId);
    if (!player) throw new Refusal(401, ERROR.unauthorized);
    return player;
  };

  route(app, accessDetails, async ({ player }) => profileOf(await load(player.playerId), app.clock.now()));

  // The documents let the answer keep the player on the page (A§2) and name no case for it. Ours never does: the page may
  // show what only its player may see.
  route(app, signOut, async ({ player }) => {
    await app.db.transaction((tx) =>
      app.endSessions(tx, { playerId: player.playerId, only: player.sessionId }, 'signed out'),
    );
    return { stay: false };
  });

  route(app, latestActivityLog, async ({ player, context }) => {
    const login = await previousLogin(app.db, player.playerId);
    const note: LoginNote = login?.isNewCountry ? 'NEW_COUNTRY' : '';
    return {
      note,
      loginDate: login?.at.toISOString() ?? null,
      loginIp: login?.ip ?? null,
      loginCountry: login?.countryCode ? countryName(login.countryCode, languageTag(context.market.pair)) : null,
    };
  });

  route(app, acceptTerms, async ({ player, body }) => {
    const version = body.termsAndConditionsAcceptedVersion;
    // Players can only accept terms that they could read, so only the published version counts. A late or repeated call
    // never replaces a consent with an older one.
    const current = app.catalogue.termsVersion;
    await app.db.transaction(async (tx) => {
      const known = await lockPlayer(tx, player.playerId);
      if (!known) throw new Refusal(401, ERROR.unauthorized);
      if (version !== current || version < known.termsVersion)
        throw new Refusal(409, ERROR.termsOutdated, { version: current });
      if (version === known.termsVersion) return;
      await updatePlayer(tx, player.playerId, { termsVersion: version });
      await app.tellPlayer(tx, { playerId: player.playerId, kind: 'TERMS_ACCEPTED', values: { version } });
    });
  });
}
