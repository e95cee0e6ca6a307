/** B§9 hide-wagering-popup flag: the bonus whose progress the player has hidden over games in this browser. */
const KEY = 'hide-wagering-popup';
// Where storage is blocked, the flag at least lasts as long as the page.
let here: string | null = null;

export function isProgressHidden(assignmentId: string): boolean {
  if (here === assignmentId) return true;
  try {
    return localStorage.getItem(KEY) === assignmentId;
  } catch {
    return false;
  }
}

export function hideProgress(assignmentId: string): void {
  here = assignmentId;
  try {
    localStorage.setItem(KEY, assignmentId);
  } catch {
    // Storage is blocked: the flag lasts as long as the page.
  }
}
