import type { BrandConfig, ResolvedMarket } from '@baize/brand';
import { isModuleAvailable } from '@baize/site/modules';
import { routePattern } from '@baize/shell/find-route';
import { OFFERED_FOR } from './public-content.ts';
import { SITE_ROUTES, type SiteRoute } from './route-table.ts';

const escaped = (text: string): string => text.replace(/[^\w/-]/g, (sign) => `[${sign}]`);

/** Returns the topics of promotions that a brand can have: the content's contract names them, so no entry adds one. */
const topicsOf = ({ capabilities }: BrandConfig): string =>
  `(?:${Object.entries(OFFERED_FOR)
    .flatMap(([topic, capability]) => (capabilities[capability] ? [topic] : []))
    .sort()
    .join('|')})`;

/**
 * Returns the expression for one route. An entry's slug has no underscore, so an address with one is unknown; ids of
 * third parties may have any sign.
 */
function expressionOf({ path, entries }: SiteRoute, config: BrandConfig): string {
  const slug = entries === undefined ? '[^/]+' : '[^/_]+';
  return routePattern(path, config.id)
    .split('/')
    .reduceRight((rest, segment, index) => {
      const slash = index === 0 ? '' : '/';
      if (segment === '*') return `${slash}.*`;
      if (!segment.startsWith(':')) return `${slash}${escaped(segment)}${rest}`;
      const value = entries === 'promotions' && segment === ':category' ? topicsOf(config) : slug;
      return segment.endsWith('?') ? `(?:${slash}${value}${rest})?` : `${slash}${value}${rest}`;
    }, '');
}

/**
 * Returns the source of a regular expression for the addresses that a brand's site knows in a market. A server answers
 * any other address with 404. It matches the decoded address under the pair, without slashes at its ends, in any letter
 * case. Whether an entry exists (a game, a promotion) only the content knows; the topics of promotions are fixed.
 */
export function knownAddresses(config: BrandConfig, market: ResolvedMarket): string {
  const routes = SITE_ROUTES.filter((route) => isModuleAvailable(route, config, market));
  return [...new Set(routes.map((route) => expressionOf(route, config)))].sort().join('|');
}
