import { createHmac } from 'node:crypto';

const MINUTE_MS = 60_000;

/** How long failures of a source count, and how long a source stays locked. The texts say 15 minutes. */
export const SOURCE_WINDOW_MS = 15 * MINUTE_MS;
/** How long failures of a login count, from every source together. */
export const LOGIN_WINDOW_MS = 24 * 60 * MINUTE_MS;

/** Ruling 31: five failures trigger a captcha, at one login from anywhere. */
export const CAPTCHA_AFTER = 5;
/** A source that tries many logins: offices and mobile networks share addresses, so it may fail more often. */
export const SOURCE_CAPTCHA_AFTER = 20;
/** Failures of one source at one login after which the source is locked out of it. */
export const LOCK_AFTER = 10;
/** Failures of one source at all logins after which it is locked. */
export const SOURCE_LOCK_AFTER = 100;
/**
 * Failures at one login, from every source together, after which only sources where the player has logged in before may
 * try: a guesser with many addresses runs out of tries, and the owner is not locked out at home.
 */
export const LOGIN_LOCK_AFTER = 100;

/**
 * Wrong codes of the second factor. Three of a million codes are right at a time, so a place gets five in 15 minutes; from
 * all places together, after twenty in a day only those where the player has logged in may go on, to fifty.
 */
const CODE_LOCK_AFTER = 5;
const CODE_KNOWN_AFTER = 20;
const CODE_DAY_LOCK_AFTER = 50;
/** How many failures of a place come before the one that locks it. */
export const LAST_CODE = CODE_LOCK_AFTER - 1;

/** How long a place where a player has logged in stays known: 90 days. */
export const KNOWN_PLACE_MS = 90 * 24 * 60 * MINUTE_MS;

/** Failures that count now: of a source at a login, of the login from everywhere, and of the source everywhere. */
export interface Failures {
  readonly pair: number;
  readonly login: number;
  readonly source: number;
}

/**
 * Decides about an attempt by the failures before it.
 * @returns CAPTCHA: a captcha must be solved first; LOCKED: the source may not try; KNOWN_ONLY: with a captcha, and only a
 * source where the player has logged in before
 */
export function decideAttempt(failures: Failures): 'OPEN' | 'CAPTCHA' | 'LOCKED' | 'KNOWN_ONLY' {
  if (failures.pair >= LOCK_AFTER || failures.source >= SOURCE_LOCK_AFTER) return 'LOCKED';
  if (failures.login >= LOGIN_LOCK_AFTER) return 'KNOWN_ONLY';
  return failures.login >= CAPTCHA_AFTER || failures.source >= SOURCE_CAPTCHA_AFTER ? 'CAPTCHA' : 'OPEN';
}

/** Returns the keyed hash under which a login's failures count, whether or not an account has the address. */
export const loginKeyOf = (secret: string, brand: string, username: string): string =>
  createHmac('sha256', secret).update(`sign-in of|${brand}|${username}`).digest('base64url');

/** Decides about a code of the second factor by the failures before it, as `decideAttempt` does about a password. */
export function decideCode(failures: Failures): 'OPEN' | 'LOCKED' | 'KNOWN_ONLY' {
  if (failures.pair >= CODE_LOCK_AFTER || failures.login >= CODE_DAY_LOCK_AFTER || failures.source >= SOURCE_LOCK_AFTER)
    return 'LOCKED';
  return failures.login >= CODE_KNOWN_AFTER ? 'KNOWN_ONLY' : 'OPEN';
}

/** Returns the keyed hash under which the wrong codes of a player's logins count. */
export const codeKeyOf = (secret: string, playerId: string): string =>
  createHmac('sha256', secret).update(`code of|${playerId}`).digest('base64url');

/** Returns the keyed hash under which a login's refused passkeys count, whether or not an account has the address. */
export const passkeyKeyOf = (secret: string, brand: string, username: string): string =>
  createHmac('sha256', secret).update(`passkey of|${brand}|${username}`).digest('base64url');

/**
 * Decides about a passkey by the failures before it. Nobody guesses a signature, so failures from elsewhere never keep the
 * owner out, and there is no captcha: the limit only stops a source that keeps trying.
 */
export const mayTryPasskey = ({ pair, source }: Failures): boolean => pair < LOCK_AFTER && source < SOURCE_LOCK_AFTER;
