import { safeRedirect } from '../safe-redirect.ts';
import { broughtBy } from './brought.ts';

/** Where somebody was before they logged in, and the bonus code and campaign that brought them (A§2). */
export interface LoginOrigin {
  /** Path with query and hash, locale prefix included. */
  readonly path: string;
  readonly bonusCode: string | null;
  readonly campaign: string | null;
}

/** Pages that nobody returns to after a log-in (A§2 excluded-path list): the documents do not show it. What is below them counts as well. */
export const EXCLUDED_PATHS = [
  'signup',
  'reset-password',
  'closed-account',
  'accept-terms-condition',
  '401',
  '403',
  '404',
  '500',
  'oops',
  'restricted',
  'region-blocked',
  'maintenance',
] as const;

/** @param home the locale's root, `/en-UN` */
export function isExcludedPath(pathname: string, home: string): boolean {
  // The router reads addresses in any case.
  const here = pathname.toLowerCase();
  return EXCLUDED_PATHS.some(
    (path) => here === `${home}/${path}`.toLowerCase() || here.startsWith(`${home}/${path}/`.toLowerCase()),
  );
}

/**
 * What to remember of a place where a visitor is. A page that nobody returns to leaves the one before it in place, so
 * that a path outlives a sign-up; a bonus code and a campaign stay until others come.
 */
export function loginOriginAt(
  location: { readonly pathname: string; readonly search: string; readonly hash: string },
  home: string,
  before: LoginOrigin | null,
): LoginOrigin {
  const here = broughtBy(location.search);
  const brought = {
    bonusCode: here.bonusCode ?? before?.bonusCode ?? null,
    campaign: here.campaign ?? before?.campaign ?? null,
  };
  if (isExcludedPath(location.pathname, home)) return { path: before?.path ?? home, ...brought };
  // `#login` opened the popup (A§2) and would open it again.
  return {
    path: `${location.pathname}${location.search}${location.hash === '#login' ? '' : location.hash}`,
    ...brought,
  };
}

function withBonusCode(path: string, bonusCode: string | null): string {
  if (bonusCode === null) return path;
  const url = new URL(path, 'https://site.invalid');
  if (url.searchParams.get('bonusCode') === bonusCode) return path;
  url.searchParams.set('bonusCode', bonusCode);
  return `${url.pathname}${url.search}${url.hash}`;
}

/**
 * Where a log-in leads (A§2): to the stored path if it is one of ours and none of the excluded, else home; the bonus code
 * comes along. Never off the site or out of the locale, whatever storage holds (ruling 6).
 * @param home the locale's root, `/en-UN`
 * @param redirectAllowed the brand's switch "allow redirect after login" (A§1); without it everybody lands at home
 */
export function pathAfterLogin({
  origin,
  home,
  redirectAllowed,
}: {
  readonly origin: LoginOrigin | null;
  readonly home: string;
  readonly redirectAllowed: boolean;
}): string {
  const stored = redirectAllowed ? safeRedirect(origin?.path, home) : home;
  const [pathname = home] = stored.split(/[?#]/, 1);
  return withBonusCode(isExcludedPath(pathname, home) ? home : stored, origin?.bonusCode ?? null);
}

/**
 * Where a log-out leads (A§2): the default page, unless the answer says to stay. Null: nowhere.
 * @param stay the log-out answer
 */
export const pathAfterLogout = (stay: boolean, home: string): string | null => (stay ? null : home);
