/** Adds to the record that session storage has under a key, or begins one. Without storage, nothing is kept. */
export function addToStored(key: string, more: Readonly<Record<string, unknown>>): void {
  try {
    const before = JSON.parse(sessionStorage.getItem(key) ?? '{}') as object;
    sessionStorage.setItem(key, JSON.stringify({ ...before, ...more }));
  } catch {
    // Storage is blocked or full.
  }
}
