/** Ends the session. @returns whether the site should stay on its page (A§2) */
export type LogOut = () => Promise<{ readonly stay: boolean }>;

let current: LogOut | null = null;

/** Sets the logout function. Auth does this when it starts, so that other domains need not import it. */
export function provideLogOut(next: LogOut): void {
  current = next;
}

/** Logs the player out. @throws before auth has started */
export const logOut: LogOut = () => {
  if (!current)
    throw new Error('logOut was called before auth started. Call startAuth first (apps/site/src/main.tsx).');
  return current();
};
