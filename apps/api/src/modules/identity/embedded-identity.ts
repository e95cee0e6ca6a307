import type { Clock } from '@baize/kernel';
import type { IdentityAdmin } from '../../ports/identity/port.ts';
import { emailKeyOf } from '../player/index.ts';
import { hashPassword, passwordMatches } from './password.ts';
import {
  clearAttempts,
  confirmUser,
  deleteUser,
  findUserBySub,
  insertUser,
  revokeSessions,
  savePassword,
  takeAttempt,
} from './repository.ts';

/** The embedded pool: users are rows of our own database. */
export function embeddedIdentity(clock: Clock): IdentityAdmin {
  return {
    async createUser({ playerId, brand, email, password, confirmed }) {
      const passwordHash = await hashPassword(password);
      return (tx) =>
        insertUser(tx, { sub: playerId, brand, username: emailKeyOf(email), passwordHash, confirmed }, clock.now());
    },
    confirmUser,
    removeUser: deleteUser,
    isPassword: async (db, playerId, password) =>
      passwordMatches((await findUserBySub(db, playerId))?.passwordHash ?? null, password),
    setPassword: async (tx, playerId, password) => savePassword(tx, playerId, await hashPassword(password)),
    async checkPassword(db, playerId, password, now) {
      const user = await findUserBySub(db, playerId);
      const attempt = user && (await takeAttempt(db, playerId, now));
      // Takes as long as a check, so that the response time does not reveal a lock.
      const matches = await passwordMatches(user && attempt?.taken ? user.passwordHash : null, password);
      if (attempt && !attempt.taken) return 'locked';
      if (!matches) return attempt?.last ? 'locked' : 'wrong';
      await clearAttempts(db, playerId);
      return 'right';
    },
    unlock: clearAttempts,
    endSessions: (tx, sessions, reason) => revokeSessions(tx, sessions, clock.now(), reason),
  };
}
