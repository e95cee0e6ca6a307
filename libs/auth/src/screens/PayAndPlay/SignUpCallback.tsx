import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Alert } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useLocalePath } from '@baize/shell';
import { AUTH_PATHS } from '../../paths.ts';

/** The bank's return parameters: a code and a session, letters and digits only. */
const TOKEN = /^[\w-]{1,128}$/;

/**
 * Target of a bank's redirect in a frame or window (A§2 `signup/callback`): sends code and session to the page that
 * opened it (A§4 “callback window message”), to our own origin only. Opened by itself it leads to the sign-up.
 */
export function SignUpCallback() {
  const text = useText('auth');
  const toPath = useLocalePath();
  const [parameters] = useSearchParams();
  const oneTimeCode = parameters.get('oneTimeCode') ?? '';
  const sessionId = parameters.get('sessionId') ?? '';
  const valid = TOKEN.test(oneTimeCode) && TOKEN.test(sessionId);
  // A server render has no window; the browser decides after hydration.
  const [opener] = useState<Window | null>(() =>
    typeof window === 'undefined' ? null : window.parent !== window ? window.parent : (window.opener as Window | null),
  );
  useEffect(() => {
    if (valid) opener?.postMessage({ type: 'signup-callback', oneTimeCode, sessionId }, window.location.origin);
  }, [valid, opener, oneTimeCode, sessionId]);
  if (!valid || !opener) return <Navigate to={toPath(AUTH_PATHS.signUp)} replace />;
  return <Alert title={text('auth.callback.done')}>{text('auth.callback.text')}</Alert>;
}
