import { acceptTerms as acceptTermsRoute } from '@baize/contracts/account';
import { call } from '@baize/http';

/**
 * Accepts a version of the terms for the logged-in player.
 * @throws ApiError error.terms.outdated if it is not the current version
 */
export async function acceptTerms(version: number): Promise<void> {
  await call(acceptTermsRoute, { body: { termsAndConditionsAcceptedVersion: version } });
}
