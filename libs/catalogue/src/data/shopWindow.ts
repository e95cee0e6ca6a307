import { MARKETS } from '@baize/brand';
import type {
  BannerDocument,
  MarketDocument,
  PayAndPlayBannerDocument,
  RegistrationPageDocument,
  SeoDescriptionDocument,
  SignUpBannerDocument,
  TermsVersionDocument,
} from '@baize/contracts/content';
import { contentButton } from './contentButton.ts';
import { daysBefore, documentBase } from './documentBase.ts';
import { bannerPicture, contentImage } from './images.ts';
import { NO_LOYALTY, VIP_PAGE } from './promotions.ts';
import { localized } from './texts.ts';
import { CONTENT_MARKETS } from './providers.ts';

interface BannerRecipe {
  /**
   * The last word of the id is the picture's motif family. Texts are in `texts/` as `banner.<id>.title`,
   * `.description`, `.label` and, if it has a greeting, `.greeting`.
   */
  readonly id: string;
  readonly placement: BannerDocument['placement'];
  readonly greeting?: true;
  readonly authorized?: BannerDocument['authorized'];
  readonly anonymousSlug: string;
  readonly playerSlug: string;
  readonly groups?: readonly number[];
  readonly markets?: readonly string[];
  readonly brands?: readonly string[];
  readonly button?: 'secondary';
}

/** Markets in which a banner's target exists; the site shows all banners that it receives. */
const marketsThatAllow = (...rules: readonly ('jackpotsAllowed' | 'liveCasinoAllowed')[]): readonly string[] =>
  CONTENT_MARKETS.filter((id) => rules.every((rule) => MARKETS[id]?.rules[rule].value));

/** Content boxes of home and lobbies. None of them promises money: offers have the bonus module's own terms. */
const BANNERS: readonly BannerRecipe[] = [
  {
    id: 'garden-candy',
    placement: 'home',
    brands: ['marigold'],
    anonymousSlug: '/online-casino/sweets',
    playerSlug: '/online-casino/sweets',
  },
  {
    id: 'serenade-table',
    placement: 'home',
    brands: ['velvet'],
    markets: marketsThatAllow('liveCasinoAllowed'),
    anonymousSlug: '/live-casino-online/live-popular',
    playerSlug: '/live-casino-online/live-popular',
  },
  {
    id: 'finale-table',
    placement: 'home',
    brands: ['velvet'],
    markets: marketsThatAllow('liveCasinoAllowed'),
    anonymousSlug: '/live-casino-online/live-high-limit',
    playerSlug: '/live-casino-online/live-high-limit',
    button: 'secondary',
  },
  {
    id: 'terrace-stadium',
    placement: 'home',
    brands: ['pitchside'],
    markets: marketsThatAllow('jackpotsAllowed', 'liveCasinoAllowed'),
    authorized: 'notAuthorized',
    anonymousSlug: '/signup',
    playerSlug: '/online-casino',
  },
  {
    id: 'goal-stadium',
    placement: 'home',
    brands: ['pitchside'],
    authorized: 'authorized',
    anonymousSlug: '/online-casino',
    playerSlug: '/online-casino',
  },
  {
    id: 'home-end-racing',
    placement: 'home',
    brands: ['pitchside'],
    anonymousSlug: '/online-casino/instant',
    playerSlug: '/online-casino/instant',
  },
  {
    id: 'welcome-north',
    placement: 'home',
    authorized: 'notAuthorized',
    anonymousSlug: '/signup',
    playerSlug: '/online-casino',
  },
  {
    id: 'back-ocean',
    placement: 'home',
    authorized: 'authorized',
    anonymousSlug: '/online-casino',
    playerSlug: '/online-casino',
    groups: [1, 2],
    greeting: true,
  },
  {
    id: 'first-gems',
    placement: 'home',
    authorized: 'authorized',
    anonymousSlug: '/signup',
    playerSlug: '/my-account/banking/deposit',
    groups: [0],
  },
  {
    id: 'jackpots-egypt',
    placement: 'home',
    markets: marketsThatAllow('jackpotsAllowed'),
    anonymousSlug: '/online-casino/jackpots',
    playerSlug: '/online-casino/jackpots',
  },
  {
    id: 'live-table',
    placement: 'home',
    markets: marketsThatAllow('liveCasinoAllowed'),
    anonymousSlug: '/live-casino-online',
    playerSlug: '/live-casino-online',
    button: 'secondary',
  },
  {
    id: 'new-dragon',
    placement: 'home',
    anonymousSlug: '/online-casino/new',
    playerSlug: '/online-casino/new',
  },
  {
    id: 'lake-fishing',
    placement: 'home',
    markets: ['FI'],
    anonymousSlug: '/online-casino/fishing',
    playerSlug: '/online-casino/fishing',
  },
  {
    id: 'ways-gods',
    placement: 'casino',
    anonymousSlug: '/online-casino/thousand-ways',
    playerSlug: '/online-casino/thousand-ways',
  },
  {
    id: 'classics-fruit',
    placement: 'casino',
    anonymousSlug: '/online-casino/fruit-classics',
    playerSlug: '/online-casino/fruit-classics',
  },
  {
    id: 'trail-west',
    placement: 'casino',
    anonymousSlug: '/online-casino/adventure',
    playerSlug: '/online-casino/adventure',
  },
  {
    id: 'evening-table',
    placement: 'live',
    anonymousSlug: '/live-casino-online/live-popular',
    playerSlug: '/live-casino-online/live-popular',
  },
  {
    id: 'minute-clockwork',
    placement: 'cashier',
    authorized: 'authorized',
    anonymousSlug: '/my-account/gambling-limits',
    playerSlug: '/my-account/gambling-limits',
    button: 'secondary',
  },
];

