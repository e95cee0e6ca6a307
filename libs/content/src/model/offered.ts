import type { BrandCapabilities, RulePack } from '@baize/brand';
import type { PromotionTerms } from '@baize/contracts/content';
import type { Site } from '@baize/session';

type Actions = Readonly<Record<'authorized' | 'anonymous', { readonly slug: string }>>;
type ClosingRule =
  'liveCasinoAllowed' | 'jackpotsAllowed' | 'sportsBettingAllowed' | 'virtualSportsAllowed' | 'promotionsAllowed';

/** Places that a brand may lack, or that a market's law may close (ruling 22). No content may advertise them there. */
const PLACES: readonly {
  readonly place: RegExp;
  readonly needs?: keyof BrandCapabilities;
  readonly allowedBy?: ClosingRule;
}[] = [
  { place: /^\/?live-casino-online(?:\/|$)/, needs: 'liveCasino', allowedBy: 'liveCasinoAllowed' },
  { place: /^\/?online-casino\/jackpots(?:\/|$)/, allowedBy: 'jackpotsAllowed' },
  { place: /^\/?online-casino(?:\/|$)/, needs: 'casino' },
  { place: /^\/?promotions(?:\/|$)/, needs: 'promotions', allowedBy: 'promotionsAllowed' },
  { place: /^\/?sportsbook(?:\/|$)/, needs: 'sportsbook', allowedBy: 'sportsBettingAllowed' },
  { place: /^\/?virtuals(?:\/|$)/, needs: 'virtuals', allowedBy: 'virtualSportsAllowed' },
];

/** Tells whether an item links only to what the brand offers and the market's law allows. */
export const isLinkOffered = (
  { authorized, anonymous }: Actions,
  { capabilities, rules }: { readonly capabilities: BrandCapabilities; readonly rules: Pick<RulePack, ClosingRule> },
): boolean =>
  PLACES.every(
    ({ place, needs, allowedBy }) =>
      ((needs === undefined || capabilities[needs]) && (allowedBy === undefined || rules[allowedBy].value)) ||
      ![authorized.slug, anonymous.slug].some((slug) => place.test(slug)),
  );

/** Returns what a site offers, for `isLinkOffered`. */
export const offerOf = ({ brand, market }: Pick<Site, 'brand' | 'market'>) => ({
  capabilities: brand.config.capabilities,
  rules: market.rules,
});

/** The games of a promotion's terms that a law may close. */
const GAMES_ALLOWED_BY: Readonly<Partial<Record<PromotionTerms['games'], ClosingRule>>> = {
  live: 'liveCasinoAllowed',
  jackpots: 'jackpotsAllowed',
};

/** Tells whether the law lets a promotion be shown: by the games that it is for and by where it leads. */
export const isPromotionAllowed = (
  { terms, urlAction }: { readonly terms: Pick<PromotionTerms, 'games'>; readonly urlAction: Actions },
  offer: { readonly capabilities: BrandCapabilities; readonly rules: Pick<RulePack, ClosingRule> },
): boolean => {
  const rule = GAMES_ALLOWED_BY[terms.games];
  return (rule === undefined || offer.rules[rule].value) && isLinkOffered(urlAction, offer);
};
