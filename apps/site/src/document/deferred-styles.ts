/** How long the page waits for its stylesheets before it continues without them, in milliseconds. */
const TIMEOUT_MS = 3000;

/**
 * Applies the complete stylesheets of a prerendered page and waits for them. The page itself contains only the rules
 * for its own markup; content that scripts add is rendered after the stylesheets are loaded. Never fails.
 */
export async function applyDeferredStyles(page: Document): Promise<void> {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[data-later]')];
  const arrived = links
    .filter(({ sheet }) => sheet === null)
    .map(
      (link) =>
        new Promise<void>((resolve) => {
          for (const event of ['load', 'error'] as const) link.addEventListener(event, () => resolve(), { once: true });
        }),
    );
  for (const link of links) link.media = 'all';
  await Promise.race([
    Promise.all(arrived),
    new Promise((resolve) => {
      setTimeout(resolve, TIMEOUT_MS);
    }),
  ]);
}
