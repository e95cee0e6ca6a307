import { atom, useAtomValue } from 'jotai';
import type { PlayerSession } from './claims.ts';

/**
 * A§4 Authorisation: pending, requested, resolved (authorised with a session, or not). Written by auth, read by all.
 */
export type Authorisation =
  | { readonly status: 'pending' }
  | { readonly status: 'requested' }
  | { readonly status: 'resolved'; readonly authorised: false }
  | { readonly status: 'resolved'; readonly authorised: true; readonly session: PlayerSession };

export const authorisationAtom = atom<Authorisation>({ status: 'pending' });

/** The logged-in player's session; null for a visitor and while it is not known yet. */
export const sessionAtom = atom((get) => {
  const authorisation = get(authorisationAtom);
  return authorisation.status === 'resolved' && authorisation.authorised ? authorisation.session : null;
});

export const useAuthorisation = (): Authorisation => useAtomValue(authorisationAtom);
export const useSession = (): PlayerSession | null => useAtomValue(sessionAtom);
