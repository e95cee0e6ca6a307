import type { ResetChannel } from '@baize/contracts/password-reset';
import type { ResetStep } from '../model/reset-steps.ts';
import { flowAtom } from './flow-atom.ts';

/** A§3 Reset password state; kept while the player navigates, shared by page and popup, never stored. */
export interface ResetPasswordState {
  readonly progress: { readonly currentStep: ResetStep };
  /** Form values. */
  readonly email: string;
  readonly password: string;
  /** The channel of the last message; null before. */
  readonly sent: { readonly channel: ResetChannel; readonly resendAt: string } | null;
  /** Identifies the requested SMS. */
  readonly smsResetKeyId: string | null;
  /** The key that sets the new password, and its channel. */
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
export const resetPasswordAtom = flowAtom('resetPassword', EMPTY_RESET);
