import type { CookieConsent } from '@baize/contracts/consent';
import type { Queryable } from '../../plugins/database.ts';

/** The only file of the module that queries. */
export async function findConsent(db: Queryable, playerId: string): Promise<CookieConsent | null> {
  const [row] = await db.query<Omit<CookieConsent, 'essentials'>>(
    'select consent_id as "cookiesConsentId", version, performance_functional as "performanceFunctional", marketing from cookie_consent where player_id = $1 order by seq desc limit 1',
    [playerId],
  );
  return row ? { ...row, essentials: true } : null;
}

export async function addConsent(db: Queryable, playerId: string, consent: CookieConsent, now: Date): Promise<void> {
  await db.query(
    'insert into cookie_consent (player_id, consent_id, version, performance_functional, marketing, saved_at) values ($1, $2, $3, $4, $5, $6)',
    [playerId, consent.cookiesConsentId, consent.version, consent.performanceFunctional, consent.marketing, now],
  );
}
