import { atom, useSetAtom, useStore } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import type { LoginPayload } from '@baize/contracts/login';
import type { LoginOutcome } from '../model/login-outcome.ts';
import { loginAtom } from './login.ts';
import { authController } from './session.ts';

/** The last login with a passkey on this page: a popup that has closed may leave it behind, still ending. */
const passkeyLoginAtom = atom<{ readonly abort: AbortController; readonly ended: Promise<unknown> } | null>(null);

/**
 * Sends the logins of a popup. A new one closes the browser's question for a passkey, also that of a popup before this one,
 * and waits until that attempt has ended: both would write the same session, and an aborted one signs out at its end. The
 * question also closes with the component.
 * @returns `send` sends a login; `stop` closes the popup's open question, whose login then ends as `aborted`
 */
export function useOneLogin() {
  const store = useStore();
  const setLogin = useSetAtom(loginAtom);
  const own = useRef<AbortController>(null);
  const stop = useCallback(() => own.current?.abort(), []);
  useEffect(() => stop, [stop]);
  const send = (payload: LoginPayload): Promise<LoginOutcome | null> => {
    const abort = new AbortController();
    own.current = abort;
    const before = store.get(passkeyLoginAtom);
    before?.abort.abort();
    const logIn = async () => {
      await before?.ended;
      setLogin((state) => ({ ...state, loader: true }));
      try {
        return await authController().login(payload, { signal: abort.signal });
      } finally {
        setLogin((state) => ({ ...state, loader: false }));
      }
    };
    const outcome = logIn();
    if (payload.password === null) store.set(passkeyLoginAtom, { abort, ended: outcome.catch(() => undefined) });
    return outcome;
  };
  return { send, stop };
}
