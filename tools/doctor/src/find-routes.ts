import type { BrandConfig, ResolvedMarket } from '@baize/brand';
import type { ContentDocument } from '@baize/contracts/content';
import { pagePath, promotionCategoryPath, promotionPath, promotionTagPath } from '@baize/content/paths';
import { GAME_PATHS } from '@baize/games/paths';
import { findSiteRoute } from '@baize/site-reader/route-table';

/** The address of an entry of the content service. */
interface Shown {
  readonly markets?: readonly string[];
  readonly excludedMarkets?: readonly string[];
  readonly brands?: readonly string[];
  readonly jackpot?: boolean;
}
/** Path under the locale prefix → where it is shown. */
export type EntryIndex = ReadonlyMap<string, readonly Shown[]>;

/** Returns every address of the content service's entries. */
export function indexEntries(documents: readonly ContentDocument[]): EntryIndex {
  const index = new Map<string, Shown[]>();
  const byId = new Map(documents.map((document) => [document._id, document]));
  const add = (path: string, shown: Shown = {}) => {
    index.set(path, [...(index.get(path) ?? []), shown]);
  };
  for (const document of documents) {
    switch (document._type) {
      case 'staticPage':
        add(pagePath(document.slug.current, document.group), { excludedMarkets: document.excludedMarkets });
        break;
      case 'category':
        add(GAME_PATHS.category(document.id, document.lobby), { jackpot: document.id === 'jackpots' });
        break;
      case 'game':
        add(`play/${document.slug.current}`);
        break;
      case 'landingPage':
        add(`landing/${document.id}`, document);
        break;
      case 'signUpLanding':
        add(`promo/${document.slug.current}`, document);
        break;
      case 'market':
        if (document.vipPage) add('loyalty', { markets: [document.id] });
        break;
      case 'promotion': {
        const category = byId.get(document.category._ref);
        if (category?._type !== 'promotionCategory') break;
        const tags = document.tags.flatMap(({ _ref }) => {
          const tag = byId.get(_ref);
          return tag?._type === 'promotionTag' ? [promotionTagPath(category.id, tag.slug.current)] : [];
        });
        for (const path of [
          promotionCategoryPath(category.id),
          ...tags,
          promotionPath(category.id, document.slug.current),
        ])
          add(path, document);
        break;
      }
      default:
        break;
    }
  }
  return index;
}

/**
 * Returns the reason why an address leads nowhere in a brand and market; null if it leads to a page.
 * @param address under the locale prefix, with or without a leading slash; query and hash do not count
 */
export function whyNowhere(
  address: string,
  config: BrandConfig,
  { market, rules }: ResolvedMarket,
  entries: EntryIndex,
): string | null {
  const path = (address.split(/[?#]/, 1)[0] ?? '').replace(/^\/|\/$/g, '');
  const route = findSiteRoute(address, config.id);
  if (!route) return 'no route of the site fits';
  if (route.capability && !config.capabilities[route.capability]) return `the brand does not offer ${route.capability}`;
  if (route.allowedBy && !rules[route.allowedBy].value)
    return `the law there does not allow it (${route.allowedBy}: ${rules[route.allowedBy].source})`;
  if (!route.entries) return null;
  const found = entries.get(path);
  if (!found) return 'the content has no such entry';
  const shown = found.some(
    ({ markets, excludedMarkets, brands, jackpot }) =>
      (markets?.includes(market.id) ?? true) &&
      !excludedMarkets?.includes(market.id) &&
      (brands === undefined || brands.length === 0 || brands.includes(config.id)) &&
      (!jackpot || rules.jackpotsAllowed.value),
  );
  return shown ? null : 'the content does not show that entry there';
}
