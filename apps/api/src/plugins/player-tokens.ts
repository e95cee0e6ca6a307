import { createHash } from 'node:crypto';
import { ERROR } from '@baize/contracts/errors';
import { tokenClaims, type TokenClaims } from '@baize/contracts/player';
import type { Clock } from '@baize/kernel';
import fp from 'fastify-plugin';
import { createRemoteJWKSet, decodeJwt, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { Refusal, sessionOver } from './errors.ts';
import { keysAddressOf, userPoolOf, type UserPool } from './user-pools.ts';

/** The signed-in player, from the claims of a verified identity token. */
export interface Player {
  readonly playerId: string;
  /** The session that the token was issued from; calls and sockets end with it (ruling 26). */
  readonly sessionId: string;
  readonly brand: string;
  readonly countryCode: string;
  readonly languageCode: string;
  readonly email: string;
  /** When the session began, in real time. A refreshed token keeps it. */
  readonly loggedInAt: Date;
  /** When the token expires, in seconds since 1970. */
  readonly expiresAt: number;
  readonly claims: TokenClaims;
}

/** Verifies identity tokens by issuer, audience and keys, for every issuer (ruling 8). */
export interface PlayerTokens {
  /** @throws Refusal 401 for anything but a valid, unexpired identity token of one of our brands' clients */
  verify(token: string): Promise<Player>;
  /** Tells whether an access token is valid and belongs to the player's session (A§7). */
  isAccessTokenOf(player: Player, token: unknown): Promise<boolean>;
  /** Source of the keys; the embedded pool sets its own. */
  setKeys(keys: JWTVerifyGetKey): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    playerTokens: PlayerTokens;
  }
}

const REMEMBERED = 5000;

export const playerTokens = fp<{ clock: Clock }>(
  async (app, { clock }) => {
    const { identity } = app.env;
    let ownKeys: JWTVerifyGetKey | undefined;
    /** Each pool's keys. Only they decide about its tokens: another brand's pool is another issuer. */
    const remoteKeys = new Map<string, JWTVerifyGetKey>();
    const keysOf = (pool: UserPool): JWTVerifyGetKey | undefined => {
      if (ownKeys || identity.provider === 'embedded') return ownKeys;
      const keys = remoteKeys.get(pool.poolId) ?? createRemoteJWKSet(keysAddressOf(identity, pool));
      remoteKeys.set(pool.poolId, keys);
      return keys;
    };
    const brandByClient = new Map(app.brands.all.map(({ id }) => [userPoolOf(identity, id).clientId, id]));
    /** The brand whose client a token names; which pool must have signed it follows from that. Nothing is verified yet. */
    const brandNamedBy = (token: string): string | undefined => {
      const { aud } = decodeJwt(token);
      return typeof aud === 'string' ? brandByClient.get(aud) : undefined;
    };
    // Verifying a signature costs more than a bet, so a token that was valid a moment ago is only checked for its
    // expiry.
    const verified = new Map<string, Player>();
    const refuse = () => new Refusal(401, ERROR.unauthorized);
    app.decorate('playerTokens', {
      setKeys(own) {
        ownKeys = own;
      },
      async isAccessTokenOf({ brand, sessionId, claims }, token) {
        const pool = userPoolOf(identity, brand);
        const keys = keysOf(pool);
        if (!keys || typeof token !== 'string' || token.length > 8192) return false;
        try {
          const { payload } = await jwtVerify(token, keys, {
            issuer: pool.issuer,
            algorithms: ['RS256'],
            currentDate: clock.now(),
            requiredClaims: ['exp', 'sub'],
          });
          return payload['token_use'] === 'access' && payload.sub === claims.sub && payload['origin_jti'] === sessionId;
        } catch {
          return false;
        }
      },
      async verify(token) {
        if (token.length > 8192) throw refuse();
        const fingerprint = createHash('sha256').update(token).digest('base64');
        const now = clock.now();
        const known = verified.get(fingerprint);
        if (known) {
          if (known.expiresAt * 1000 > now.getTime()) return known;
          verified.delete(fingerprint);
          throw sessionOver();
        }
        let claims: TokenClaims;
        try {
          const brand = brandNamedBy(token);
          const pool = brand === undefined ? undefined : userPoolOf(identity, brand);
          const keys = pool && keysOf(pool);
          if (!keys) throw refuse();
          const { payload } = await jwtVerify(token, keys, {
            issuer: pool.issuer,
            audience: pool.clientId,
            algorithms: ['RS256'],
            currentDate: now,
            requiredClaims: ['auth_time', 'exp', 'iat', 'sub', 'player_id'],
          });
          // A real pool's trigger does not learn which session it is asked about; the pool itself names it in `origin_jti`.
          claims = tokenClaims.parse(
            identity.provider === 'cognito' ? { ...payload, player_access_id: payload['origin_jti'] } : payload,
          );
        } catch (fault) {
          // Signature and issuer are checked before it: a forged token learns nothing.
          throw fault instanceof errors.JWTExpired ? sessionOver() : refuse();
        }
        // The audience is the brand's own client: a token of one brand is not accepted for another.
        if (brandByClient.get(claims.aud) !== claims.brand) throw refuse();
        const player: Player = {
          playerId: claims.player_id,
          sessionId: claims.player_access_id,
          brand: claims.brand,
          countryCode: claims.country_code,
          languageCode: claims.language_code,
          email: claims.email,
          loggedInAt: new Date(claims.auth_time * 1000),
          expiresAt: claims.exp,
          claims,
        };
        if (verified.size >= REMEMBERED) verified.delete(verified.keys().next().value ?? '');
        verified.set(fingerprint, player);
        return player;
      },
    } satisfies PlayerTokens);
  },
  { name: 'player-tokens', dependencies: ['brands'] },
);
