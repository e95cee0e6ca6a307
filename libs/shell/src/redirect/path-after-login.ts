import { safeRedirect } from '../safe-redirect.ts';
import { isExcludedPath, type LoginOrigin } from './login-origin.ts';

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
