import { DOCUMENT_ERROR } from '@baize/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../plugins/errors.ts';
import type { IdentityAdmin } from '../../../ports/identity/port.ts';

/**
 * Only a player who knows the password may change login details. Five wrong answers lock these checks, and not the login:
 * a stolen session allows few guesses, and does not lock the owner out.
 * @param field the password's field in the body, so that the form shows the refusal there
 * @throws Refusal 400 error.old_password.incorrect · 403 error.sign.in.attempt.count.exceeded
 */
export async function askPassword(
  { app, identity }: { readonly app: FastifyInstance; readonly identity: IdentityAdmin },
  playerId: string,
  typed: string,
  field: string,
): Promise<void> {
  const answer = await identity.checkPassword(app.db, playerId, typed, app.clock.now());
  if (answer === 'locked') throw new Refusal(403, DOCUMENT_ERROR.signInAttemptsExceeded);
  if (answer === 'wrong') throw wrongPassword(field);
}

/** Returns the refusal of a wrong password, at its field. */
export const wrongPassword = (field: string): Refusal =>
  new Refusal(400, DOCUMENT_ERROR.oldPasswordIncorrect, undefined, [
    { field, message: DOCUMENT_ERROR.oldPasswordIncorrect, objectName: 'body' },
  ]);
