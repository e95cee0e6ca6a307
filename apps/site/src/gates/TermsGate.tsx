import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import {
  ACCEPT_TERMS_PATH,
  loginOriginAt,
  readLoginOrigin,
  rememberLoginOrigin,
  termsDecision,
  termsVersionQuery,
  useLocalePath,
  useProfile,
} from '@baize/shell';
import { PageSkeleton } from '../frame/PageSkeleton.tsx';

/**
 * A§2 guard "updated terms" around every page: a player with an older version accepts the new one first, and then
 * continues to the page they wanted. Until both versions are known the guard stops no one.
 */
export function TermsGate({ children }: { readonly children: ReactNode }) {
  const profile = useProfile();
  const terms = useQuery({ ...termsVersionQuery, enabled: profile.data !== undefined });
  const location = useLocation();
  const toPath = useLocalePath();
  const home = toPath('');
  const decision = termsDecision({
    accepted: profile.data?.termsAndConditionsAcceptedVersion,
    current: terms.data?.version,
    pathname: location.pathname,
    home,
  });
  useEffect(() => {
    if (decision === 'accept') rememberLoginOrigin(loginOriginAt(location, home, readLoginOrigin()));
  }, [decision, location, home]);
  if (decision === 'pass') return children;
  return (
    <>
      <PageSkeleton />
      <Navigate to={toPath(ACCEPT_TERMS_PATH)} replace />
    </>
  );
}
