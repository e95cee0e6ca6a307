import { atom } from 'jotai';
import { FIRST_PROGRESS, SIGN_UP_STEPS, type SignUpProgress } from '../model/sign-up-steps.ts';
import { recallSignUp, rememberSignUp } from './sign-up-storage.ts';

/** What a player has typed in the details step; kept while they go forth and back, and in the tab through a reload, but for the password. */
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

export const EMPTY_SIGN_UP: SignUpState = { progress: FIRST_PROGRESS, details: null, typed: null, contact: null, playerId: null, verified: { sms: false, email: false } };

/** What the tab has kept, by the shape that this release knows; anything else is no sign-up. */
function recalled(): SignUpState {
  const kept = recallSignUp() as Partial<SignUpState> | null;
  const progress = kept?.progress;
  if (!kept || !progress || !SIGN_UP_STEPS.includes(progress.currentStep) || !Array.isArray(progress.visitedSteps)) return EMPTY_SIGN_UP;
  // A step behind the first has an account to go on with.
  if (progress.currentStep !== 'Details' && (!kept.details || !kept.playerId)) return EMPTY_SIGN_UP;
  return { ...EMPTY_SIGN_UP, ...kept };
}

const stateAtom = atom<SignUpState | null>(null);

/** The sign-up of this tab. It outlives a reload (A§4 visited steps); the password does not, and is asked for again where it is needed. */
export const signUpAtom = atom(
  (get) => get(stateAtom) ?? recalled(),
  (get, set, change: SignUpState | ((current: SignUpState) => SignUpState)) => {
    const current = get(stateAtom) ?? recalled();
    const next = typeof change === 'function' ? change(current) : change;
    if (next === current) return;
    set(stateAtom, next);
    rememberSignUp(next === EMPTY_SIGN_UP ? null : { ...next, details: next.details && { ...next.details, password: '' } });
  },
);
