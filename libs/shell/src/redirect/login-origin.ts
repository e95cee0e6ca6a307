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

/** In session storage: it survives a reload and a sign-up, and does not affect logins in other tabs. */
const KEY = 'login-origin';

/** The value where storage is blocked; lasts as long as the page. */
let kept: LoginOrigin | null = null;

/** Returns the remembered origin; null if there is none or it is invalid. */
export function readLoginOrigin(): LoginOrigin | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<LoginOrigin> | null;
    if (typeof stored?.path !== 'string') return kept;
    return {
      path: stored.path,
      bonusCode: typeof stored.bonusCode === 'string' ? stored.bonusCode : null,
      campaign: typeof stored.campaign === 'string' ? stored.campaign : null,
    };
  } catch {
    return kept;
  }
}

/** Remembers where a login should lead; null forgets it. */
export function rememberLoginOrigin(origin: LoginOrigin | null): void {
  kept = origin;
  try {
    if (origin === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(origin));
  } catch {
    // Storage is blocked or full: the page keeps the value itself.
  }
}
