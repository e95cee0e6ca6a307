import { atom } from 'jotai';
import { FIRST_PROGRESS, type SignUpProgress } from '../model/sign-up-steps.ts';

/** What a player has typed in the details step; kept while they go forth and back, never stored. */
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
  /** The notice of the risks, where the law of the country asks for it (ruling 22). */
  readonly riskNoticeAccepted?: boolean;
}
export interface SignUpAddress {
  readonly dateOfBirth: string;
  readonly address: string;
  readonly city: string;
  readonly postalCode: string;
  readonly province: string;
}

export interface SignUpState {
  readonly progress: SignUpProgress;
  /** What the account was begun with; null before. */
  readonly details: SignUpDetails | null;
  /** What stands in the form of the details step now, but for the password. */
  readonly typed: Omit<SignUpDetails, 'password'> | null;
  /** What stands in the form of the second step. */
  readonly contact: SignUpAddress | null;
  readonly playerId: string | null;
  readonly verified: Readonly<Record<'sms' | 'email', boolean>>;
}

export const EMPTY_SIGN_UP: SignUpState = {
  progress: FIRST_PROGRESS,
  details: null,
  typed: null,
  contact: null,
  playerId: null,
  verified: { sms: false, email: false },
};

/** The sign-up of this page. It lies in memory alone: of persons, browser storage holds nothing (A§5). */
export const signUpAtom = atom<SignUpState>(EMPTY_SIGN_UP);
