import { useAuthorisation } from '@baize/session';
import { useProfile } from '../profile.ts';
import type { Visitor } from './guards.ts';

/** Returns the visitor as the guards see them. */
export function useVisitor(): Visitor {
  const authorisation = useAuthorisation();
  const profile = useProfile();
  const signedIn = authorisation.status === 'resolved' && authorisation.authorised;
  return {
    authorisation,
    profile: signedIn ? (profile.data ?? null) : null,
    profileStatus: !signedIn ? 'none' : profile.data ? 'ready' : profile.isError ? 'failed' : 'loading',
  };
}
