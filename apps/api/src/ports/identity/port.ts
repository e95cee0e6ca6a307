import type { Queryable, Transaction } from '../../plugins/database.ts';
import type { EndedSessions } from '../../plugins/session-ends.ts';

/**
 * The identity provider's operations for servers only (ruling 8): create users, set passwords, end sessions.
 * The player's browser logs in and refreshes at the provider's public endpoint directly.
 */
export interface IdentityAdmin {
  /**
   * Prepares a user who cannot sign in yet. Hashing the password is slow on purpose, so it happens here, before any
   * lock; the returned function writes the user, inside the caller's transaction if the pool is our own database.
   */
  createUser(user: {
    readonly playerId: string;
    readonly brand: string;
    readonly email: string;
    readonly password: string;
    readonly confirmed: boolean;
  }): Promise<(tx: Transaction) => Promise<void>>;
  /** Lets the user sign in from now on. */
  confirmUser(tx: Transaction, playerId: string): Promise<void>;
  /**
   * Waits until a user whose confirmation is committed can sign in; call it before a page offers the login. Takes a few
   * seconds at most and never fails: a provider that does not answer hears of it later.
   */
  waitForConfirmation(playerId: string): Promise<void>;
  removeUser(tx: Transaction, playerId: string): Promise<void>;
  /** Tells whether this is the user's current password, so that a reset cannot reuse it. */
  isPassword(db: Queryable, playerId: string, password: string): Promise<boolean>;
  /**
   * Returns a mark of the user's current password, which another password does not have. Null if there is no such user.
   */
  passwordMark(db: Queryable, playerId: string): Promise<string | null>;
  /**
   * Returns the mark and keeps the password until the transaction ends: another change, and a login, wait. Call it before
   * anything else of the transaction is locked.
   */
  holdPassword(tx: Transaction, playerId: string): Promise<string | null>;
  /**
   * Prepares a new password. Hashing is slow on purpose, so call it before the transaction. The returned function writes
   * the password. The caller holds the old one, ends its sessions with `app.endSessions`, and calls the function last in
   * the transaction, after the audit entry: a provider's answer cannot be rolled back.
   */
  setPassword(playerId: string, password: string): Promise<(tx: Transaction) => Promise<void>>;
  /**
   * Tells whether this is the player's password. Wrong attempts have a count of their own: they lock these checks for a
   * while, and never the login. They are written at once, so do not call this inside a transaction that may be rolled back.
   * @param now the business clock's time, by which locks end
   */
  checkPassword(db: Queryable, playerId: string, password: string, now: Date): Promise<'right' | 'wrong' | 'locked'>;
  /** Removes the lock of too many wrong passwords (an operator's call). */
  unlock(tx: Queryable, playerId: string): Promise<void>;
  /** Ends sessions at the provider, so that their refresh tokens work no more. */
  endSessions(tx: Transaction, sessions: EndedSessions, reason: string): Promise<void>;
}

declare module '../ports.ts' {
  interface Ports {
    identity: IdentityAdmin;
  }
}
