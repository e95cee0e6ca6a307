import * as z from 'zod/mini';
import type { Volatility } from './demo-figures.ts';

/**
 * Documents of the content service (Sanity shape, ruling 11). Queries run at
 * GET /content/v<date>/data/query/production?query=<GROQ>&$name=<JSON>; the answer is { query, result, ms }.
 * Pictures: GET /content/images/baize/production/<assetId>-<w>x<h>.<ext>?w=&h=&q=&fm=&fit=&dpr=
 */
export const CONTENT_API_VERSION = 'v2025-02-19';
export const CONTENT_PROJECT = 'baize';
export const CONTENT_DATASET = 'production';

/** Texts by translation locale (`en`, `fi`, `caf` …); English is always there. */
export const localizedText = z.record(z.string(), z.string());
export type LocalizedText = z.infer<typeof localizedText>;
export interface Reference {
  readonly _type: 'reference';
  readonly _ref: string;
  readonly _key?: string;
}
/**
 * asset._ref is `image-<assetId>-<width>x<height>-<ext>`; `color` is the picture's dominant colour, shown until it has
 * loaded.
 */
export interface ContentImage {
  readonly _type: 'image';
  readonly asset: Reference;
  readonly color: string;
  readonly alt?: LocalizedText;
}

/** B§3 tile sizes: 4x is 2×2, 2xv 1×2, 2xh 2×1, 1x 1×1 (columns × rows). */
export const TILE_SIZES = ['4x', '2xv', '2xh', '1x'] as const;
export type TileSize = (typeof TILE_SIZES)[number];
export type GameTag = 'new' | 'hot' | 'top' | 'exclusive' | 'jackpot';

interface DocumentBase {
  readonly _id: string;
  readonly _type: string;
  readonly _createdAt: string;
  readonly _updatedAt: string;
  readonly _rev: string;
}
export interface ProviderDocument extends DocumentBase {
  readonly _type: 'provider';
  /** `relax`, `playngo` … (B§2). */
  readonly id: string;
  readonly title: string;
  readonly isAggregator: boolean;
  readonly logo: ContentImage;
  /** Countries in which its games are hidden. */
  readonly restrictedCountry: readonly string[];
  readonly removeRestrictedCountryOverlay: boolean;
  /** Market ids (`UN`, `FI` …) in which it is available. */
  readonly markets: readonly string[];
}
export interface SubProviderDocument extends DocumentBase {
  readonly _type: 'subProvider';
  readonly id: string;
  readonly title: string;
  readonly provider: Reference;
  readonly logo: ContentImage;
  readonly restrictedCountry: readonly string[];
  readonly excluded: boolean;
}
export interface GameDocument extends DocumentBase {
  readonly _type: 'game';
  readonly id: string;
  readonly type: 'casinoGames' | 'liveCasinoGames';
  readonly name: string;
  readonly slug: { readonly _type: 'slug'; readonly current: string };
  readonly provider: Reference;
  readonly subProvider: Reference | null;
  /** Square, wide (2:1), tall (1:2) and large square cuts. */
  readonly thumbnail: ContentImage;
  readonly horizontalImage: ContentImage;
  readonly verticalImage: ContentImage;
  readonly bigImage: ContentImage;
  readonly gameType:
    | 'slots'
    | 'table'
    | 'roulette'
    | 'blackjack'
    | 'baccarat'
    | 'poker'
    | 'gameShow'
    | 'instant'
    | 'scratch'
    | 'videoPoker';
  readonly channels: readonly ('web' | 'mobile')[];
  /** Rows of a lobby that its tile spans: two for a live table (B§9). */
  readonly rowSpan: 1 | 2;
  readonly betLimits: readonly { readonly min: number; readonly max: number; readonly currency: string }[];
  /** Per cent with two places, e.g. 96.1. */
  readonly rtp: number;
  /** The most that a bet can win, in stakes, as the studio publishes it; null if it publishes none. */
  readonly maxWin: number | null;
  readonly volatility: Volatility;
  readonly jackpotExist: boolean;
  readonly demo: boolean;
  readonly tags: readonly GameTag[];
  readonly features: readonly string[];
  readonly releasedAt: string;
  readonly popularity: number;
  /** Studio skin and picture family. */
  readonly theme: string;
  readonly categories: readonly Reference[];
}
export interface CategoryDocument extends DocumentBase {
  readonly _type: 'category';
  readonly id: string;
  readonly name: LocalizedText;
  readonly url: string;
  readonly lobby: 'casinoGames' | 'liveCasinoGames';
  readonly visibleInMenu: boolean;
  readonly visibleInLobby: boolean;
  readonly icon: string;
  readonly order: number;
  /** Tile sizes by position in the row; the pattern repeats. */
  readonly grid: { readonly desktop: GridPattern; readonly tablet: GridPattern; readonly mobile: GridPattern };
  readonly games: readonly Reference[];
}
/** A block of a lobby that an editor composes, beside its categories (B§3). */
export interface LobbyWidgetDocument extends DocumentBase {
  readonly _type: 'lobbyWidget';
  readonly id: string;
  readonly name: LocalizedText;
  readonly type: 'casinoGames' | 'liveCasinoGames';
  readonly widgetType: LobbyWidgetType;
  readonly icon: string;
  /** Rows that its games are laid out in: of tiles, or of a ranking's list. */
  readonly grid: { readonly rowNum: number };
  /** Its place among the lobby's categories, by their `order`. */
  readonly order: number;
  readonly games: readonly Reference[];
}
/**
 * What an editor says about a tournament (B§3 tournament box). `name` is its slug. What is null here comes from the API,
 * which promises prizes and keeps the time.
 */
