import type { LocalePair } from '@baize/brand';

/** Returns the address of the same page in another bundle: only the locale prefix changes. */
export function addressInPair(
  next: LocalePair,
  current: LocalePair,
  { pathname, search, hash }: { readonly pathname: string; readonly search: string; readonly hash: string },
): string {
  return `/${next}${pathname.slice(current.length + 1)}${search}${hash}`;
}
