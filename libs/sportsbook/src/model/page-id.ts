import type { PageId } from '@baize/contracts/events';

/** Addresses below the sportsbook that the documents name: the vendor's own pages, shown in its frame. */
const VENDOR_PAGES = ['live-betting', 'bet-history'] as const;

/**
 * Returns the documents' name of a sportsbook page (B§2).
 * @param segments of the address after the locale
 */
export const pageIdOf = ([, page]: readonly string[]): PageId =>
  VENDOR_PAGES.find((name) => name === page) ?? 'sport-base';
