/** How long the page waits for its stylesheets before it goes on without, in milliseconds. */
const PATIENCE_MS = 3000;

/**
 * Puts the stylesheets on that a prerendered page has brought along without using them: it carries the rules of its own
 * markup, and whatever scripts add is drawn after these are there. Never fails.
 */
export async function putOnStyles(page: Document): Promise<void> {
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
      setTimeout(resolve, PATIENCE_MS);
    }),
  ]);
}
