import { RESET_PASSWORD_PATH } from '@baize/contracts/reset-password-path';

/** Addresses of the domain, under the locale prefix (A§2). */
export const AUTH_PATHS = {
  signUp: 'signup',
  payAndPlay: 'signup/pnp',
  signUpCallback: 'signup/callback',
  resetPassword: RESET_PASSWORD_PATH,
} as const;
