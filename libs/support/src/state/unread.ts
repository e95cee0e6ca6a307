const KEY = 'support-unread';
/** More than any badge shows; larger numbers in storage or from the vendor are capped here. */
export const MOST_UNREAD = 999;

/** The count where storage is blocked; lasts as long as the page. */
let kept = 0;

/** Returns a valid count for any input. */
export const countOf = (value: unknown): number => {
  const count = typeof value === 'number' ? value : Number.NaN;
  return Number.isFinite(count) ? Math.min(MOST_UNREAD, Math.max(0, Math.floor(count))) : 0;
};

/** Returns the unread count from session storage (B§2), so that it survives a reload. */
export function readUnread(): number {
  try {
    const stored = sessionStorage.getItem(KEY);
    return stored === null ? kept : countOf(/^\d+$/.test(stored) ? Number(stored) : 0);
  } catch {
    return kept;
  }
}

/** Stores the count. If storage is blocked or full, it lasts as long as the page. */
export function keepUnread(count: number): void {
  kept = countOf(count);
  try {
    if (kept === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, String(kept));
  } catch {
    // Storage is blocked or full: the page keeps the value itself.
  }
}
