import type { PageId } from '@baize/contracts/events';
import type { DomainModule } from '@baize/shell';
import { findRoute } from '@baize/shell/find-route';

/**
 * Returns the documents' name of a page (A§2, B§2), under which events record it; null where they have none.
 * @param pathname with the locale prefix: `/en-UN/online-casino/slots`
 */
export function pageIdOf(modules: readonly DomainModule[], pathname: string, brand: string): PageId | null {
  const [, ...segments] = pathname.split('/').filter((segment) => segment !== '');
  const route = findRoute(
    modules.flatMap(({ routes, redirects = [] }) => [...routes, ...redirects]),
    segments.join('/'),
    { brand },
  );
  if (!route || !('pageId' in route) || route.pageId === undefined) return null;
  return typeof route.pageId === 'function' ? route.pageId(segments) : route.pageId;
}
