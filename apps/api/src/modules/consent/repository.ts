import type { CookieConsent } from '@baize/contracts/consent';
import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../plugins/database.ts';
import { cookieConsent } from './schema.ts';

/** The player's newest cookie choice; null if they have made none. */
export async function findConsent(db: Queryable, playerId: string): Promise<CookieConsent | null> {
  const [row] = await db.drizzle
    .select({
      cookiesConsentId: cookieConsent.consentId,
      version: cookieConsent.version,
      performanceFunctional: cookieConsent.performanceFunctional,
      marketing: cookieConsent.marketing,
    })
    .from(cookieConsent)
    .where(eq(cookieConsent.playerId, playerId))
    .orderBy(desc(cookieConsent.seq))
    .limit(1);
  return row ? { ...row, essentials: true } : null;
}

export async function addConsent(db: Queryable, playerId: string, consent: CookieConsent, now: Date): Promise<void> {
  await db.drizzle.insert(cookieConsent).values({
    playerId,
    consentId: consent.cookiesConsentId,
    version: consent.version,
    performanceFunctional: consent.performanceFunctional,
    marketing: consent.marketing,
    savedAt: now,
  });
}
