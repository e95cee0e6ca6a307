import { useStore } from 'jotai';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import {
  currentPath,
  decideAccess,
  isConfined,
  MONEY_PATH,
  overlayAtom,
  useLocalePath,
  useProfile,
  useToasts,
  useVisitor,
  type Guard,
} from '@baize/shell';
import { PageSkeleton } from '../frame/PageSkeleton.tsx';
import { Problem } from '../problem/Problem.tsx';

export interface GuardedProps {
  readonly guards: readonly Guard[];
  /** Stands in the page's place until the guards know; default: a title and a body. */
  readonly skeleton?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows a page if its guards allow it (A§2, B§2). A page that is already shown stays mounted while a
 * new answer is loading, or a player who has just signed up would lose their current step.
 */
export function Guarded({ guards, skeleton = <PageSkeleton />, children }: GuardedProps) {
  const decision = decideAccess(guards, useVisitor());
  const profile = useProfile();
  const toPath = useLocalePath();
  const { pathname } = useLocation();
  const [shown, setShown] = useState<string | null>(null);
  if (decision.kind === 'allow' && shown !== pathname) setShown(pathname);
  switch (decision.kind) {
    case 'allow':
      return children;
    case 'wait':
      return shown === pathname ? children : skeleton;
    case 'unauthorised':
      return (
        <Unauthorised ended={shown === pathname}>
          <Problem kind="unauthorised" />
        </Unauthorised>
      );
    // The banner above every page says why (ruling 19).
    case 'redirect':
      return decision.to === 'money' ? (
        <Navigate to={toPath(MONEY_PATH)} replace />
      ) : (
        <Redirected to={toPath('')} isRefused={!guards.includes('anonymous') && !isConfined(profile.data)} />
      );
    case 'failed':
      return <Problem kind="server" onRetry={() => void profile.refetch()} />;
  }
}

/**
 * Ruling 4: the access-error page with the login popup over it, or the live casino, as the brand has chosen. The address
 * stays, so that the login leads to the requested page. The popup closes with its page: a session that ended may lead
 * home at the same moment.
 * @param ended the page was shown until its session ended, which leads to the default page (A§2): a player who has just
 *   left is neither asked to come back nor sent elsewhere
 * @param children the access-error page
 */
export function Unauthorised({ ended, children }: { readonly ended: boolean; readonly children: ReactNode }) {
  const store = useStore();
  const path = currentPath(useLocation());
  const toPath = useLocalePath();
  const leaves = useSite().brand.config.unauthorisedVisitor === 'live-casino' && !ended;
  useEffect(() => {
    if (leaves) return;
    if (!ended) store.set(overlayAtom, 'auth.login');
    return () => {
      if (store.get(overlayAtom) === 'auth.login') store.set(overlayAtom, null);
    };
  }, [ended, leaves, path, store]);
  return leaves ? <Navigate to={toPath('live-casino-online')} replace /> : children;
}

/**
 * B§2 redirects a player to the home page if their account does not allow the page. A toast says so, except to a
 * confined player: it would cover the notice at the top of the home page, which says what they can do.
 * @param isRefused false also for a player at the sign-up, whom nobody refuses
 */
function Redirected({ to, isRefused }: { readonly to: string; readonly isRefused: boolean }) {
  const text = useText();
  const { warning } = useToasts();
  useEffect(() => {
    if (isRefused) warning(text('site.problem.forbidden.text'), 10_000);
  }, [isRefused, text, warning]);
  return <Navigate to={to} replace />;
}
