const KEY = 'support-unread';
/** More than any badge shows; also what a strange number in storage or from the vendor is held to. */
export const MOST_UNREAD = 999;

/** Where storage is blocked, a page keeps the count for as long as it is open. */
let kept = 0;

/** A count that can be shown, whatever was given. */
export const countOf = (value: unknown): number => {
  const count = typeof value === 'number' ? value : Number.NaN;
  return Number.isFinite(count) ? Math.min(MOST_UNREAD, Math.max(0, Math.floor(count))) : 0;
};

/** B§2: the unread count lives in session storage, so that a reload still tells of it. */
export function readUnread(): number {
  try {
    const stored = sessionStorage.getItem(KEY);
    return stored === null ? kept : countOf(/^\d+$/.test(stored) ? Number(stored) : 0);
  } catch {
    return kept;
  }
}

/** Keeps the count; storage that is blocked or full loses it with the page. */
export function keepUnread(count: number): void {
  kept = countOf(count);
  try {
    if (kept === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, String(kept));
  } catch {
    // Blocked or full: this page still knows.
  }
}
