import type { Clock } from '@baize/kernel';
import type { Queryable } from '../../plugins/database.ts';
import type { SecretList } from '../../plugins/env-variables.ts';
import type { IdentityAdmin } from '../../ports/identity/port.ts';
import { emailKeyOf } from '../player/index.ts';
import { hashPassword, passwordMatches } from './password.ts';
import { codeKeyOf, loginKeyOf } from './model/sign-in-attempts.ts';
import { takeAttempt } from './repository/attempts.ts';
import { clearCodeAttempts } from './repository/second-factors.ts';
import { revokeSessions } from './repository/sessions.ts';
import { forgetFailures } from './repository/sign-in-attempts.ts';
import {
  clearAttempts,
  confirmUser,
  deleteUser,
  findUserBySub,
  holdPasswordHash,
  insertUser,
  savePassword,
} from './repository/users.ts';

/**
 * The embedded pool: users are rows of our own database.
 * @param secrets hash the logins whose failures are counted
 */
export function embeddedIdentity(clock: Clock, secrets: SecretList): IdentityAdmin {
  const forgetSignIns = async (db: Queryable, playerId: string): Promise<void> => {
    const user = await findUserBySub(db, playerId);
    if (!user) return;
    // While the secret changes, instances that have not restarted still count under the old one.
    for (const secret of secrets) await forgetFailures(db, loginKeyOf(secret, user.brand, user.username));
  };
  return {
    async createUser({ playerId, brand, email, password, confirmed }) {
      const passwordHash = await hashPassword(password);
      return (tx) =>
        insertUser(tx, { sub: playerId, brand, username: emailKeyOf(email), passwordHash, confirmed }, clock.now());
    },
    confirmUser,
    // Confirmed with the commit.
    waitForConfirmation: () => Promise.resolve(),
    removeUser: deleteUser,
    isPassword: async (db, playerId, password) =>
      passwordMatches((await findUserBySub(db, playerId))?.passwordHash ?? null, password),
    passwordMark: async (db, playerId) => (await findUserBySub(db, playerId))?.passwordHash ?? null,
    holdPassword: (tx, playerId) => holdPasswordHash(tx, playerId, 'no key update'),
    async setPassword(playerId, password) {
      const passwordHash = await hashPassword(password);
      return async (tx) => {
        await savePassword(tx, playerId, passwordHash);
        // Guesses at the old password lock no one out of the new one.
        await forgetSignIns(tx, playerId);
      };
    },
    async checkPassword(db, playerId, password, now) {
      const user = await findUserBySub(db, playerId);
      const attempt = user && (await takeAttempt(db, 'identity_users', playerId, now));
      // Takes as long as a check, so that the response time does not reveal a lock.
      const matches = await passwordMatches(user && attempt?.taken ? user.passwordHash : null, password);
      if (attempt && !attempt.taken) return 'locked';
      if (!matches) return attempt?.last ? 'locked' : 'wrong';
      await clearAttempts(db, playerId);
      return 'right';
    },
    async unlock(db, playerId) {
      await clearAttempts(db, playerId);
      await clearCodeAttempts(db, playerId);
      await forgetSignIns(db, playerId);
      for (const secret of secrets) await forgetFailures(db, codeKeyOf(secret, playerId));
    },
    endSessions: (tx, sessions, reason) => revokeSessions(tx, sessions, clock.now(), reason),
  };
}
