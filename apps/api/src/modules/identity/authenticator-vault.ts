import { createHash } from 'node:crypto';
import type { Queryable } from '../../plugins/database.ts';
import type { Env } from '../../plugins/env.ts';
import { keysOf } from '../../plugins/keys.ts';
import { textSealer } from '../../plugins/sealer.ts';
import { saveSealed, sealedOtherwise } from './repository/second-factors.ts';

/** A secret as it is stored. */
export interface SealedSecret {
  readonly sealedSecret: string;
  readonly sealedWith: string;
}

/**
 * Encrypts the secrets of authenticator apps under a key derived from COOKIE_SECRET, each for its player: in another
 * player's row it does not open. While the secret changes, upkeep encrypts them all again, so the old one can go.
 */
export function authenticatorVault(env: Pick<Env, 'cookieSecrets'>) {
  const keys = keysOf(env, 'authenticator secrets').map((key) => ({
    name: createHash('sha256').update(`name of|${key}`).digest('base64url').slice(0, 12),
    ...textSealer(Buffer.from(key, 'base64url')),
  }));
  const [current] = keys as [(typeof keys)[number]];
  const placeOf = (playerId: string) => `authenticator|${playerId}`;
  const seal = (playerId: string, secret: string): SealedSecret => ({
    sealedSecret: current.seal(secret, placeOf(playerId)),
    sealedWith: current.name,
  });
  const find = (playerId: string, sealedSecret: string): string | null =>
    keys.reduce<string | null>((found, key) => found ?? key.open(sealedSecret, placeOf(playerId)), null);
  return {
    seal,
    /** @throws Error if no key opens it: COOKIE_SECRET was replaced without keeping the old one */
    open(playerId: string, sealedSecret: string): string {
      const secret = find(playerId, sealedSecret);
      if (secret === null)
        throw new Error(
          `No secret of COOKIE_SECRET opens the authenticator secret of player ${playerId}. Add the one that encrypted it after the current one.`,
        );
      return secret;
    },
    /** Encrypts with the current key what an older one has encrypted, a few hundred at a time. */
    async renew(db: Queryable): Promise<void> {
      for (const factor of await sealedOtherwise(db, current.name)) {
        const secret = find(factor.playerId, factor.sealedSecret);
        // Nothing opens it until its key is configured again; its player has the recovery codes.
        if (secret !== null) await saveSealed(db, factor, seal(factor.playerId, secret));
      }
    },
  };
}
export type AuthenticatorVault = ReturnType<typeof authenticatorVault>;
