import { randomUUID } from 'node:crypto';
import { CONSENT_VERSION, type CookieConsent } from '@baize/contracts/consent';
import { ERROR } from '@baize/contracts/errors';
import type { Queryable } from '../../../plugins/database.ts';
import { Refusal } from '../../../plugins/errors.ts';
import { addConsent, findConsent } from '../repository.ts';

export type ConsentChoice = Omit<CookieConsent, 'cookiesConsentId'> & {
  readonly cookiesConsentId?: string | undefined;
};

/**
 * Saves a choice. The same choice again adds nothing, so that a repeated call proves no second consent.
 * @throws Refusal 400 for an unknown version, or one older than the player has already answered:
 * a page that was open for days must not overwrite a newer choice
 */
export async function saveConsent(
  db: Queryable,
  playerId: string,
  choice: ConsentChoice,
  now: Date,
): Promise<CookieConsent> {
  const known = await findConsent(db, playerId);
  if (choice.version > CONSENT_VERSION || (known && choice.version < known.version))
    throw new Refusal(400, ERROR.validation, { reason: 'the version of the consent is not the current one' });
  const consent: CookieConsent = {
    ...choice,
    cookiesConsentId: choice.cookiesConsentId ?? known?.cookiesConsentId ?? randomUUID(),
  };
  if (known && (Object.keys(consent) as (keyof CookieConsent)[]).every((key) => known[key] === consent[key]))
    return known;
  await addConsent(db, playerId, consent, now);
  return consent;
}
