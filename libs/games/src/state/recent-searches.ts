const KEY = 'baize.recent-searches';
const KEPT = 6;

/** Returns the searches of this visit, newest first; empty if storage is blocked. */
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
    // Storage is blocked or full: search works without remembering.
  }
}
