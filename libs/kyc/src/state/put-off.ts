/** A§5, A§9: the source-of-wealth popup's state. Holds the request that the player wants to answer later. */
const KEY = 'source-of-wealth-popup';
// Where storage is blocked, the answer at least lasts as long as the page.
let here: string | null = null;

/** Tells whether the player has put off this request. */
export function isPutOff(request: string): boolean {
  if (here === request) return true;
  try {
    return localStorage.getItem(KEY) === request;
  } catch {
    return false;
  }
}

/** Keeps that the player wants to answer this request later. */
export function putOff(request: string): void {
  here = request;
  try {
    localStorage.setItem(KEY, request);
  } catch {
    // Storage is blocked: the answer lasts as long as the page.
  }
}

/** Forgets what was put off, because everything has been sent. */
export function forgetPutOff(): void {
  here = null;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
