/** Runs in the page before its own code: stores the cookie choice of an earlier visit. */
export function rememberRefusal(): void {
  try {
    localStorage.setItem('cookies-consent-id', '7d5f1f5e-2f0a-4f3e-9f43-0f1f6c1d9a10');
    localStorage.setItem(
      'cookie-options',
      JSON.stringify({ version: 1, essentials: true, performanceFunctional: false, marketing: false }),
    );
  } catch {
    // Frames of other origins may have no storage.
  }
}
