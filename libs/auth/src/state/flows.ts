import { atom } from 'jotai';
import type { LoginState } from './login.ts';
import type { PayAndPlayState } from './pay-and-play.ts';
import type { ResetPasswordState } from './reset-password.ts';
import type { SignUpState } from './sign-up.ts';

/** What is under way on this page; a flow that is absent has not begun. */
export interface Flows {
  readonly login?: LoginState;
  readonly signUp?: SignUpState;
  readonly resetPassword?: ResetPasswordState;
  readonly payAndPlay?: PayAndPlayState;
}

/**
 * The flows of this page, in one place that a logout empties: the next person on this device must find no data of the
 * previous one. In memory only, because browser storage holds no personal data (A§5). Each flow's own file knows its
 * states, and loads with its screens.
 */
export const flowsAtom = atom<Flows>({});
