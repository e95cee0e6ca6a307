/** The address whose code was missing when this tab last loaded itself anew. */
const KEY = 'reloaded-for-code';

/** How Chromium, Firefox, Safari and the bundler say that a file of a page could not be had. None of them tells a status. */
const SAYINGS = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Whether a page broke because a file of its code or its styles could not be fetched. */
export const isMissingCode = (error: unknown): boolean => error instanceof Error && SAYINGS.test(error.message);

/**
 * After a rollout the files that an open page names may be gone for good; only the new page names the new ones. Loads the
 * page anew if its server answers, so that whoever is offline keeps what they have, and once for an address, so that a
 * release without the file never loads in a circle.
 * @param signal the player has left the broken page
 * @returns whether the page is being loaded anew
 */
export async function reloadForNewCode(signal: AbortSignal): Promise<boolean> {
  const { pathname } = location;
  try {
    if (sessionStorage.getItem(KEY) === pathname) return false;
    const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
    if (!ok || signal.aborted) return false;
    sessionStorage.setItem(KEY, pathname);
  } catch {
    // Offline, left, or without a memory of having been here.
    return false;
  }
  location.reload();
  return true;
}
