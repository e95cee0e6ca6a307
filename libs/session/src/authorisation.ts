import { atom, useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
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

const sessionOf = (authorisation: Authorisation): PlayerSession | null =>
  authorisation.status === 'resolved' && authorisation.authorised ? authorisation.session : null;

/** The logged-in player's session; null for a visitor and while it is not known yet. */
export const sessionAtom = atom((get) => sessionOf(get(authorisationAtom)));

const subscribeToNothing = () => () => undefined;
/** What a released page was drawn for. */
const VISITOR: Authorisation = { status: 'resolved', authorised: false };

/**
 * Returns the authorisation; in a part of a released page that is only hydrated now, the visitor's with which it was drawn:
 * React would throw the part away if it met a player who has logged in since.
 */
export function useAuthorisation(): Authorisation {
  const authorisation = useAtomValue(authorisationAtom);
  return useSyncExternalStore(
    subscribeToNothing,
    () => authorisation,
    () => VISITOR,
  );
}
/** As `useAuthorisation`, the session alone. */
export const useSession = (): PlayerSession | null => sessionOf(useAuthorisation());
