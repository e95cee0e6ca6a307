import type { Clock } from '@baize/kernel';
import { clearAttempts, revokeAllSessions } from './repository.ts';
import { hashPassword } from './password.ts';
import type { IdentityAdmin } from '../../ports/identity/port.ts';

/** The embedded pool: users are rows of our own database. */
export function embeddedIdentity(clock: Clock): IdentityAdmin {
  return {
    async createUser(tx, { playerId, brand, email, password, confirmed }) {
      await tx.query('insert into identity_users (sub, brand, username, password_hash, confirmed, created_at) values ($1, $2, $3, $4, $5, $6)',
        [playerId, brand, email.trim().toLowerCase(), await hashPassword(password), confirmed, clock.now()]);
    },
    async confirmUser(tx, playerId) { await tx.query('update identity_users set confirmed = true where sub = $1', [playerId]); },
    async removeUser(tx, playerId) { await tx.query('delete from identity_users where sub = $1', [playerId]); },
    async setPassword(tx, playerId, password) {
      await tx.query('update identity_users set password_hash = $2, failed_attempts = 0, locked_until = null where sub = $1', [playerId, await hashPassword(password)]);
      await revokeAllSessions(tx, playerId, clock.now(), 'password changed');
    },
    unlock: clearAttempts,
    signOutEverywhere: (tx, playerId, reason) => revokeAllSessions(tx, playerId, clock.now(), reason),
  };
}
