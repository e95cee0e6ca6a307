import { acceptTerms as acceptTermsRoute } from '@baize/contracts/player';
import { call } from '@baize/http';

/**
 * Accepts a version of the terms for the signed-in player.
 * @throws ApiError error.terms.outdated when it is not the current one (any more)
 */
export async function acceptTerms(version: number): Promise<void> {
  await call(acceptTermsRoute, { body: { termsAndConditionsAcceptedVersion: version } });
}
