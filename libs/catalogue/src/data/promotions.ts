import { createHash } from 'node:crypto';
import { CURRENCIES, ROUND_UNITS_PER_EURO } from '@baize/kernel';
import type {
  AmountByCurrency,
  BannerDocument,
  LandingPageDocument,
  PromotionCategoryDocument,
  PromotionDocument,
  PromotionTagDocument,
  PromotionTerms,
  Reference,
  SignUpLandingDocument,
  VipPageDocument,
} from '@baize/contracts/content';
import { contentButton } from './contentButton.ts';
import { daysBefore, documentBase } from './documentBase.ts';
import { bannerPicture, contentImage } from './images.ts';
import { CONTENT_MARKETS } from './providers.ts';
import { storyParts, translatedStory } from './stories.ts';
import { localized } from './texts.ts';

type Category = PromotionCategoryDocument['id'];
const TAGS = ['bonus', 'new-games', 'jackpots', 'free-play', 'weekly', 'know-how', 'season', 'safer-play'] as const;

interface PromotionRecipe {
  readonly slug: string;
  /** The picture's motif family. */
  readonly family: string;
  readonly category: Category;
  readonly tags: readonly (typeof TAGS)[number][];
  readonly games: PromotionTerms['games'];
  /** The button's target. `visitorPath` replaces it for visitors. */
  readonly path: string;
  readonly visitorPath?: string;
  readonly authorized?: BannerDocument['authorized'];
  readonly groups?: readonly number[];
  /** Markets whose law does not allow it. */
  readonly notIn?: readonly string[];
  readonly brands?: readonly string[];
  /** First and last day, in each visitor's own zone: the markets have several. */
  readonly from?: string;
  readonly until?: string;
  /** The demo's campaign that players can claim or join here, and the terms that visitors read; players read the engine's. */
  readonly offer?: {
    readonly campaign: string;
    readonly wagering: number | null;
    /** Euros, and round sums in the other currencies. */
    readonly minimumDeposit: number | null;
    readonly maximumWin: number | null;
    readonly days: number;
  };
}

/** No live dealers and no jackpots in JJ (ruling 22); no demo before age verification in GG (ruling 21). */
const NO_LIVE = ['JJ'];
/** No advertising of gambling without a Norwegian permit (rule `promotionsAllowed`). */
const NO_ADVERTISING = ['NO'];
const marketsWithout = (...without: readonly (readonly string[] | undefined)[]): readonly string[] =>
  CONTENT_MARKETS.filter((market) => !without.some((list) => list?.includes(market)));
/**
 * A loyalty scheme counts as a bonus after the first play in Sweden, and as advertising without a licence in Norway.
 */
export const NO_LOYALTY: readonly string[] = ['PP', 'NO'];

/** A bonus after the first play is forbidden in Sweden (rule `laterBonusesAllowed`). */
const FIRST_BONUS_ONLY = ['PP'];

/**
 * Current promotions. Those with an offer name a campaign of the brand; the others inform, and all their terms are null.
 * Their texts are in `stories/` under the slug.
 */
