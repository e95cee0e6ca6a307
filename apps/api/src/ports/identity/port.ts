import type { Queryable } from '../../plugins/database.ts';

/**
 * What only a server may do at the identity provider (ruling 8): make users, set passwords, end sessions.
 * Signing in and refreshing is the player's browser's own business with the provider's public endpoint.
 */
export interface IdentityAdmin {
  /**
   * A user nobody can sign in as yet. Hashing the password takes long on purpose, so it happens here, before any lock;
   * what is returned writes the user and joins the caller's transaction where the pool is our own database.
   */
  createUser(user: {
    readonly playerId: string;
    readonly brand: string;
    readonly email: string;
    readonly password: string;
    readonly confirmed: boolean;
  }): Promise<(tx: Queryable) => Promise<void>>;
  /** From now on the user can sign in. */
  confirmUser(tx: Queryable, playerId: string): Promise<void>;
  removeUser(tx: Queryable, playerId: string): Promise<void>;
  /** Whether it is the user's password now: a forgotten one is not replaced by itself. */
  isPassword(db: Queryable, playerId: string, password: string): Promise<boolean>;
  /** Also ends every session of the player. */
  /**
   * Sets a password and ends the player's sessions.
   * @param keepSession the one session that goes on: that of a player who knows the old password
   */
  setPassword(tx: Queryable, playerId: string, password: string, keepSession?: string): Promise<void>;
  /**
   * Whether this is the player's password. Wrong tries share the count of the log-in and lock it; they are written at once,
   * so it is not asked inside a transaction that may be rolled back.
   * @param now the business's now, by which locks end
   */
  checkPassword(db: Queryable, playerId: string, password: string, now: Date): Promise<'right' | 'wrong' | 'locked'>;
  /** Takes the block of too many wrong passwords away (an operator's call). */
  unlock(tx: Queryable, playerId: string): Promise<void>;
  /** Ends every session of the player; tokens already issued hold until they expire. */
  signOutEverywhere(tx: Queryable, playerId: string, reason: string): Promise<void>;
}

declare module '../ports.ts' {
  interface Ports {
    identity: IdentityAdmin;
  }
}
