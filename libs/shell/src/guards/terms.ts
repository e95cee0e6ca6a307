import { queryOptions } from '@tanstack/react-query';
import { termsVersion, type ContentResult } from '@baize/contracts/content-queries';
import { RESET_PASSWORD_PATH } from '@baize/contracts/reset-password-path';
import { queryContent } from '@baize/http';
import { ACCEPT_TERMS_PATH } from '../paths.ts';

/** A§3 Terms version: the version that a player has to accept, and since when. */
export type TermsVersion = NonNullable<ContentResult<typeof termsVersion>>;

/** Queries the current version of the terms; null if the content service has none. */
export const termsVersionQuery = queryOptions({
  queryKey: ['content', 'terms-version'],
  queryFn: ({ signal }) => queryContent(termsVersion, {}, signal),
});

/**
 * Pages that stay open before updated terms are accepted: those of the documents (A§2) with the pages below them;
 * responsible gambling, because no one may be prevented from restricting themselves, and support, which a player on a
 * break keeps (ruling 19). The email's link to a new password opens at once, because the redirect would lose its key.
 * Home is open as well.
 */
const OPEN_PATHS = [
  'my-account',
  ACCEPT_TERMS_PATH,
  'responsible-gambling',
  'contact-live-chat',
  RESET_PASSWORD_PATH,
] as const;

/**
 * Tells whether the accepted version is older than the current one, compared as numbers: 10 is newer than 9 (A§5).
 * False if either is unknown.
 */
export function termsOutdated(accepted: number | null | undefined, current: number | null | undefined): boolean {
  return typeof accepted === 'number' && typeof current === 'number' && current > accepted;
}

/**
 * A§2 guard "updated terms": decides whether a page may be shown or the new terms come first.
 * @param accepted the version that the signed-in player has accepted; null for a visitor and until it is known
 * @param current the server's version; null until it is known
 * @param home the locale's root, `/en-UN`
 */
export function termsDecision({
  accepted,
  current,
  pathname,
  home,
}: {
  readonly accepted: number | null | undefined;
  readonly current: number | null | undefined;
  readonly pathname: string;
  readonly home: string;
}): 'pass' | 'accept' {
  if (!termsOutdated(accepted, current)) return 'pass';
  const here = pathname.replace(/\/+$/, '').toLowerCase();
  const open =
    here === home.toLowerCase() ||
    OPEN_PATHS.some(
      (path) => here === `${home}/${path}`.toLowerCase() || here.startsWith(`${home}/${path}/`.toLowerCase()),
    );
  return open ? 'pass' : 'accept';
}

/** A§9 "updated terms" flag: a login found terms that are newer than the player's. */
const FLAG = 'updated-terms';

export function flagUpdatedTerms(updated: boolean): void {
  try {
    if (updated) localStorage.setItem(FLAG, 'true');
    else localStorage.removeItem(FLAG);
  } catch {
    // Storage is blocked: the guard still compares the versions.
  }
}
