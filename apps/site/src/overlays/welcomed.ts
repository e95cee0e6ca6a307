/** A§9 first-login flag: the player whose welcome this browser has shown. */
const KEY = 'first-login';
// Where storage is blocked, at least this page does not ask twice.
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
    // See above.
  }
}
