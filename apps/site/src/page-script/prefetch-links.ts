/**
 * Fetches the page of a link that a mouse or finger is on: until the app runs, links are navigations, and the page is there
 * by the time the press ends.
 * It imports nothing: a file of the page script cannot import another one.
 * @param pair the locale prefix: pages of other bundles and files are not prefetched
 */
export function prefetchLinks(pair: string): () => void {
  const asked = new Set([location.pathname]);
  const ask = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    // What has no page of its own, the app opens.
    if (!link || link.target === '_blank' || link.origin !== location.origin || 'byApp' in link.dataset) return;
    if (link.pathname !== `/${pair}` && !link.pathname.startsWith(`/${pair}/`)) return;
    const address = `${link.pathname}${link.search}`;
    if (asked.has(address)) return;
    asked.add(address);
    const prefetch = document.createElement('link');
    prefetch.rel = 'prefetch';
    prefetch.href = address;
    document.head.append(prefetch);
  };
  const events = ['pointerover', 'touchstart'] as const;
  for (const name of events) addEventListener(name, ask, { passive: true });
  return () => {
    for (const name of events) removeEventListener(name, ask);
  };
}
