import type { TokenClaims } from '@baize/contracts/player';

/** The logged-in player, as the identity token describes them (A§3 Player session). */
export interface PlayerSession {
  readonly playerId: string;
  readonly playerAccessId: string;
  readonly email: string;
  readonly countryCode: string;
  readonly languageCode: string;
  readonly loginMethod: string;
  readonly registrationDate: string;
  readonly multibrandSuspended: boolean;
  /**
   * Tells the support chat which player is writing (`zendeskJwtToken`); null if it may not know. Send it only to the
   * chat's origin.
   */
  readonly supportToken: string | null;
  /** When the token expires, in seconds since 1970. */
  readonly expiresAt: number;
}

/** Reads a token's claims. The site uses them for display only; the API verifies the token. */
export function sessionFromClaims(claims: Partial<TokenClaims>): PlayerSession {
  let suspended = false;
  try {
    suspended = (JSON.parse(claims.multibrand ?? '{}') as { suspended?: unknown }).suspended === true;
  } catch {
    // An unreadable flag fails closed: a suspended player must not look like an unrestricted one (ruling 23).
    suspended = true;
  }
  return {
    playerId: claims.player_id ?? '',
    playerAccessId: claims.player_access_id ?? '',
    email: claims.email ?? '',
    countryCode: claims.country_code ?? '',
    languageCode: claims.language_code ?? '',
    loginMethod: claims.login_method ?? 'DEFAULT',
    registrationDate: claims.registrationDate ?? '',
    multibrandSuspended: suspended,
    supportToken: claims.zendeskJwtToken || null,
    expiresAt: claims.exp ?? 0,
  };
}
