/**
 * Version of the consent that a visitor or player gives (A§3, ruling 20). Raise it when a purpose is added or a party
 * changes: every visitor is then asked again.
 */
export const CONSENT_VERSION = 1;

/**
 * What the browser stores of a consent (A§5: cookie options, accepted flag, consent id). The app and the script of a
 * prerendered page read and write the same keys.
 */
export const CONSENT_KEYS = {
  options: 'cookie-options',
  accepted: 'cookies-accepted',
  id: 'cookies-consent-id',
} as const;
