import type { SportsPage, SportsPath } from '@baize/contracts/sportsbook-messages';

/** Addresses of the vendor's own pages (B§2), by the frame's names. */
const PAGES: Readonly<Record<string, SportsPage>> = { 'live-betting': 'live', 'bet-history': 'history' };

/** A place in the sportsbook: a section, or one of the vendor's own pages. */
export interface SportsPlace {
  readonly path: SportsPath;
  readonly page?: SportsPage | undefined;
}
const PARTS = ['category', 'region', 'competition', 'event'] as const;

/** Returns the place that an address names. */
export function placeOf(params: Readonly<Partial<Record<(typeof PARTS)[number], string>>>): SportsPlace {
  const page = PAGES[params.category ?? ''];
  if (page !== undefined) return { path: {}, page };
  const path: SportsPath = {};
  for (const part of PARTS) {
    const slug = params[part];
    if (slug === undefined) break;
    path[part] = slug;
  }
  return { path };
}

/** Returns the segments of a place's address below `sportsbook`. A part without the one above it has no address. */
export function segmentsOf({ path, page }: SportsPlace): string[] {
  const own = Object.entries(PAGES).find(([, name]) => name === page)?.[0];
  if (own !== undefined) return [own];
  const segments: string[] = [];
  for (const part of PARTS) {
    const slug = path[part];
    if (slug === undefined) break;
    segments.push(slug);
  }
  return segments;
}
