import type { TokenClaims } from '@baize/contracts/player';

/** The signed-in player as the identity token tells (A§3 Player session). */
export interface PlayerSession {
  readonly playerId: string;
  readonly playerAccessId: string;
  readonly email: string;
  readonly countryCode: string;
  readonly languageCode: string;
  readonly loginMethod: string;
  readonly registrationDate: string;
  readonly multibrandSuspended: boolean;
  /** Tells the support chat who is writing (`zendeskJwtToken`); null where it may not know. For its origin alone. */
  readonly supportToken: string | null;
  /** Seconds since 1970, when the token ends. */
  readonly expiresAt: number;
}

/** Reads a token's claims. The site trusts them for display only; the API verifies. */
export function sessionFromClaims(claims: Partial<TokenClaims>): PlayerSession {
  let suspended = false;
  try {
    suspended = (JSON.parse(claims.multibrand ?? '{}') as { suspended?: unknown }).suspended === true;
  } catch {
    // An unreadable flag fails closed: a suspended player must not look like a free one (ruling 23).
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
