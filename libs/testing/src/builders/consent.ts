import { CONSENT_VERSION, type CookieConsent } from '@baize/contracts/consent';

/** Returns a visitor’s answer to the cookie notice; by default, a refusal. */
export const cookieChoice = (over: Partial<CookieConsent> = {}): CookieConsent => ({
  cookiesConsentId: '7d5f1f5e-2f0a-4f3e-9f43-0f1f6c1d9a10',
  version: CONSENT_VERSION,
  essentials: true,
  performanceFunctional: false,
  marketing: false,
  ...over,
});