const PROMOTIONS: readonly PromotionRecipe[] = [
  {
    slug: 'sunday-sweets',
    family: 'candy',
    category: 'casino',
    tags: ['weekly'],
    games: 'casino',
    path: '/online-casino/sweets',
    brands: ['marigold'],
  },
  {
    slug: 'room-upstairs',
    family: 'jazz',
    category: 'live-casino',
    tags: ['weekly'],
    games: 'live',
    path: '/live-casino-online/live-high-limit',
    brands: ['velvet'],
    notIn: NO_LIVE,
  },
  {
    slug: 'first-deposit-bonus',
    family: 'gems',
    category: 'casino',
    tags: ['bonus'],
    games: 'casino',
    path: '/online-casino',
    offer: { campaign: 'First deposit, casino', wagering: 10, minimumDeposit: 10, maximumWin: null, days: 30 },
  },
  {
    slug: 'live-tables-bonus',
    family: 'table',
    category: 'live-casino',
    tags: ['bonus'],
    games: 'live',
    path: '/live-casino-online',
    notIn: [...NO_LIVE, ...FIRST_BONUS_ONLY],
    offer: { campaign: 'Next deposit, live casino', wagering: 8, minimumDeposit: 10, maximumWin: null, days: 7 },
  },
  {
    slug: 'matchday-bonus',
    family: 'stadium',
    category: 'sports',
    tags: ['bonus'],
    games: 'sports',
    path: '/sportsbook',
    notIn: FIRST_BONUS_ONLY,
    // Those with a sportsbook, which alone have its campaign.
    brands: ['northlight', 'pitchside', 'wireframe'],
    offer: { campaign: 'Next deposit, sports', wagering: 5, minimumDeposit: 10, maximumWin: null, days: 14 },
  },
  {
    slug: 'spins-on-us',
    family: 'fruit',
    category: 'casino',
    tags: ['bonus'],
    games: 'named',
    path: '/online-casino',
    notIn: FIRST_BONUS_ONLY,
    offer: { campaign: '20 free spins', wagering: null, minimumDeposit: null, maximumWin: 50, days: 3 },
  },
  {
    slug: 'new-this-week',
    family: 'space',
    category: 'casino',
    tags: ['new-games', 'weekly'],
    games: 'new',
    path: '/online-casino/new',
  },
  {
    slug: 'northern-nights',
    family: 'north',
    category: 'casino',
    tags: ['season'],
    games: 'casino',
    path: '/online-casino/northern-tales',
    from: '2026-11-01',
    until: '2026-12-31',
  },
  {
    slug: 'game-shows-at-eight',
    family: 'circus',
    category: 'live-casino',
    tags: ['weekly'],
    games: 'live',
    path: '/live-casino-online/live-game-shows',
    notIn: NO_LIVE,
  },
  {
    slug: 'jackpots-explained',
    family: 'egypt',
    category: 'casino',
    tags: ['jackpots', 'know-how'],
    games: 'jackpots',
    path: '/online-casino/jackpots',
    notIn: ['JJ'],
  },
  {
    slug: 'first-seat',
    family: 'table',
    category: 'live-casino',
    tags: ['know-how'],
    games: 'live',
    path: '/live-casino-online/live-roulette',
    notIn: NO_LIVE,
  },
  {
    slug: 'winter-season',
    family: 'winter',
    category: 'sports',
    tags: ['season'],
    games: 'sports',
    path: '/sportsbook',
    from: '2026-11-14',
    until: '2027-03-28',
  },
  {
    slug: 'matchday-guide',
    family: 'stadium',
    category: 'sports',
    tags: ['know-how'],
    games: 'sports',
    path: '/sportsbook',
  },
  {
    slug: 'try-for-fun',
    family: 'farm',
    category: 'casino',
    tags: ['free-play'],
    games: 'casino',
    path: '/online-casino',
    authorized: 'notAuthorized',
    notIn: ['GG'],
  },
  {
    slug: 'your-shelf',
    family: 'alchemy',
    category: 'casino',
    tags: ['know-how'],
    games: 'none',
    path: '/online-casino',
    authorized: 'authorized',
    groups: [1, 2],
  },
  {
    slug: 'loyalty-explained',
    family: 'honey',
    category: 'casino',
    tags: ['know-how'],
    games: 'none',
    path: '/loyalty',
    notIn: NO_LOYALTY,
  },
  {
    slug: 'your-limits',
    family: 'clockwork',
    category: 'casino',
    tags: ['safer-play', 'know-how'],
    games: 'none',
    path: '/my-account/gambling-limits',
    visitorPath: '/responsible-gambling',
  },
];

/** Whose campaigns the offers name. */
const OFFERING = { brands: ['marigold', 'northlight', 'pitchside', 'velvet', 'wireframe'] };

