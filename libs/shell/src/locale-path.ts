import { useCallback } from 'react';
import type { LocalePair } from '@baize/brand';
import { useSite } from '@baize/session';

/** Adds the locale prefix to a path: `my-account/banking` → `/en-UN/my-account/banking`; empty or a hash is home. */
export function localePath(pair: LocalePair, path: string): string {
  const rest = path.replace(/^\/+/, '');
  return rest === '' || rest.startsWith('#') ? `/${pair}${rest}` : `/${pair}/${rest}`;
}

export function useLocalePath(): (path: string) => string {
  const { market } = useSite();
  return useCallback((path) => localePath(market.pair, path), [market.pair]);
}

/** Returns a location as a path that can be stored and opened again. */
export const currentPath = (location: {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}): string => `${location.pathname}${location.search}${location.hash}`;
