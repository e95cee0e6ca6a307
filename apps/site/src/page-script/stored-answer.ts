import { CONSENT_KEYS, CONSENT_VERSION } from '@baize/contracts/consent-storage';

/** A visitor's answer to the current question about cookies, as far as the page script needs it. */
export interface StoredAnswer {
  readonly id: string;
  readonly performanceFunctional: boolean;
}

/** Returns the answer that this browser stores; null without one, for an older question, and where storage is blocked. */
export function storedAnswer(): StoredAnswer | null {
  try {
    const { version, performanceFunctional } = JSON.parse(localStorage.getItem(CONSENT_KEYS.options) ?? '{}') as {
      readonly version?: unknown;
      readonly performanceFunctional?: unknown;
    };
    const id = localStorage.getItem(CONSENT_KEYS.id);
    return version === CONSENT_VERSION && id !== null
      ? { id, performanceFunctional: performanceFunctional === true }
      : null;
  } catch {
    return null;
  }
}
