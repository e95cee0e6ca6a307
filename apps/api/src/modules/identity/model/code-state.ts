/** Rules of a one-time code (A§4, A§8): how long it holds, how often it may be sent and guessed. */
export const CODE_VALID_MS = 10 * 60_000;
export const CODE_RESEND_MS = 30_000;
export const CODE_MAX_SENDS = 5;
export const CODE_MAX_WRONG = 5;

/** Where one channel of one registration stands. Counts never go down: five guesses are five, however many codes were sent. */
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

/** True when neither a further code nor a further guess is allowed. */
export const isLocked = (state: CodeState): boolean => state.wrongAttempts >= CODE_MAX_WRONG;

/** When the next code may be asked for. */
export const resendAt = (state: CodeState): Date | null =>
  state.sentAt && new Date(state.sentAt.getTime() + CODE_RESEND_MS);

/** A code is asked for. The one before it stops holding. */
export function requestCode(state: CodeState, now: Date): CodeStep {
  if (isLocked(state) || state.sends >= CODE_MAX_SENDS) return { ok: false, fault: 'max_attempts', state };
  const next = resendAt(state);
  if (next && now < next) return { ok: false, fault: 'too_soon', state };
  return {
    ok: true,
    state: { ...state, sends: state.sends + 1, sentAt: now, expiresAt: new Date(now.getTime() + CODE_VALID_MS) },
  };
}

/** The vendor did not take the message: nothing arrived, so the player may ask again at once. The try still counts as a send. */
export function sendFailed(state: CodeState): CodeState {
  return { ...state, sentAt: null, expiresAt: null };
}

/** A code is entered. A wrong one counts, an expired one does not, a right one holds once. */
export function verifyCode(state: CodeState, matches: boolean, now: Date): CodeStep {
  if (isLocked(state)) return { ok: false, fault: 'max_attempts', state };
  if (!state.expiresAt || now >= state.expiresAt) return { ok: false, fault: 'expired', state };
  if (!matches) {
    const counted = { ...state, wrongAttempts: state.wrongAttempts + 1 };
    return { ok: false, fault: isLocked(counted) ? 'max_attempts' : 'invalid', state: counted };
  }
  return { ok: true, state: { ...state, expiresAt: null, verifiedAt: now } };
}
