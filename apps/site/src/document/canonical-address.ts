import { matchRoutes, type createBrowserRouter, type RouteObject } from 'react-router-dom';

/** Places that other parties name: a game's id at its studio, an event of the feed. Their letters are not ours to change. */
const FOREIGN = /\/play\/[a-z]+\/:id|^sportsbook\//;

/**
 * The one way to write the address of a page: words of the route table as they stand there, slugs in small letters as in
 * the data, no slash at the end. The server knows no route table, so a page that is asked for in another way mends its own
 * address; doubled slashes and the locale are mended before (`resolveLocalePath`).
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

/** Leads every navigation within the site on to the canonical address of its page: one entry in the history, with query, hash and state. */
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
