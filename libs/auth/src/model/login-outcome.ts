import { DOCUMENT_ERROR } from '@baize/contracts/errors';
import { loginRefusal } from '@baize/contracts/login';
import { isUnreachable } from './is-unreachable.ts';

/** Why a login failed (A§4, A§8). */
export type LoginOutcome =
  | {
      readonly kind: 'timeout';
      readonly days: number;
      readonly until: string | null;
      /** The player's IANA zone, in which to show `until`; absent where the page knows it already. */
      readonly timeZone?: string | undefined;
      readonly isCooling: boolean;
      readonly initiator: string | null;
    }
  | {
      readonly kind: 'exclusion';
      readonly days: number;
      readonly until: string | null;
      readonly timeZone?: string | undefined;
    }
  | { readonly kind: 'exclusionIndefinite' }
  /** A national exclusion register has the player, by its name; only it can end the exclusion. */
  | { readonly kind: 'register'; readonly register: string }
  | { readonly kind: 'maxAttempts' }
  | { readonly kind: 'blacklisted' }
  | { readonly kind: 'closed'; readonly initiator: string | null }
  | { readonly kind: 'unauthorised' }
  /** The provider does not know the account: ask the API to confirm it, then try once more (A§4). */
  | { readonly kind: 'notFound' }
  /** Repeated failures: a captcha comes first (ruling 31). */
  | { readonly kind: 'captcha' }
  /** The password is right; a code of the second factor finishes the login. `answer` gives it, as often as needed. */
  | { readonly kind: 'code'; readonly answer: (code: string) => Promise<LoginOutcome | null> }
  | { readonly kind: 'wrongCode' }
  /** The code is right, and has opened something before. */
  | { readonly kind: 'usedCode' }
  /** The player turned to the password, or away, while the browser asked for a passkey: nothing to say. */
  | { readonly kind: 'aborted' }
  /** The browser gave no passkey: the player gave up, or the device has none for this site. */
  | { readonly kind: 'noPasskey' }
  /** The passkey is not one of this account. */
  | { readonly kind: 'wrongPasskey' }
  /** No response: the password may be right or wrong. */
  | { readonly kind: 'unreachable' };

/** Returns the JSON in a provider's message, which it words around it; null without one. */
function jsonIn(message: string): unknown {
  const start = message.indexOf('{');
  if (start < 0) return null;
  try {
    return JSON.parse(message.slice(start, message.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
}

/**
 * Returns what a refusal means for the player: the same at a login and at the end of a sign-up by someone who is kept out
 * on another account (ruling 24).
 * @param body a refusal as it arrived; null for anything else, and for a code that no outcome stands for
 */
export function outcomeOfRefusal(body: unknown): LoginOutcome | null {
  const parsed = loginRefusal.safeParse(body);
  if (!parsed.success) return null;
  const refusal = parsed.data;
  switch (refusal.code) {
    case DOCUMENT_ERROR.timeoutInProgress:
      return {
        kind: 'timeout',
        days: refusal.days ?? 1,
        until: refusal.until ?? null,
        timeZone: refusal.timeZone,
        isCooling: refusal.isCooling ?? false,
        initiator: refusal.initiator ?? null,
      };
    case DOCUMENT_ERROR.exclusionInProgress:
      return {
        kind: 'exclusion',
        days: refusal.days ?? 1,
        until: refusal.until ?? null,
        timeZone: refusal.timeZone,
      };
    case DOCUMENT_ERROR.exclusionIndefinite:
      return refusal.register === undefined
        ? { kind: 'exclusionIndefinite' }
        : { kind: 'register', register: refusal.register };
    case DOCUMENT_ERROR.signInAttemptsExceeded:
      return { kind: 'maxAttempts' };
    case DOCUMENT_ERROR.accountDeactivated:
      return { kind: 'blacklisted' };
    case DOCUMENT_ERROR.accountClosed:
      return { kind: 'closed', initiator: refusal.initiator ?? null };
    case DOCUMENT_ERROR.captchaValidation:
      return { kind: 'captcha' };
    case DOCUMENT_ERROR.playerNotFound:
      return { kind: 'notFound' };
    default:
      return null;
  }
}

/** Reads the provider's error. An unknown code counts as unauthorised (A§8: "any other"). */
export function loginOutcome(error: unknown): LoginOutcome {
  const { name = '', message = '' } = (error ?? {}) as { name?: string; message?: string };
  if (isUnreachable(error)) return { kind: 'unreachable' };
  const known = outcomeOfRefusal(jsonIn(message));
  if (known) return known;
  if (name === 'CodeMismatchException') return { kind: 'wrongCode' };
  if (name === 'ExpiredCodeException') return { kind: 'usedCode' };
  if (name === 'UserNotFoundException' || /not[- ]?found/i.test(message)) return { kind: 'notFound' };
  if (/attempts? (limit )?exceeded/i.test(message)) return { kind: 'maxAttempts' };
  return { kind: 'unauthorised' };
}

/** Reads the error of a login with a passkey: the client's own errors are about the browser, `unauthorised` about the key. */
export function passkeyOutcome(error: unknown): LoginOutcome {
  const { name = '' } = (error ?? {}) as { name?: string };
  if (/Passkey|RelyingParty/.test(name)) return { kind: 'noPasskey' };
  const outcome = loginOutcome(error);
  return outcome.kind === 'unauthorised' ? { kind: 'wrongPasskey' } : outcome;
}
