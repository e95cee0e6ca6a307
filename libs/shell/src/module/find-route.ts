import { matchPath, matchRoutes } from 'react-router-dom';

/** Returns a route's pattern for a brand: `{brand}` stands for its id. */
export const routePattern = (path: string, brand: string): string => path.replace('{brand}', brand);

/** Returns an address as the router sees it: one leading slash, no closing slash, query or hash. */
const routerPath = (address: string): string => `/${(address.split(/[?#]/, 1)[0] ?? '').replace(/^\/+|\/+$/g, '')}`;

export interface FindRouteOptions {
  readonly brand: string;
  /** True for an address that must already be written as the route is; by default letter case does not count. */
  readonly caseSensitive?: boolean;
}

/**
 * Returns the route that answers an address; null where none does. The router's own matcher decides, so every caller
 * sees the page that a visitor sees: static segments come before parameters, and parameters before `*`.
 * @param address under the locale prefix, with or without a leading slash; query and hash do not count
 */
export function findRoute<Route extends { readonly path: string }>(
  routes: readonly Route[],
  address: string,
  { brand, caseSensitive = false }: FindRouteOptions,
): Route | null {
  const patterns = routes.map((route) => ({ path: `/${routePattern(route.path, brand)}`, caseSensitive, route }));
  return matchRoutes(patterns, routerPath(address))?.[0]?.route.route ?? null;
}

/** Tells whether an address fits a route's pattern, whichever route answers it. Both are under the locale prefix. */
export function fitsRoute(path: string, address: string, { brand, caseSensitive = false }: FindRouteOptions): boolean {
  return matchPath({ path: `/${routePattern(path, brand)}`, caseSensitive }, routerPath(address)) !== null;
}