/** Returns the id of a demo campaign of a brand: the same on every machine, so that a promotion can name it. */
export function demoCampaignId(brand: string, campaign: string): string {
  const hex = createHash('sha256').update(`baize demo|campaign|${brand}|${campaign}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
const campaignsNamed = (
  campaign: string,
  brands: readonly string[] = OFFERING.brands,
): Readonly<Record<string, string>> =>
  Object.fromEntries(brands.map((brand) => [brand, demoCampaignId(brand, campaign)]));
const inAllCurrencies = (euros: number | null): AmountByCurrency | null =>
  euros === null ? null : CURRENCIES.map((currency) => ({ currency, amount: euros * ROUND_UNITS_PER_EURO[currency] }));

const reference = (_ref: string): Reference => ({ _type: 'reference', _ref, _key: _ref });
const slugOf = (current: string) => ({ _type: 'slug' as const, current });
const to = (slug: string) => ({ slug, absoluteUrl: null, openNewTab: false });
const withPicture = (kind: string, slug: string, family: string) => {
  const id = `${kind}-${slug}-${family}`;
  return { id, image: contentImage(bannerPicture(id), id) };
};

export function buildPromotionCategories(): PromotionCategoryDocument[] {
  return (['casino', 'live-casino', 'sports'] as const).map((id, order) => ({
    ...documentBase(`promotionCategory-${id}`, 'promotionCategory'),
    id,
    name: localized(`promotionCategory.${id}`),
    order,
  }));
}

export function buildPromotionTags(): PromotionTagDocument[] {
  return TAGS.map((tag) => ({
    ...documentBase(`promotionTag-${tag}`, 'promotionTag'),
    slug: slugOf(tag),
    name: localized(`promotionTag.${tag}`),
  }));
}

export function buildPromotions(): PromotionDocument[] {
  return PROMOTIONS.map(
    (
      { slug, family, category, tags, games, path, visitorPath, authorized, groups, notIn, brands, from, until, offer },
      order,
    ) => {
      const { id, image } = withPicture('promotion', slug, family);
      const { title, summary, label, body } = translatedStory(slug);
      return {
        ...documentBase(id, 'promotion', daysBefore(90), daysBefore(5)),
        slug: slugOf(slug),
        category: reference(`promotionCategory-${category}`),
        tags: tags.map((tag) => reference(`promotionTag-${tag}`)),
        title,
        summary,
        body,
        terms: {
          wagering: offer?.wagering ?? null,
          minimumDeposit: inAllCurrencies(offer?.minimumDeposit ?? null),
          maximumWin: inAllCurrencies(offer?.maximumWin ?? null),
          days: offer?.days ?? null,
          games,
        },
        ...(offer ? { campaigns: campaignsNamed(offer.campaign, brands) } : {}),
        button: contentButton(label, path),
        urlAction: { authorized: to(path), anonymous: to(visitorPath ?? path) },
        authorized: authorized ?? 'both',
        targetAudience: { option: groups ? 'group' : 'noLimit', targetGroups: groups ?? [], targetPlayerIds: [] },
        startDate: from ?? null,
        endDate: until ?? null,
        image,
        markets: marketsWithout(NO_ADVERTISING, notIn),
        brands: brands ?? [],
        order,
      };
    },
  );
}

const VIP_PICTURE = withPicture('vipPage', 'house', 'gems');
export const VIP_PAGE = VIP_PICTURE.id;

/** Levels by time and trust. None of them rewards playing more. */
export function buildVipPage(): VipPageDocument {
  const { id, image } = VIP_PICTURE;
  const { title, summary, body } = translatedStory('loyalty');
  return {
    ...documentBase(id, 'vipPage'),
    title,
    intro: summary,
    body,
    image,
    levels: [1, 2, 3, 4, 5].map((level) => ({
      _key: String(level),
      level,
      name: localized(`vip.level${level}.name`),
      criterion: localized(`vip.level${level}.criterion`),
      benefit: localized(`vip.level${level}.benefit`),
    })),
  };
}

const LANDINGS: readonly {
  readonly slug: string;
  readonly family: string;
  readonly campaign: string;
  readonly notIn?: readonly string[];
}[] = [
  { slug: 'start', family: 'jazz', campaign: 'start-2026' },
  { slug: 'live', family: 'table', campaign: 'live-2026', notIn: NO_LIVE },
];

export function buildSignUpLandings(): SignUpLandingDocument[] {
  return LANDINGS.map(({ slug, family, campaign, notIn }) => {
    const { id, image } = withPicture('signUpLanding', slug, family);
    const { title, summary, label } = translatedStory(slug);
    return {
      ...documentBase(id, 'signUpLanding'),
      slug: slugOf(slug),
      title,
      text: summary,
      label,
      reasons: storyParts(slug).map((part, index) => ({ _key: String(index), ...part })),
      campaign,
      image,
      markets: marketsWithout(NO_ADVERTISING, notIn),
      brands: [],
    };
  });
}

export function buildLandingPages(): LandingPageDocument[] {
  return (
    [
      ['weekend', 'bakery', '/online-casino/new', 'new'],
      ['quiet-hours', 'table', '/online-casino/table-games', 'table-games'],
    ] as const
  ).map(([slug, family, path, games]) => {
    const { id, image } = withPicture('landingPage', slug, family);
    const { title, summary, label, body } = translatedStory(slug);
    return {
      ...documentBase(id, 'landingPage'),
      id: slug,
      title,
      text: summary,
      body,
      button: contentButton(label, path),
      urlAction: { authorized: to(path), anonymous: to(path) },
      games,
      image,
      markets: marketsWithout(NO_ADVERTISING),
      brands: [],
    };
  });
}
