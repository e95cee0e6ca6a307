/** What this tab knows of the notice about the player's home site; lasts as long as the tab (decision 0056). */
type Mark = 'home-site-dismissed' | 'home-site-shown';

export function hasMark(mark: Mark): boolean {
  try {
    return sessionStorage.getItem(mark) !== null;
  } catch {
    // Storage is blocked, or the page is rendered without a browser.
    return false;
  }
}

export function setMark(mark: Mark, isSet = true): void {
  try {
    if (isSet) sessionStorage.setItem(mark, 'true');
    else sessionStorage.removeItem(mark);
  } catch {
    // Storage is blocked: the next page says it again.
  }
}
