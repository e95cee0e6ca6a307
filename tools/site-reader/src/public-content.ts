import { join } from 'node:path';
import { MARKETS, soleCountry, type BrandCapabilities } from '@baize/brand';
import type { ContentDocument, GameDocument, ProviderDocument, SubProviderDocument } from '@baize/contracts/content';
import { visibilityOf } from '@baize/contracts/game-visibility';
import { pagePath, promotionCategoryPath, promotionPath, promotionTagPath } from '@baize/content/paths';
import { GAME_PATHS } from '@baize/games/paths';
import type { SiteRoute } from './route-table.ts';
import { keptText } from './known.ts';

/** An entry of the content service that has an address. */
export interface PublicEntry {
  /** Path under the locale prefix. */
  readonly path: string;
  /** ISO date-time of its last change. */
  readonly updatedAt: string;
  /** Markets that show it; null for all. */
  readonly markets: readonly string[] | null;
  readonly excludedMarkets?: readonly string[];
  /** Brands that show it; empty or undefined for all. */
  readonly brands?: readonly string[];
  /** Languages in which it exists; undefined for all, because English is the fallback. */
  readonly locales?: readonly string[];
  readonly jackpot?: boolean;
  /** The capability that the brand needs for it; live casino must also be allowed in the market. */
  readonly capability?: keyof BrandCapabilities;
}
/** Kinds of entries in the sitemap. Landings are only for visitors of a campaign. */
export type PublicEntries = Exclude<NonNullable<SiteRoute['entries']>, 'landings'>;
export type PublicContent = Readonly<Record<PublicEntries, readonly PublicEntry[]>>;

/** The capability for each topic of promotions. */
export const OFFERED_FOR = { casino: 'casino', 'live-casino': 'liveCasino', sports: 'sportsbook' } as const;

/** The law of a brand's market applies where the entries are used. */
const ANY_LAW = { live: true, jackpots: true };

/** Returns the markets in which a game opens, also in the market's country if it has only one (B§5). */
const marketsOf = (...[game, provider, sub]: [GameDocument, ProviderDocument, SubProviderDocument | null]): string[] =>
  Object.values(MARKETS).flatMap((market) => {
    const place = { market: market.id, country: soleCountry(market), channel: null, showsRestricted: false };
    return visibilityOf(game, provider, sub, { ...place, law: ANY_LAW }).reason === null ? [market.id] : [];
  });

/** Returns the public entries of all documents: none for players only, of restricted studios, or with an end date. */
export function publicContent(documents: readonly ContentDocument[]): PublicContent {
  const byId = new Map(documents.map((document) => [document._id, document]));
  const lists: Record<PublicEntries, PublicEntry[]> = {
    pages: [],
    categories: [],
    promotions: [],
    loyalty: [],
    games: [],
  };
  for (const document of documents) {
    const { _updatedAt: updatedAt } = document;
    switch (document._type) {
      case 'staticPage': {
        // B§5: terms appear only where their title exists in the language.
        const locales = document.slug.current === 'terms' ? { locales: Object.keys(document.title) } : {};
        lists.pages.push({
          path: pagePath(document.slug.current, document.group),
          updatedAt,
          markets: null,
          excludedMarkets: document.excludedMarkets,
          ...locales,
        });
        break;
      }
      case 'category':
        if (document.visibleInMenu || document.visibleInLobby)
          lists.categories.push({
            path: GAME_PATHS.category(document.id, document.lobby),
            updatedAt,
            markets: null,
            jackpot: document.id === 'jackpots',
          });
        break;
      case 'game': {
        const provider = byId.get(document.provider._ref);
        const sub = document.subProvider ? byId.get(document.subProvider._ref) : undefined;
        if (!document.demo || document.type !== 'casinoGames' || provider?._type !== 'provider') break;
        const markets = marketsOf(document, provider, sub?._type === 'subProvider' ? sub : null);
        if (markets.length > 0)
          lists.games.push({
            path: `play/${encodeURIComponent(document.slug.current)}`,
            updatedAt,
            markets,
            jackpot: document.jackpotExist,
          });
        break;
      }
      case 'promotion': {
        const category = byId.get(document.category._ref);
        const { authorized, targetAudience, startDate, endDate, markets, brands } = document;
        // An entry with a start or end date would make the file wrong without a release.
        if (
          category?._type !== 'promotionCategory' ||
          authorized === 'authorized' ||
          targetAudience.option !== 'noLimit' ||
          startDate !== null ||
          endDate !== null
        )
          break;
        const tags = document.tags.flatMap(({ _ref }) => {
          const tag = byId.get(_ref);
          return tag?._type === 'promotionTag' ? [promotionTagPath(category.id, tag.slug.current)] : [];
        });
        for (const path of [
          promotionCategoryPath(category.id),
          ...tags,
          promotionPath(category.id, document.slug.current),
        ])
          lists.promotions.push({ path, updatedAt, markets, brands, capability: OFFERED_FOR[category.id] });
        break;
      }
      case 'market': {
        const page = document.vipPage ? byId.get(document.vipPage._ref) : undefined;
        if (page) lists.loyalty.push({ path: 'loyalty', updatedAt: page._updatedAt, markets: [document.id] });
        break;
      }
      default:
        break;
    }
  }
  for (const list of Object.values(lists)) list.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  return lists;
}

/** This repository, whose dataset is built. */
const root = join(import.meta.dirname, '../../..');
/** The repository's dataset, read once per process for both the doctor and the snapshot. */
let embedded: Promise<readonly ContentDocument[]> | undefined;

/** Both imports load a lot of code, which an unchanged release does not need. */
const hosted = async (url: string): Promise<readonly ContentDocument[]> =>
  (await import('@baize/content-engine/read-content')).readContent(url);
const built = async (): Promise<string> => JSON.stringify((await import('@baize/catalogue')).buildCatalogue());

/**
 * Returns the content snapshot of a release: the hosted project's if configured (README, `CONTENT_SOURCE_URL`),
 * otherwise the repository's dataset. `sources` is the result of `hashSources`, if the caller has it.
 */
export async function readPublicDocuments(
  env: NodeJS.ProcessEnv,
  sources?: string | null,
): Promise<readonly ContentDocument[]> {
  const url = env['CONTENT_SOURCE_URL'];
  return url
    ? hosted(url)
    : (embedded ??= keptText(root, 'content.json', built, sources).then(
        (text) => JSON.parse(text) as readonly ContentDocument[],
      ));
}
