/** The address whose code was missing when this tab last reloaded itself. */
const KEY = 'reloaded-for-code';

/**
 * The errors of Chromium, Firefox, Safari and the bundler for a file that could not be fetched. None of them gives a
 * status.
 */
const SAYINGS = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Tells whether a page broke because a file of its code or styles could not be fetched. */
export const isMissingCode = (error: unknown): boolean => error instanceof Error && SAYINGS.test(error.message);

/**
 * Reloads a page whose code is gone. After a rollout the files that an open page refers to may be deleted; only the new
 * page refers to the new ones. Reloads only if the server answers, so that offline players keep their page, and once
 * per address, so that a release without the file cannot cause an endless loop.
 * @param signal aborted when the player leaves the broken page
 * @returns whether the page is being reloaded
 */
export async function reloadForNewCode(signal: AbortSignal): Promise<boolean> {
  const { pathname } = location;
  try {
    if (sessionStorage.getItem(KEY) === pathname) return false;
    const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
    if (!ok || signal.aborted) return false;
    sessionStorage.setItem(KEY, pathname);
  } catch {
    // Offline, the player has left, or storage is blocked, so a loop could not be detected.
    return false;
  }
  location.reload();
  return true;
}
