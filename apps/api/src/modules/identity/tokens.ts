import { randomUUID } from 'node:crypto';
import type { Clock } from '@baize/kernel';
import { jwtVerify, SignJWT } from 'jose';
import type { Env } from '../../plugins/env.ts';
import type { PlayerRecord } from '../player/index.ts';
import type { SigningKeys } from './signing-keys.ts';

export interface SessionOfTokens {
  readonly id: string;
  readonly clientId: string;
  readonly loginMethod: string;
  readonly createdAt: Date;
}

/**
 * The support chat cannot ask whether the session is still open (ruling 26), so its token ends soon after the identity
 * token that carries it. A refresh renews both; this is the time that a page with an open chat has to fetch and pass on
 * the next one.
 */
export const CHAT_TOKEN_GRACE_SECONDS = 120;

/**
 * What the documents' token payload (A§3) says about the player, for every pool: the embedded one signs it, and one at
 * Cognito asks for it before it signs. All of it is text, as a pool's claims are.
 */
export function playerClaims({ identity: env, supportChat }: Pick<Env, 'identity' | 'supportChat'>) {
  const supportKey = supportChat.secret === null ? null : new TextEncoder().encode(supportChat.secret);
  /**
   * What the support chat may know about the player (A§3 `zendeskJwtToken`), in its vendor's token format; empty if the
   * chat is not configured.
   */
  const signChatIdentity = async (player: PlayerRecord, iat: number): Promise<string> =>
    supportKey === null
      ? ''
      : new SignJWT({
          scope: 'user',
          external_id: player.id,
          name: `${player.firstName} ${player.lastName}`.trim(),
          email: player.email,
          email_verified: player.emailVerifiedAt !== null,
        })
          .setProtectedHeader({ alg: 'HS256', kid: supportChat.keyId })
          .setIssuedAt(iat)
          .setExpirationTime(iat + env.tokenSeconds + CHAT_TOKEN_GRACE_SECONDS)
          .sign(supportKey);
  return async (player: PlayerRecord, loginMethod: string, iat: number): Promise<Record<string, string>> => ({
    country_code: player.countryCode,
    language_code: player.languageCode,
    player_id: player.id,
    login_method: loginMethod,
    zendeskJwtToken: await signChatIdentity(player, iat),
    registrationDate: (player.registeredAt ?? player.createdAt).toISOString(),
    multibrand: JSON.stringify({ suspended: player.multibrandSuspended }),
    brand: player.brand,
  });
}

/** The tokens of a session, with the claims of the documents' token payload (A§3) in the identity token. */
export function tokenIssuer(keys: SigningKeys, settings: Pick<Env, 'identity' | 'supportChat'>, clock: Clock) {
  const env = settings.identity;
  const claimsOf = playerClaims(settings);
  const sign = async (claims: Record<string, unknown>, iat: number) => {
    const { kid, key } = await keys.signer();
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuer(env.issuer)
      .setIssuedAt(iat)
      .setExpirationTime(iat + env.tokenSeconds)
      .sign(key);
  };
  return {
    async issue(
      player: PlayerRecord,
      session: SessionOfTokens,
    ): Promise<{ IdToken: string; AccessToken: string; ExpiresIn: number; TokenType: 'Bearer' }> {
      const iat = Math.floor(clock.now().getTime() / 1000);
      const shared = {
        sub: player.id,
        origin_jti: session.id,
        event_id: randomUUID(),
        auth_time: Math.floor(session.createdAt.getTime() / 1000),
      };
      const [IdToken, AccessToken] = await Promise.all([
        sign(
          {
            ...shared,
            jti: randomUUID(),
            token_use: 'id',
            aud: session.clientId,
            'cognito:username': player.emailKey,
            email: player.email,
            email_verified: player.emailVerifiedAt !== null,
            player_access_id: session.id,
            ...(await claimsOf(player, session.loginMethod, iat)),
          },
          iat,
        ),
        sign(
          {
            ...shared,
            jti: randomUUID(),
            token_use: 'access',
            client_id: session.clientId,
            scope: 'aws.cognito.signin.user.admin',
            username: player.emailKey,
          },
          iat,
        ),
      ]);
      return { IdToken, AccessToken, ExpiresIn: env.tokenSeconds, TokenType: 'Bearer' };
    },
    /** Returns the user and session of a valid access token, or null. */
    async readAccessToken(token: string): Promise<{ sub: string; sessionId: string } | null> {
      try {
        const { payload } = await jwtVerify(token, keys.verifier, {
          issuer: env.issuer,
          algorithms: ['RS256'],
          currentDate: clock.now(),
        });
        return payload['token_use'] === 'access' && payload.sub && typeof payload['origin_jti'] === 'string'
          ? { sub: payload.sub, sessionId: payload['origin_jti'] }
          : null;
      } catch {
        return null;
      }
    },
  };
}
export type TokenIssuer = ReturnType<typeof tokenIssuer>;
