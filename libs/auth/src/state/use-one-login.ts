import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import type { LoginPayload } from '@baize/contracts/login';
import type { LoginOutcome } from '../model/login-outcome.ts';
import { loginAtom } from './login.ts';
import { authController } from './session.ts';

/**
 * Sends the logins of one popup, one at a time: a new one closes the browser's question for a passkey and waits until that
 * attempt has ended, because both would write the same session. The question also closes with the component.
 * @returns `send` sends a login; `stop` closes an open question, whose login then ends as `aborted`
 */
export function useOneLogin() {
  const setLogin = useSetAtom(loginAtom);
  const underWay = useRef<{ readonly abort: AbortController; readonly ended: Promise<unknown> }>(null);
  const stop = useCallback(async () => {
    underWay.current?.abort.abort();
    await underWay.current?.ended;
  }, []);
  useEffect(() => () => void stop(), [stop]);
  const send = async (payload: LoginPayload): Promise<LoginOutcome | null> => {
    await stop();
    setLogin((state) => ({ ...state, loader: true }));
    const abort = new AbortController();
    const outcome = authController()
      .login(payload, { signal: abort.signal })
      .finally(() => setLogin((state) => ({ ...state, loader: false })));
    underWay.current = { abort, ended: outcome.catch(() => undefined) };
    return outcome;
  };
  return { send, stop };
}
