import { matchRoutes, type createBrowserRouter, type RouteObject } from 'react-router-dom';

/**
 * Segments named by third parties, such as a studio's game id or an event of the feed. Their case must not be changed.
 */
const FOREIGN = /\/play\/[a-z]+\/:id|^sportsbook\//;

/**
 * Returns the canonical address of a page: words of the route table as written there, slugs in lower case as in
 * the data, no trailing slash. The server has no route table, so a page requested in another form corrects its own
 * address. `resolveLocalePath` has corrected doubled slashes and the locale before.
 * @param pathname as in the address bar, with the locale prefix
 */
export function canonicalPath(routes: RouteObject[], pathname: string): string {
  const plain = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  const pattern = (matchRoutes(routes, plain) ?? [])
    .flatMap(({ route }) => route.path?.replace(/^\//, '') ?? [])
    .join('/')
    .split('/');
  if (pattern.length === 1 && pattern[0] === '') return plain;
  const foreign = FOREIGN.test(pattern.slice(1).join('/'));
  return plain
    .split('/')
    .map((segment, index) => {
      const name = pattern[index - 1];
      if (index === 0 || name === undefined || name === '*') return segment;
      if (!name.startsWith(':')) return name;
      return foreign || segment.includes('%') ? segment : segment.toLowerCase();
    })
    .join('/');
}

/**
 * Redirects every navigation within the site to the canonical address of its page: one history entry, with query, hash
 * and state.
 */
export function keepCanonical(router: ReturnType<typeof createBrowserRouter>, routes: RouteObject[]): void {
  router.subscribe(() => {
    const {
      location: { pathname, search, hash, state },
      navigation,
    } = router.state;
    const canonical = navigation.state === 'idle' ? canonicalPath(routes, pathname) : pathname;
    if (canonical !== pathname)
      void router.navigate({ pathname: canonical, search, hash }, { replace: true, state, preventScrollReset: true });
  });
}
