import type { PageBlock } from '@baize/boot';

/** Where the app keeps it (`rememberLoginOrigin`). */
const ORIGIN = 'login-origin';

/**
 * Remembers the page for a sign-up, which has a page of its own and leads back here (A§2), as `KeepLoginOrigin` does where
 * the app runs. A page that stands without the app has no query, so its link brought no code; one remembered before is kept.
 */
export function keepLoginOrigin({ isForm }: Pick<PageBlock, 'isForm'>): void {
  // The sign-up itself: nobody returns to it.
  if (isForm) return;
  try {
    const before = JSON.parse(sessionStorage.getItem(ORIGIN) ?? '{}') as object;
    sessionStorage.setItem(ORIGIN, JSON.stringify({ ...before, path: location.pathname + location.hash }));
  } catch {
    // Without storage, a sign-up leads home.
  }
}
