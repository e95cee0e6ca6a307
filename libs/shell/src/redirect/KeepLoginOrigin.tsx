import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuthorisation } from '@baize/session';
import { useLocalePath } from '../locale-path.ts';
import { loginOriginAt, readLoginOrigin, rememberLoginOrigin } from './login-origin.ts';

/**
 * Remembers a visitor's page and the bonus code of their link. A login returns there, also after a sign-up or a reload
 * (A§2).
 */
export function KeepLoginOrigin() {
  const location = useLocation();
  const authorisation = useAuthorisation();
  const home = useLocalePath()('');
  const visitor = authorisation.status === 'resolved' && !authorisation.authorised;
  useEffect(() => {
    if (visitor) rememberLoginOrigin(loginOriginAt(location, home, readLoginOrigin()));
  }, [visitor, location, home]);
  return null;
}
