/** Where the tab keeps a sign-up that is not finished. */
const KEY = 'sign-up';
/** As long as the server goes on with one (its registration cookie): afterwards nobody is asked for the rest. */
const KEPT_MS = 3_600_000;

/** What the tab keeps under the key, with the hour in which it ends; null where there is nothing, or storage is blocked. */
export function recallSignUp(): unknown {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { readonly state?: unknown; readonly until?: unknown } | null;
    return typeof kept?.until === 'number' && kept.until > Date.now() ? kept.state : null;
  } catch {
    return null;
  }
}

/** Keeps it in this tab, through a reload and no longer than the tab is open; null forgets it. Never hand in a password. */
export function rememberSignUp(state: object | null): void {
  try {
    if (state === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ state, until: Date.now() + KEPT_MS }));
  } catch {
    // Without storage a reload begins anew.
  }
}
