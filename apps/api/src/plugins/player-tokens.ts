import { createHash } from 'node:crypto';
import { ERROR } from '@baize/contracts/errors';
import { tokenClaims, type TokenClaims } from '@baize/contracts/player';
import type { Clock } from '@baize/kernel';
import fp from 'fastify-plugin';
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { Refusal, sessionOver } from './errors.ts';

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
    const { issuer, clientIdPrefix, provider } = app.env.identity;
    let keys: JWTVerifyGetKey | undefined =
      provider === 'cognito' ? createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`)) : undefined;
    const audience = app.brands.all.map((brand) => `${clientIdPrefix}${brand.id}`);
    // Verifying a signature costs more than a bet, so a token that was valid a moment ago is only checked for its
    // expiry.
    const verified = new Map<string, Player>();
    const refuse = () => new Refusal(401, ERROR.unauthorized);
    app.decorate('playerTokens', {
      setKeys(own) {
        keys = own;
      },
      async isAccessTokenOf({ sessionId, claims }, token) {
        if (!keys || typeof token !== 'string' || token.length > 8192) return false;
        try {
          const { payload } = await jwtVerify(token, keys, {
            issuer,
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
        if (!keys || token.length > 8192) throw refuse();
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
          const { payload } = await jwtVerify(token, keys, {
            issuer,
            audience,
            algorithms: ['RS256'],
            currentDate: now,
            requiredClaims: ['auth_time', 'exp', 'iat', 'sub', 'player_id'],
          });
          claims = tokenClaims.parse(payload);
        } catch (fault) {
          // Signature and issuer are checked before it: a forged token is told nothing.
          throw fault instanceof errors.JWTExpired ? sessionOver() : refuse();
        }
        // The audience is the brand's own client: a token of one brand is not accepted for another.
        if (claims.aud !== `${clientIdPrefix}${claims.brand}`) throw refuse();
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
