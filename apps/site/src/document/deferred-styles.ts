/** How long the page waits for its stylesheets before it continues without them, in milliseconds. */
const TIMEOUT_MS = 3000;

/**
 * Adds the complete stylesheets of a prerendered page and waits for them. The page itself contains only the rules for its
 * own markup; content that scripts add is rendered after the stylesheets are loaded. Never fails.
 * @param styles their addresses, in order
 */
export async function applyDeferredStyles(page: Document, styles: readonly string[]): Promise<void> {
  const arrived = styles
    .filter((href) => page.querySelector(`link[rel="stylesheet"][href="${href}"]`) === null)
    .map(
      (href) =>
        new Promise<void>((resolve) => {
          const link = page.createElement('link');
          link.rel = 'stylesheet';
          link.crossOrigin = 'anonymous';
          for (const event of ['load', 'error'] as const) link.addEventListener(event, () => resolve(), { once: true });
          link.href = href;
          page.head.append(link);
        }),
    );
  await Promise.race([
    Promise.all(arrived),
    new Promise((resolve) => {
      setTimeout(resolve, TIMEOUT_MS);
    }),
  ]);
}
