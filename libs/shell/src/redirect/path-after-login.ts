import { safeRedirect } from '../safe-redirect.ts';
import { broughtBy } from './brought.ts';

/** Where a visitor was before they logged in, and the bonus code and campaign of their link (A§2). */
export interface LoginOrigin {
  /** Path with locale prefix, query and hash. */
  readonly path: string;
  readonly bonusCode: string | null;
  readonly campaign: string | null;
}

/**
 * Pages that a login never returns to, with the pages below them. The documents mention the list without showing it
 * (A§2 excluded-path list).
 */
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
 * Returns what to remember of the visitor's current page. On an excluded page the previous one is kept, so
 * that it survives a sign-up; a bonus code and a campaign are kept until others replace them.
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
 * Returns where a login leads (A§2): to the stored path if it is within the site and not excluded, else home. The bonus
 * code is added. Never leads off the site or out of the locale, whatever is stored (ruling 6).
 * @param home the locale's root, `/en-UN`
 * @param redirectAllowed the brand's switch "allow redirect after login" (A§1); without it every login leads home
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
 * Returns where a logout leads (A§2): to the default page, or null if the answer says to stay.
 * @param stay from the logout's answer
 */
export const pathAfterLogout = (stay: boolean, home: string): string | null => (stay ? null : home);
