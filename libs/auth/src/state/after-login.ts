import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useCallback } from 'react';
import { sessionAtom, useSite } from '@baize/session';
import {
  ACCEPT_TERMS_PATH,
  flagUpdatedTerms,
  localePath,
  pathAfterLogin,
  profileQuery,
  readLoginOrigin,
  rememberLoginOrigin,
  termsOutdated,
  termsVersionQuery,
} from '@baize/shell';
import { loginAtom } from './login.ts';

/** The longest wait for the versions of the terms after login. The guard around the pages checks them later. */
const PATIENCE_MS = 3000;

/**
 * Tells whether the player must accept new terms (A§4: checked after login).
 * @returns false while either version is unknown
 */
async function meetsNewTerms(queryClient: QueryClient, playerId: string | undefined): Promise<boolean> {
  if (playerId === undefined) return false;
  const versions = Promise.all([
    queryClient.fetchQuery(profileQuery(playerId)),
    queryClient.fetchQuery({ ...termsVersionQuery, staleTime: 0 }),
  ]).then(
    ([profile, terms]) => termsOutdated(profile.termsAndConditionsAcceptedVersion, terms?.version),
    () => false,
  );
  const pause = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), PATIENCE_MS);
  });
  return Promise.race([versions, pause]);
}

/**
 * Where a player goes who has just logged in (A§2): to the terms if they are newer than what the player knows, with a
 * flag and the way on remembered; else to the stored path, or to the payload's own, which no terms keep from anyone's money
 * (ruling 19).
 */
export function useAfterLogin(): (redirectPath?: string | null) => Promise<string> {
  const { brand, market } = useSite();
  const queryClient = useQueryClient();
  const store = useStore();
  return useCallback(
    async (redirectPath = null) => {
      const home = localePath(market.pair, '');
      const wanted = pathAfterLogin({
        origin: readLoginOrigin(),
        home,
        redirectAllowed: brand.config.switches.allowRedirectAfterLogin,
      });
      const accept = await meetsNewTerms(queryClient, store.get(sessionAtom)?.playerId);
      flagUpdatedTerms(accept);
      store.set(loginAtom, (state) => ({ ...state, showUpdatedTnC: accept && redirectPath === null }));
      rememberLoginOrigin(accept ? { path: wanted, bonusCode: null, campaign: null } : null);
      return (
        redirectPath ?? (store.get(loginAtom).showUpdatedTnC ? localePath(market.pair, ACCEPT_TERMS_PATH) : wanted)
      );
    },
    [brand, market, queryClient, store],
  );
}
