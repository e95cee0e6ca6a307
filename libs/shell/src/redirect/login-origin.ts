import type { LoginOrigin } from './path-after-login.ts';

/** In the tab's own storage: it outlives a reload and a sign-up, and no other tab's log-in follows it. */
const KEY = 'login-origin';

/** Where storage is blocked, a page keeps it for as long as it is open. */
let kept: LoginOrigin | null = null;

/** What was remembered last; null where that is nothing or garbage. */
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

/** Remembers where a log-in should lead; null forgets it. */
export function rememberLoginOrigin(origin: LoginOrigin | null): void {
  kept = origin;
  try {
    if (origin === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(origin));
  } catch {
    // Blocked or full: this page still knows.
  }
}
