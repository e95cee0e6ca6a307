import { atom } from 'jotai';
import type { ResetChannel } from '@baize/contracts/password-reset';
import type { ResetStep } from '../model/reset-steps.ts';

/** A§3 Reset password state; kept while a player goes forth and back, by page and popup alike, and never stored. */
export interface ResetPasswordState {
  readonly progress: { readonly currentStep: ResetStep };
  /** Form values. */
  readonly email: string;
  readonly password: string;
  /** How the player was written to last; null before that. */
  readonly sent: { readonly channel: ResetChannel; readonly resendAt: string } | null;
  /** Names the SMS that was asked for. */
  readonly smsResetKeyId: string | null;
  /** The key that sets the new password, and the way on which it came. */
  readonly resetKey: { readonly key: string; readonly channel: ResetChannel } | null;
}

export const EMPTY_RESET: ResetPasswordState = {
  progress: { currentStep: 'Email' },
  email: '',
  password: '',
  sent: null,
  smsResetKeyId: null,
  resetKey: null,
};
export const resetPasswordAtom = atom<ResetPasswordState>(EMPTY_RESET);