export function buildBanners(): BannerDocument[] {
  return BANNERS.map((recipe, order) => {
    const id = `banner-${recipe.id}`;
    const action = (slug: string) => ({ slug, absoluteUrl: null, openNewTab: false });
    return {
      ...documentBase(id, 'banner'),
      placement: recipe.placement,
      title: localized(`banner.${recipe.id}.title`),
      description: localized(`banner.${recipe.id}.description`),
      greeting: recipe.greeting ? localized(`banner.${recipe.id}.greeting`) : null,
      button: contentButton(localized(`banner.${recipe.id}.label`), recipe.playerSlug, recipe.button),
      urlAction: { authorized: action(recipe.playerSlug), anonymous: action(recipe.anonymousSlug) },
      authorized: recipe.authorized ?? 'both',
      targetAudience: {
        option: recipe.groups ? 'group' : 'noLimit',
        targetGroups: recipe.groups ?? [],
        targetPlayerIds: [],
      },
      startDate: null,
      endDate: null,
      images: [{ _key: 'main', ...contentImage(bannerPicture(id), id) }],
      markets: recipe.markets ?? CONTENT_MARKETS,
      brands: recipe.brands ?? [],
      order,
    };
  });
}

/** Market records of the content service. A market's law is in the brand library. */
export function buildMarkets(): MarketDocument[] {
  return CONTENT_MARKETS.map((id) => ({
    ...documentBase(`market-${id.toLowerCase()}`, 'market'),
    id,
    route: `${MARKETS[id]?.languages[0] ?? 'en'}-${id}`,
    disableLiveChat: false,
    licenses: ['MGA'],
    footerToggles: { footerTermsAndConditions: false, footerContent: false, footerLicenseLogos: false },
    footerContent: null,
    vipPage: NO_LOYALTY.includes(id) ? null : { _type: 'reference', _ref: VIP_PAGE },
  }));
}

/** Version of the terms that a player accepts at sign-up. Raise it whenever the page's meaning changes. */
export const TERMS_VERSION = 3;

export function buildTermsVersion(): TermsVersionDocument {
  return {
    ...documentBase('termsVersion-current', 'termsVersion'),
    version: TERMS_VERSION,
    page: { _type: 'reference', _ref: 'staticPage-terms' },
    publishedAt: daysBefore(45),
  };
}

/** The scene beside the sign-up form. The last word of the id is the picture's motif family. */
const SIGN_UP_SCENES: readonly { readonly id: string; readonly brands: readonly string[]; readonly icon: string }[] = [
  { id: 'signUpBanner-doorway-north', brands: [], icon: 'shield-check' },
  { id: 'signUpBanner-garden-candy', brands: ['marigold'], icon: 'heart' },
  { id: 'signUpBanner-salon-table', brands: ['velvet'], icon: 'handshake' },
  { id: 'signUpBanner-kickoff-stadium', brands: ['pitchside'], icon: 'flag' },
];

export const buildSignUpBanners = (): SignUpBannerDocument[] =>
  SIGN_UP_SCENES.map(({ id, brands, icon }) => ({
    ...documentBase(id, 'signUpBanner'),
    title: localized('signUpBanner.title'),
    description: localized('signUpBanner.description'),
    icon,
    image: contentImage(bannerPicture(id), id),
    brands,
    smsMaxAttempts: 5,
  }));

export const buildPayAndPlayBanner = (): PayAndPlayBannerDocument => ({
  ...documentBase('payAndPlayBanner-bank', 'payAndPlayBanner'),
  title: localized('payAndPlayBanner.title'),
  description: localized('payAndPlayBanner.description'),
  brands: [],
});

export const buildRegistrationPage = (): RegistrationPageDocument => ({
  ...documentBase('registrationPage-all', 'registrationPage'),
  description: localized('registrationPage.description'),
  brands: [],
});

/**
 * Pages that the content service describes to search engines, each with the banner for link previews. Texts are in
 * `texts/` as `seo.<page>`. If the law forbids what a description names, the page uses the site's own text.
 */
const SEO_PAGES = [
  { page: '', name: 'home', banner: 'banner-welcome-north', markets: CONTENT_MARKETS },
  {
    page: 'online-casino',
    name: 'online-casino',
    banner: 'banner-new-dragon',
    markets: marketsThatAllow('jackpotsAllowed'),
  },
  {
    page: 'live-casino-online',
    name: 'live-casino-online',
    banner: 'banner-live-table',
    markets: marketsThatAllow('liveCasinoAllowed'),
  },
] as const;

export function buildSeoDescriptions(): SeoDescriptionDocument[] {
  return SEO_PAGES.map(({ page, name, banner, markets }) => ({
    ...documentBase(`seoDescription-${name}`, 'seoDescription'),
    page,
    description: localized(`seo.${name}`),
    image: contentImage(bannerPicture(banner), banner),
    markets,
    brands: [],
  }));
}
