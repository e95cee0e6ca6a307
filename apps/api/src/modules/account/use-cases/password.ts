import { DOCUMENT_ERROR, ERROR } from '@baize/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { fieldRefusal, Refusal } from '../../../plugins/errors.ts';
import type { Player } from '../../../plugins/player-tokens.ts';
import type { IdentityAdmin } from '../../../ports/identity/port.ts';
import { isGuessable } from '../../identity/index.ts';
import { emailKeyOf, findPlayer } from '../../player/index.ts';

/**
 * Replaces the password of whoever knows the old one; every other session ends, this one goes on. Wrong tries share the
 * count of the log-in, so that a stolen session is no way to guess on.
 * @throws Refusal 400 error.old_password.incorrect · 403 error.sign.in.attempt.count.exceeded · 400 error.password.guessable, error.password.unchanged
 */
export async function changePasswordOf(app: FastifyInstance, identity: IdentityAdmin, session: Player, body: { readonly oldPassword: string; readonly newPassword: string }): Promise<void> {
  const player = await findPlayer(app.db, session.playerId);
  if (!player) throw new Refusal(401, ERROR.unauthorized);
  const words = [emailKeyOf(player.email).split('@')[0] ?? '', player.firstName, player.lastName, app.brands.get(player.brand).name];
  if (isGuessable(body.newPassword, words)) throw fieldRefusal('newPassword', ERROR.passwordGuessable);
  const answer = await identity.checkPassword(app.db, player.id, body.oldPassword, app.clock.now());
  if (answer === 'locked') throw new Refusal(403, DOCUMENT_ERROR.signInAttemptsExceeded);
  if (answer === 'wrong') throw new Refusal(400, DOCUMENT_ERROR.oldPasswordIncorrect, undefined, [{ field: 'oldPassword', message: DOCUMENT_ERROR.oldPasswordIncorrect, objectName: 'body' }]);
  if (body.newPassword === body.oldPassword) throw fieldRefusal('newPassword', ERROR.passwordUnchanged);
  await app.db.transaction(async (tx) => {
    await identity.setPassword(tx, player.id, body.newPassword, session.claims.player_access_id);
    await app.tellPlayer(tx, { playerId: player.id, kind: 'PASSWORD_CHANGED' });
  });
}