export interface TournamentBoxDocument extends DocumentBase {
  readonly _type: 'tournamentBox';
  readonly name: string;
  readonly titles: { readonly title: LocalizedText; readonly subtitle: LocalizedText };
  readonly prize: number | null;
  readonly currencySymbol: string | null;
  readonly CTA: { readonly label: LocalizedText };
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly markets: readonly string[];
  readonly brands: readonly string[];
  readonly order: number;
}
/** How a lobby's widget shows its games: as tiles, or as a numbered list. */
export const LOBBY_WIDGET_TYPES = ['games', 'ranking'] as const;
export type LobbyWidgetType = (typeof LOBBY_WIDGET_TYPES)[number];
export interface GridPattern {
  readonly columns: number;
  readonly rows: number;
  readonly sizes: readonly TileSize[];
}
/** Target of a click, for players and for visitors (B§3). */
export type UrlAction = Record<
  'authorized' | 'anonymous',
  { readonly slug: string; readonly absoluteUrl: string | null; readonly openNewTab: boolean }
>;
export interface ContentButton {
  readonly type: 'primary' | 'secondary';
  readonly label: LocalizedText;
  /** Id of the category that the button opens, if it opens one. */
  readonly param?: string;
}
/** The audience and dates of an item (B§3, B§5). */
export interface AudienceRules {
  readonly authorized: 'both' | 'authorized' | 'notAuthorized';
  readonly targetAudience: {
    readonly option: 'noLimit' | 'group' | 'playersCsv';
    readonly targetGroups: readonly number[];
    readonly targetPlayerIds: readonly string[];
  };
  /** A moment, or a whole day (`2026-12-31`) in the visitor's own zone. */
  readonly startDate: string | null;
  readonly endDate: string | null;
}
/** B§3 content box with its audience and dates. */
export interface BannerDocument extends DocumentBase, AudienceRules {
  readonly _type: 'banner';
  readonly placement: 'home' | 'casino' | 'live' | 'cashier';
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly greeting: LocalizedText | null;
  readonly button: ContentButton;
  readonly urlAction: UrlAction;
  /** The first is shown. */
  readonly images: readonly (ContentImage & { readonly _key: string })[];
  readonly markets: readonly string[];
  readonly brands: readonly string[];
  readonly order: number;
}
export interface PortableTextSpan {
  readonly _type: 'span';
  readonly _key: string;
  readonly text: string;
  readonly marks: readonly string[];
}
export interface PortableTextBlock {
  readonly _type: 'block';
  readonly _key: string;
  readonly style: 'normal' | 'h2' | 'h3' | 'blockquote';
  readonly listItem?: 'bullet' | 'number';
  readonly level?: number;
  readonly markDefs: readonly { readonly _key: string; readonly _type: 'link'; readonly href: string }[];
  readonly children: readonly PortableTextSpan[];
}
export interface StaticPageDocument extends DocumentBase {
  readonly _type: 'staticPage';
  readonly slug: { readonly _type: 'slug'; readonly current: string };
  readonly title: LocalizedText;
  readonly body: Record<string, readonly PortableTextBlock[]>;
  readonly group: 'legal' | 'help' | 'information';
  readonly excludedMarkets: readonly string[];
  readonly order: number;
  readonly version: number;
}
export interface PromotionCategoryDocument extends DocumentBase {
  readonly _type: 'promotionCategory';
  readonly id: 'casino' | 'live-casino' | 'sports';
  readonly name: LocalizedText;
  readonly order: number;
}
export interface PromotionTagDocument extends DocumentBase {
  readonly _type: 'promotionTag';
  readonly slug: { readonly _type: 'slug'; readonly current: string };
  readonly name: LocalizedText;
}
/** An amount in each currency in which it is published. */
export type AmountByCurrency = readonly { readonly currency: string; readonly amount: number }[];
/** Facts that the law requires beside an offer; the page puts them into words. Null where a fact does not apply. */
export interface PromotionTerms {
  /** Wagering requirement: how many times the bonus must be staked. */
  readonly wagering: number | null;
  readonly minimumDeposit: AmountByCurrency | null;
  readonly maximumWin: AmountByCurrency | null;
  /** Days in which a claimed offer must be used. */
  readonly days: number | null;
  /** `named`: those that the promotion or its reward names. */
  readonly games: 'casino' | 'new' | 'jackpots' | 'live' | 'sports' | 'named' | 'none';
}
export interface PromotionDocument extends DocumentBase, AudienceRules {
  readonly _type: 'promotion';
  readonly slug: { readonly _type: 'slug'; readonly current: string };
  readonly category: Reference;
  readonly tags: readonly Reference[];
  readonly title: LocalizedText;
  readonly summary: LocalizedText;
  readonly body: Record<string, readonly PortableTextBlock[]>;
  readonly terms: PromotionTerms;
  /** The campaign that a player can claim or join here, by brand; absent for a promotion that only informs. */
  readonly campaigns?: Readonly<Record<string, string>>;
  readonly button: ContentButton;
  readonly urlAction: UrlAction;
  readonly image: ContentImage;
  readonly markets: readonly string[];
  readonly brands: readonly string[];
  readonly order: number;
}
/** Loyalty page of a market (B§3 vipPage): its levels in order, and how a player advances. */
export interface VipPageDocument extends DocumentBase {
  readonly _type: 'vipPage';
  readonly title: LocalizedText;
  readonly intro: LocalizedText;
  readonly body: Record<string, readonly PortableTextBlock[]>;
  readonly image: ContentImage;
  readonly levels: readonly {
    readonly _key: string;
    readonly level: number;
    readonly name: LocalizedText;
    readonly criterion: LocalizedText;
    readonly benefit: LocalizedText;
  }[];
}
/** Landing page of an advertisement for visitors without an account. */
export interface SignUpLandingDocument extends DocumentBase {
  readonly _type: 'signUpLanding';
  readonly slug: { readonly _type: 'slug'; readonly current: string };
  readonly title: LocalizedText;
  readonly text: LocalizedText;
  readonly label: LocalizedText;
  readonly reasons: readonly { readonly _key: string; readonly title: LocalizedText; readonly text: LocalizedText }[];
  /** Campaign passed to sign-up if the address does not name one. */
  readonly campaign: string;
  readonly image: ContentImage;
  readonly markets: readonly string[];
  readonly brands: readonly string[];
}
export interface LandingPageDocument extends DocumentBase {
  readonly _type: 'landingPage';
  readonly id: string;
  readonly title: LocalizedText;
  readonly text: LocalizedText;
  readonly body: Record<string, readonly PortableTextBlock[]>;
  readonly button: ContentButton;
  readonly urlAction: UrlAction;
  /** Category of games shown below the text, or null. */
  readonly games: string | null;
  readonly image: ContentImage;
  readonly markets: readonly string[];
  readonly brands: readonly string[];
}
/** `processTime` in minutes; `min` and `max` in euros, `limits` in each currency of the cashier. */
export interface PaymentMethodDocument extends DocumentBase {
  readonly _type: 'paymentMethod';
  readonly name: string;
  readonly title: string;
  readonly image: ContentImage;
  readonly altTag: string;
  readonly markets: readonly string[];
  readonly info: readonly {
    readonly paymentMethodType: 'DEPOSIT' | 'WITHDRAW';
    readonly processTime: number;
    readonly min: number;
    readonly max: number;
    readonly limits: readonly {
      readonly _key: string;
      readonly currency: string;
      readonly min: number;
      readonly max: number;
    }[];
  }[];
}
export interface MarketDocument extends DocumentBase {
  readonly _type: 'market';
  readonly id: string;
  readonly route: string;
  readonly disableLiveChat: boolean;
  readonly licenses: readonly string[];
  /** Footer toggles: which parts of the footer come from the content service instead of the brand's release (B§3). */
  readonly footerToggles: {
    readonly footerTermsAndConditions: boolean;
    readonly footerContent: boolean;
    readonly footerLicenseLogos: boolean;
  };
  /** The footer's text, shown while `footerContent` is on. */
  readonly footerContent: LocalizedText | null;
  /** Null where the market's law forbids loyalty schemes. */
  readonly vipPage: Reference | null;
}
export interface TermsVersionDocument extends DocumentBase {
  readonly _type: 'termsVersion';
  readonly version: number;
  readonly page: Reference;
  readonly publishedAt: string;
}
export interface SignUpBannerDocument extends DocumentBase {
  readonly _type: 'signUpBanner';
  /** Brands whose form it is beside; empty: every brand without one of its own. */
  readonly brands: readonly string[];
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  /** Names a drawing of the site, as a category's does; absent: none. */
  readonly icon?: string;
  readonly image: ContentImage;
  /** How many codes by SMS one sign-up may send; the API sends at most five. */
  readonly smsMaxAttempts: number;
}
/** B§3 pay-and-play banner: what the page for joining through a bank says above its form. */
export interface PayAndPlayBannerDocument extends DocumentBase {
  readonly _type: 'payAndPlayBanner';
  /** Brands whose page it is on; empty: every brand without one of its own. */
  readonly brands: readonly string[];
  readonly title: LocalizedText;
  readonly description: LocalizedText;
}
/** B§7 registration page: what the page for joining says above its first step, in place of the site's own words. */
export interface RegistrationPageDocument extends DocumentBase {
  readonly _type: 'registrationPage';
  /** Brands whose page it is; empty: every brand without one of its own. */
  readonly brands: readonly string[];
  readonly description: LocalizedText;
}
/**
 * B§3 SEO description: a page's text in search engines and link previews, if the service has one; otherwise the site's
 * own.
 */
