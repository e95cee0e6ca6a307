import type { LoginOrigin } from './path-after-login.ts';

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
