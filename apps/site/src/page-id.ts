import { matchPath } from 'react-router-dom';
import type { PageId } from '@baize/contracts/events';
import type { DomainModule } from '@baize/shell';

/**
 * Returns the documents' name of a page (A§2, B§2), under which events record it; null where they have none.
 * @param pathname with the locale prefix: `/en-UN/online-casino/slots`
 */
export function pageIdOf(modules: readonly DomainModule[], pathname: string): PageId | null {
  const [, ...segments] = pathname.split('/').filter((segment) => segment !== '');
  const path = `/${segments.join('/')}`;
  // Static addresses first, as the router ranks them: a play address is not a lobby category.
  const route = modules
    .flatMap(({ routes, redirects = [] }) => [...routes, ...redirects])
    .filter((one) => matchPath(`/${one.path}`, path) !== null)
    .sort((a, b) => (a.path.match(/[:*]/g)?.length ?? 0) - (b.path.match(/[:*]/g)?.length ?? 0))[0];
  if (!route || !('pageId' in route) || route.pageId === undefined) return null;
  return typeof route.pageId === 'function' ? route.pageId(segments) : route.pageId;
}