export interface SeoDescriptionDocument extends DocumentBase {
  readonly _type: 'seoDescription';
  /** Path under the locale prefix, without a leading slash; home is empty. */
  readonly page: string;
  readonly description: LocalizedText;
  readonly image: ContentImage | null;
  readonly markets: readonly string[];
  readonly brands: readonly string[];
}
/** B§7 occupations and source of funds: choices of the EDD questionnaire. "Other" is no document: its text is the player's. */
interface QuestionnaireChoice extends DocumentBase {
  /** The code that an answer carries, in capitals. An answer keeps its code when the choice is taken out. */
  readonly id: string;
  readonly order: number;
  readonly title: LocalizedText;
}
export interface OccupationDocument extends QuestionnaireChoice {
  readonly _type: 'occupation';
}
export interface SourceOfFundsDocument extends QuestionnaireChoice {
  readonly _type: 'sourceOfFunds';
}
export type ContentDocument =
  | ProviderDocument
  | SubProviderDocument
  | GameDocument
  | CategoryDocument
  | LobbyWidgetDocument
  | TournamentBoxDocument
  | BannerDocument
  | StaticPageDocument
  | PaymentMethodDocument
  | MarketDocument
  | TermsVersionDocument
  | SignUpBannerDocument
  | PayAndPlayBannerDocument
  | RegistrationPageDocument
  | SeoDescriptionDocument
  | PromotionCategoryDocument
  | PromotionTagDocument
  | PromotionDocument
  | VipPageDocument
  | SignUpLandingDocument
  | LandingPageDocument
  | OccupationDocument
  | SourceOfFundsDocument;

