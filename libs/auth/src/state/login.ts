import type { LoginOutcome } from '../model/login-outcome.ts';
import { flowAtom } from './flow-atom.ts';

/** What the login popup shows: the form, the second step, a final refusal, or the offer after a break. */
export type LoginContent = 'form' | 'code' | 'refused' | 'afterBreak';

/** A§3 login state. */
export interface LoginState {
  /** Why the last try failed, or that it needs a code; null: nothing to say. */
  readonly errors: LoginOutcome | null;
  /** A login is on its way. */
  readonly loader: boolean;
  /** A sign-up on this page is complete, and its account has not logged in yet. */
  readonly signUpCompleted: boolean;
  /** The cooling-off that the player asked for after their break is starting (A§4). */
  readonly startCoolingLoading: boolean;
  /** The player who has just logged in must accept newer terms first. */
  readonly showUpdatedTnC: boolean;
  readonly currentContent: LoginContent;
}

export const EMPTY_LOGIN: LoginState = {
  errors: null,
  loader: false,
  signUpCompleted: false,
  startCoolingLoading: false,
  showUpdatedTnC: false,
  currentContent: 'form',
};

/** The login of this page. */
export const loginAtom = flowAtom('login', EMPTY_LOGIN);

/** Outcomes that the player cannot fix by typing again; each has its own screen (A§4). */
const FINAL = new Set<LoginOutcome['kind']>([
  'timeout',
  'exclusion',
  'exclusionIndefinite',
  'register',
  'maxAttempts',
  'blacklisted',
  'closed',
]);

/** Returns the state after a try to log in: its outcome decides what the popup shows. */
export function afterTry(state: LoginState, errors: LoginOutcome | null): LoginState {
  const currentContent =
    errors === null ? 'form' : FINAL.has(errors.kind) ? 'refused' : errors.kind === 'code' ? 'code' : 'form';
  return { ...state, errors, loader: false, currentContent };
}
