import { RESET_PASSWORD_PATH } from '@baize/contracts/reset-password-path';
import { SIGN_UP_CALLBACK_PATH } from '@baize/contracts/sign-up-callback-path';

/** Addresses of the domain, under the locale prefix (A§2). */
export const AUTH_PATHS = {
  signUp: 'signup',
  payAndPlay: 'signup/pnp',
  signUpCallback: SIGN_UP_CALLBACK_PATH,
  resetPassword: RESET_PASSWORD_PATH,
} as const;
