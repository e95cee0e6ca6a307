/** A§9 first-login flag: the id of the player who has seen the welcome in this browser. */
const KEY = 'first-login';
// Where storage is blocked, the flag at least lasts as long as the page.
let here: string | null = null;

export function wasWelcomed(playerId: string): boolean {
  if (here === playerId) return true;
  try {
    return localStorage.getItem(KEY) === playerId;
  } catch {
    return false;
  }
}

export function rememberWelcomed(playerId: string): void {
  here = playerId;
  try {
    localStorage.setItem(KEY, playerId);
  } catch {
    // Storage is blocked: the flag lasts as long as the page.
  }
}
