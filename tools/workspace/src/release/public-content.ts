import { buildCatalogue } from '@baize/catalogue';
import type { ContentDocument } from '@baize/contracts/content';
import { readContent } from '../../../../apps/api/src/ports/content-source/sanity.ts';
import type { PublicEntries } from '../../../../apps/site/src/public-pages.ts';

/** One entry of the content service with an address of its own. */
export interface PublicEntry {
  readonly slug: string;
  /** ISO date-time of its last change. */
  readonly updatedAt: string;
  /** Markets in which it is shown; null for all. */
  readonly markets: readonly string[] | null;
  readonly excludedMarkets?: readonly string[];
  /** Brands that show it; empty or left out for all. */
  readonly brands?: readonly string[];
  /** Languages in which it exists; left out for all, since English answers for the rest. */
  readonly locales?: readonly string[];
  readonly jackpot?: boolean;
}
export type PublicContent = Readonly<Record<PublicEntries, readonly PublicEntry[]>>;

/** A promotion as far as its place in a sitemap asks. */
interface Dated { readonly authorized?: string; readonly startDate?: string | null; readonly endDate?: string | null; readonly markets?: readonly string[]; readonly brands?: readonly string[] }

/** What everybody may open, out of all documents: no drafts of the week, nothing for players only, no restricted studio. */
export function publicContent(documents: readonly ContentDocument[]): PublicContent {
  const byId = new Map(documents.map((document) => [document._id, document]));
  const lists: Record<PublicEntries, PublicEntry[]> = { pages: [], casinoGames: [], liveCasinoGames: [], promotions: [], games: [] };
  for (const document of documents) {
    const entry = (slug: string, more: Omit<PublicEntry, 'slug' | 'updatedAt'>): PublicEntry => ({ slug, updatedAt: document._updatedAt, ...more });
    switch (document._type) {
      // B§5: terms appear only where their title exists in the language.
      case 'staticPage': lists.pages.push(entry(document.slug.current, { markets: null, excludedMarkets: document.excludedMarkets, ...(document.slug.current === 'terms' ? { locales: Object.keys(document.title) } : {}) })); break;
      case 'category': if (document.visibleInMenu || document.visibleInLobby) lists[document.lobby].push(entry(document.id, { markets: null, jackpot: document.id === 'jackpots' })); break;
      case 'game': {
        const provider = byId.get(document.provider._ref);
        const sub = document.subProvider ? byId.get(document.subProvider._ref) : undefined;
        if (!document.demo || document.type !== 'casinoGames' || provider?._type !== 'provider' || (sub?._type === 'subProvider' && sub.excluded)) break;
        lists.games.push(entry(document.slug.current, { markets: provider.markets, jackpot: document.jackpotExist }));
        break;
      }
      default: {
        // Offers that begin and end would make the file wrong by itself, so only lasting ones are named.
        const { _type: type, slug, authorized, startDate, endDate, markets, brands } = document as { _type: string; slug?: { current: string } } & Dated;
        if (type === 'promotion' && slug && authorized !== 'authorized' && !startDate && !endDate) lists.promotions.push(entry(slug.current, { markets: markets ?? null, ...(brands ? { brands } : {}) }));
      }
    }
  }
  for (const list of Object.values(lists)) list.sort((a, b) => (a.slug < b.slug ? -1 : 1));
  return lists;
}

/** The content that a release describes: the hosted project's where one is configured (README, `CONTENT_SOURCE_URL`), else the data set of the repository. */
export async function readPublicContent(env: NodeJS.ProcessEnv): Promise<PublicContent> {
  const url = env['CONTENT_SOURCE_URL'];
  return publicContent(url ? await readContent(url) : buildCatalogue());
}
