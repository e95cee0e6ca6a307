export type LobbyType = 'casino' | 'live-casino' | 'sportsbook';

/** What an address says of itself, without any route table (B§2). */
export interface PageReading {
  /** The locale's own address is home. */
  readonly home: boolean;
  /** First segment after the locale. */
  readonly rootPageId: string | null;
  /** The segment before the last; in the sportsbook also a nested one. */
  readonly parentPageId: string | null;
  /** The last segment. */
  readonly pageId: string | null;
  readonly lobby: LobbyType;
}

/** B§2: a path containing `live-casino-online` is the live casino's, one containing `online-casino` the casino's, any other the sportsbook's. */
export function lobbyTypeOf(pathname: string): LobbyType {
  // The longer name first: it contains neither of the other's words in that order, but a reader should not have to check.
  if (pathname.includes('live-casino-online')) return 'live-casino';
  return pathname.includes('online-casino') ? 'casino' : 'sportsbook';
}

/**
 * Reads page, parent and root from the segments after the locale (B§2).
 * @param pathname starts with the locale prefix: `/en-UN/online-casino/slots`
 */
export function readPage(pathname: string): PageReading {
  const [, ...segments] = pathname.split('/').filter((segment) => segment !== '');
  const root = segments[0] ?? null;
  return {
    home: root === null,
    rootPageId: root,
    parentPageId: segments.at(-2) ?? null,
    pageId: segments.at(-1) ?? null,
    lobby: lobbyTypeOf(pathname),
  };
}
