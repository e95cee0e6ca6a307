import { ERROR } from '@baize/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { fieldRefusal, Refusal } from '../../../plugins/errors.ts';
import type { Player } from '../../../plugins/player-tokens.ts';
import type { IdentityAdmin } from '../../../ports/identity/port.ts';
import {
  askPassword,
  emailTo,
  endPasswordResets,
  knownWords,
  passwordChangedMessage,
  passwordFault,
  wrongPassword,
  type SendLater,
} from '../../identity/index.ts';
import { findPlayer } from '../../player/index.ts';

export interface PasswordContext {
  readonly app: FastifyInstance;
  readonly identity: IdentityAdmin;
  readonly sendLater: SendLater;
}

/**
 * Replaces the password if the old one is correct; every other session ends, this one stays. The player is notified by
 * email as well as in the inbox, because a thief of the session can read the inbox too.
 * @throws Refusal 401 if the session has ended meanwhile · 400 error.old_password.incorrect · 403
 * error.sign.in.attempt.count.exceeded · 400 error.password.guessable, error.password.known, error.password.unchanged
 */
export async function changePasswordOf(
  { app, identity, sendLater }: PasswordContext,
  session: Player,
  body: { readonly oldPassword: string; readonly newPassword: string },
): Promise<void> {
  const player = await findPlayer(app.db, session.playerId);
  if (!player) throw new Refusal(401, ERROR.unauthorized);
  const brand = app.brands.get(player.brand);
  const fault = passwordFault(body.newPassword, knownWords(player, brand.name));
  if (fault) throw fieldRefusal('newPassword', fault);
  // Read before the check, so that a change between the two is noticed below.
  const mark = await identity.passwordMark(app.db, player.id);
  await askPassword({ app, identity }, player.id, body.oldPassword, 'oldPassword');
  if (body.newPassword === body.oldPassword) throw fieldRefusal('newPassword', ERROR.passwordUnchanged);
  const setPassword = await identity.setPassword(player.id, body.newPassword);
  await app.db.transaction(async (tx) => {
    // The password before the session: two changes in two sessions would otherwise wait for each other.
    const current = await identity.holdPassword(tx, player.id);
    await app.holdSession(tx, session);
    if (current !== mark) throw wrongPassword('oldPassword');
    // A link or code that someone else requested must not undo the change.
    await endPasswordResets(tx, player.id, app.clock.now());
    await app.endSessions(tx, { playerId: player.id, except: session.sessionId }, 'password changed');
    await app.tellPlayer(tx, { playerId: player.id, kind: 'PASSWORD_CHANGED' });
    await app.audit(tx, 'player.password_change', player.id, {});
    // After all that could still fail: a pool's answer cannot be rolled back.
    await setPassword(tx);
  });
  sendLater(emailTo(app, player, passwordChangedMessage));
}
