/** What the address alone says about a page, without a route table (B§2). */
export interface PageReading {
  /** True for the locale's own address. */
  readonly home: boolean;
  /** First segment after the locale. */
  readonly rootPageId: string | null;
  /** The segment before the last; in the sportsbook also a nested one. */
  readonly parentPageId: string | null;
  /** The last segment. */
  readonly pageId: string | null;
}

/**
 * Reads page, parent and root from the segments after the locale (B§2).
 * @param pathname with the locale prefix: `/en-UN/online-casino/slots`
 */
export function readPage(pathname: string): PageReading {
  const [, ...segments] = pathname.split('/').filter((segment) => segment !== '');
  const root = segments[0] ?? null;
  return {
    home: root === null,
    rootPageId: root,
    parentPageId: segments.at(-2) ?? null,
    pageId: segments.at(-1) ?? null,
  };
}
