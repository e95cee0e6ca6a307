const KEY = 'baize.recent-searches';
const KEPT = 6;

/** What was searched for in this browser, newest first; storage that is blocked remembers nothing. */
export function recentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((entry): entry is string => typeof entry === 'string').slice(0, KEPT)
      : [];
  } catch {
    return [];
  }
}

/** Remembers a search for the time of the visit. */
export function rememberSearch(text: string): void {
  const wanted = text.trim();
  if (wanted.length < 2) return;
  try {
    sessionStorage.setItem(
      KEY,
      JSON.stringify([wanted, ...recentSearches().filter((entry) => entry !== wanted)].slice(0, KEPT)),
    );
  } catch {
    // Blocked or full storage: searching works without remembering.
  }
}
