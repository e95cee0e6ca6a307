/** Where this tab keeps what it knows of the notice about the player's home site (decision 0056). */
const KEY = 'home-site';

/**
 * Tells whether the notice was shown in this tab, or dismissed; null if neither, and where storage is blocked or a page is
 * rendered without a browser: then the next page says it again.
 */
export function readHomeSite(): 'shown' | 'dismissed' | null {
  try {
    return sessionStorage.getItem(KEY) as 'shown' | 'dismissed' | null;
  } catch {
    return null;
  }
}

/** @param next null if the player has no other home site */
export function keepHomeSite(next: 'shown' | 'dismissed' | null): void {
  try {
    if (next === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, next);
  } catch {
    // The next page says it again.
  }
}
