import { timingSafeEqual } from 'node:crypto';
import { HOTP, Secret } from 'otpauth';

/** What every authenticator app assumes (RFC 6238), and what a Cognito pool uses: SHA-1, six digits, 30 seconds. */
const STEP_MS = 30_000;
const DIGITS = 6;
/** A code counts one step before and after its own, because clocks differ and typing takes time. */
const DRIFT_STEPS = 1;
const SECRET_BYTES = 20;

/** Returns a new secret in base32, as apps read it. */
export const newAuthenticatorSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns the time step of a moment. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / STEP_MS);

/** Returns the code of a time step. */
export const codeOf = (secret: string, step: number): string =>
  HOTP.generate({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: DIGITS, counter: step });

/**
 * Returns the time step whose code this is, or null. Compares with every step that counts, each in constant time, so the
 * time it takes says nothing about how close a guess is.
 */
export function matchingStep(secret: string, typed: string, now: Date): number | null {
  const given = Buffer.from(typed);
  const present = stepAt(now);
  let found: number | null = null;
  for (let step = present - DRIFT_STEPS; step <= present + DRIFT_STEPS; step += 1) {
    const right = Buffer.from(codeOf(secret, step));
    if (given.length === right.length && timingSafeEqual(given, right)) found = step;
  }
  return found;
}