/**
 * Returns the address of a picture of the content service in a given size (B§9: webp, quality 75; the caller doubles
 * the size). In production, the embedded service draws only the sizes in `image-sizes.ts`, in these formats.
 */
export function contentImageUrl(
  base: string,
  assetRef: string,
  options: {
    readonly w: number;
    readonly h?: number;
    readonly q?: number;
    readonly fm?: 'webp' | 'avif' | 'png' | 'jpg';
    /** Lets the service choose the format by what the browser accepts, instead of `fm`. */
    readonly auto?: 'format' | undefined;
    readonly fit?: 'crop' | 'max';
    /** Leaves the title out of a game's picture. A hosted content project ignores it. */
    readonly lettering?: 'none' | undefined;
  },
): string {
  const match = /^image-(.+)-(\d+x\d+)-([a-z]+)$/.exec(assetRef);
  if (!match) throw new Error(`"${assetRef}" is not an image: expected image-<id>-<width>x<height>-<ext>.`);
  const query = new URLSearchParams({
    w: String(options.w),
    ...(options.h === undefined ? {} : { h: String(options.h) }),
    q: String(options.q ?? 75),
    [options.auto ? 'auto' : 'fm']: options.auto ?? options.fm ?? 'webp',
    fit: options.fit ?? 'crop',
    ...(options.lettering && { lettering: options.lettering }),
  });
  return `${base}/images/${CONTENT_PROJECT}/${CONTENT_DATASET}/${match[1]}-${match[2]}.${match[3]}?${query}`;
}
