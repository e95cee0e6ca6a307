import type { BankDetails, BankPlayerUpdate } from '@baize/contracts/pay-and-play';
import type { LoginOutcome } from '../model/login-outcome.ts';
import { flowAtom } from './flow-atom.ts';

/** A§4: every step of pay-and-play has these four states. */
export type StepStatus = 'uninitialised' | 'loading' | 'success' | 'error';

/** Why the player is back at the amount, or cannot go on. */
export interface PayAndPlayNotice {
  /** `closed`: the player left the bank's page. Codes of the bank and of the API have their own texts. */
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** A§3 pay-and-play state. */
export interface PayAndPlayState {
  /** What the player wants to deposit, in hundredths; kept for another try. */
  readonly amount: number | null;
  readonly iframeUrl: string | null;
  readonly authorizeStatus: StepStatus;
  readonly verifyCodeStatus: StepStatus;
  readonly showSignUpForm: boolean;
  readonly signUpBackendErrors: readonly { readonly field: string; readonly code: string }[];
  readonly sessionId: string | null;
  readonly playerId: string | null;
  readonly updatePlayerStatus: StepStatus;
  readonly loginPlayerStatus: StepStatus;
  /** Where the player goes after the login; null: the stored path. */
  readonly redirectPath: string | null;
  readonly notice: PayAndPlayNotice | null;
  /** What the bank knows about a new player. */
  readonly details: BankDetails | null;
  /** What the player last sent with the form; kept for a correction. */
  readonly answers: BankPlayerUpdate | null;
  /** The codes that are left to confirm, with where they go. */
  readonly codes: readonly { readonly channel: 'sms' | 'email'; readonly target: string }[];
  /** Why a known player is kept out. */
  readonly refused: LoginOutcome | null;
  /** When the break ended that the player comes back from with this login, until they have decided how to go on. */
  readonly breakEndedAt: string | null;
}

export const EMPTY_PAY_AND_PLAY: PayAndPlayState = {
  amount: null,
  iframeUrl: null,
  authorizeStatus: 'uninitialised',
  verifyCodeStatus: 'uninitialised',
  showSignUpForm: false,
  signUpBackendErrors: [],
  sessionId: null,
  playerId: null,
  updatePlayerStatus: 'uninitialised',
  loginPlayerStatus: 'uninitialised',
  redirectPath: null,
  notice: null,
  details: null,
  answers: null,
  codes: [],
  refused: null,
  breakEndedAt: null,
};

/** The visit to the bank. */
export const payAndPlayAtom = flowAtom('payAndPlay', EMPTY_PAY_AND_PLAY);
