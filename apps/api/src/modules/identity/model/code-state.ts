/** Rules of a one-time code (A§4, A§8): how long it is valid, how often it may be sent and guessed. */
export const CODE_VALID_MS = 10 * 60_000;
export const CODE_RESEND_MS = 30_000;
export const CODE_MAX_SENDS = 5;
export const CODE_MAX_WRONG = 5;

/**
 * The state of one channel of one registration. Counts never go down: five guesses are five, however many codes were
 * sent.
 */
export interface CodeState {
  readonly sends: number;
  readonly wrongAttempts: number;
  readonly sentAt: Date | null;
  readonly expiresAt: Date | null;
  readonly verifiedAt: Date | null;
}

export const NO_CODE: CodeState = { sends: 0, wrongAttempts: 0, sentAt: null, expiresAt: null, verifiedAt: null };

export type CodeFault = 'max_attempts' | 'too_soon' | 'expired' | 'invalid';
export type CodeStep =
  | { readonly ok: true; readonly state: CodeState }
  | { readonly ok: false; readonly fault: CodeFault; readonly state: CodeState };

/** Tells whether neither another code nor another guess is allowed. */
export const isLocked = (state: CodeState): boolean => state.wrongAttempts >= CODE_MAX_WRONG;

/** Returns when the next code may be requested. */
export const resendAt = (state: CodeState): Date | null =>
  state.sentAt && new Date(state.sentAt.getTime() + CODE_RESEND_MS);

/** Returns how many codes are sent if editors name a number (B§3 `smsMaxAttempts`): they may lower ours, to one at least. */
export const mostSends = (named: number | null): number =>
  named !== null && named >= 1 ? Math.min(named, CODE_MAX_SENDS) : CODE_MAX_SENDS;

/** Applies the request of a code. The previous code becomes invalid. */
export function requestCode(state: CodeState, now: Date, most = CODE_MAX_SENDS): CodeStep {
  if (isLocked(state) || state.sends >= most) return { ok: false, fault: 'max_attempts', state };
  const next = resendAt(state);
  if (next && now < next) return { ok: false, fault: 'too_soon', state };
  return {
    ok: true,
    state: { ...state, sends: state.sends + 1, sentAt: now, expiresAt: new Date(now.getTime() + CODE_VALID_MS) },
  };
}

/**
 * Applies that the vendor did not accept the message: nothing arrived, so the player may ask again at once. The attempt
 * still counts as a send.
 */
export function sendFailed(state: CodeState): CodeState {
  return { ...state, sentAt: null, expiresAt: null };
}

/** Applies the entry of a code. A wrong code counts, an expired one does not, a correct one works once. */
export function verifyCode(state: CodeState, matches: boolean, now: Date): CodeStep {
  if (isLocked(state)) return { ok: false, fault: 'max_attempts', state };
  if (!state.expiresAt || now >= state.expiresAt) return { ok: false, fault: 'expired', state };
  if (!matches) {
    const counted = { ...state, wrongAttempts: state.wrongAttempts + 1 };
    return { ok: false, fault: isLocked(counted) ? 'max_attempts' : 'invalid', state: counted };
  }
  return { ok: true, state: { ...state, expiresAt: null, verifiedAt: now } };
}
