import { useSetAtom } from 'jotai';
import { loginAtom } from './login.ts';
import { authController } from './session.ts';

/**
 * Returns the login at the end of a sign-up: tried again until the pool knows the player (A§4). Where it fails, the login
 * popup says that the account is ready.
 */
export function useFirstLogin(): (account: { readonly email: string; readonly password: string }) => Promise<void> {
  const setLogin = useSetAtom(loginAtom);
  return async ({ email, password }) => {
    const failure = await authController().login({ email, password, retry: true });
    setLogin((state) => ({ ...state, signUpCompleted: failure !== null }));
  };
}
