import { atom } from 'jotai';
import type { LoginOutcome } from '../model/login-outcome.ts';
import { FIRST_PROGRESS, type SignUpProgress, type UnsupportedCountry } from '../model/sign-up-steps.ts';
import { flowAtom } from './flow-atom.ts';

/** The input of the details step; kept while the player navigates, never stored. */
export interface SignUpDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly countryCode: string;
  readonly phoneCountry: string;
  readonly mobilePhone: { readonly prefix: string; readonly body: string };
  readonly termsAndConditions: boolean;
  readonly marketingOptIn: boolean;
  /** Confirmation of the risk notice, where the country's law requires it (ruling 22). */
  readonly riskNoticeAccepted?: boolean;
}
export interface SignUpAddress {
  readonly dateOfBirth: string;
  /** As typed; empty where the law asks for none. */
  readonly cpf: string;
  readonly address: string;
  readonly city: string;
  readonly postalCode: string;
  readonly province: string;
}

export interface SignUpState {
  readonly progress: SignUpProgress;
  /** The details that the account was started with; null before. */
  readonly details: SignUpDetails | null;
  /** The current input of the details step, without the password. */
  readonly typed: Omit<SignUpDetails, 'password'> | null;
  /** The current input of the second step. */
  readonly contact: SignUpAddress | null;
  readonly playerId: string | null;
  readonly verified: Readonly<Record<'sms' | 'email', boolean>>;
  /** The outcome `Unsupported` (A§4); null: the sign-up goes on. */
  readonly unsupported: UnsupportedCountry | null;
  /** The person is kept out, by another account or by a register (ruling 24, 0129): there is no next step. */
  readonly refused: LoginOutcome | null;
  /** The visitor has said that they do not live where they are. */
  readonly livesElsewhere: boolean;
}

export const EMPTY_SIGN_UP: SignUpState = {
  progress: FIRST_PROGRESS,
  details: null,
  typed: null,
  contact: null,
  playerId: null,
  verified: { sms: false, email: false },
  unsupported: null,
  refused: null,
  livesElsewhere: false,
};

/** The sign-up of this page. */
export const signUpAtom = flowAtom('signUp', EMPTY_SIGN_UP);

/** Whether a sign-up was finished since the page was loaded: its steps are still in the browser's history. */
export const signUpFinishedAtom = atom(false);
