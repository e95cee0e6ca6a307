import type * as z from 'zod/mini';
import {
  bannersParameters,
  brandParameters,
  bannersResult,
  brandedParameters,
  byProvidersParameters,
  categoriesParameters,
  categoriesResult,
  categoryParameters,
  categoryResult,
  gameParameters,
  gameResult,
  gamesByIdsParameters,
  indexResult,
  jackpotGamesParameters,
  landingPageParameters,
  landingPageResult,
  lobbyParameters,
  lobbyPlaceParameters,
  lobbyResult,
  localeParameters,
  marketContentResult,
  marketParameters,
  marketResult,
  noParameters,
  pagesResult,
  paymentMarksResult,
  paymentMethodsResult,
  promotionCategoriesResult,
  promotionParameters,
  promotionResult,
  promotionsResult,
  providersResult,
  readerParameters,
  searchParameters,
  seoResult,
  signUpBannerResult,
  signUpLandingResult,
  slugParameters,
  staticPageParameters,
  staticPageResult,
  termsVersionResult,
  tilesResult,
  vipPageResult,
} from './content-results.ts';
import type * as readers from './read-content-result.ts';

type Readers = typeof readers;

/**
 * The GROQ queries of the content service, each with its parameters and its answer. The query endpoint keeps these
 * apart from all others (a lane and a cache of their own), so their text is a contract: the catalogue's README repeats
 * it, and a test compares the two. The doctor runs each query against the content and validates the answer.
 */
export interface ContentQuery<
  Parameters extends z.ZodMiniType = z.ZodMiniType,
  Result extends z.ZodMiniType = z.ZodMiniType,
> {
  /** GROQ text, sent as it is. */
  readonly query: string;
  /** One entry for each `$name` of the text. */
  readonly parameters: Parameters;
  /** The answer on the wire, in the documents' names (ruling 28). */
  readonly result: Result;
  /** Which reader gives the answer our own names; absent where they are the same. It loads with the answer. */
  readonly read?: keyof Readers;
}
export type ContentParameters<Query> = Query extends { readonly parameters: infer Schema extends z.ZodMiniType }
  ? ReadonlyLists<z.input<Schema>>
  : never;
type ReadonlyLists<Input> = {
  readonly [Key in keyof Input]: Input[Key] extends (infer Item)[] ? readonly Item[] : Input[Key];
};
/** The answer as the endpoint sends it. */
export type ContentWire<Query> = Query extends { readonly result: infer Schema extends z.ZodMiniType }
  ? z.output<Schema>
  : never;
/** The answer as the site knows it. */
export type ContentResult<Query> = Query extends { readonly read: infer Name extends keyof Readers }
  ? ReturnType<Readers[Name]>
  : ContentWire<Query>;
/** The readers that take this answer. */
type ReaderOf<Result extends z.ZodMiniType> = {
  [Name in keyof Readers]: z.output<Result> extends Parameters<Readers[Name]>[0] ? Name : never;
}[keyof Readers];

/**
 * Returns the query with its exact types. Write `parameters` and `result` as one name each: a release drops both fields
 * from the browser's copy (`lean.ts`) and keeps `read`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineContentQuery<const Query extends ContentQuery>(
  definition: Query & { readonly read?: ReaderOf<Query['result']> },
): Query {
  return definition;
}

/**
 * Returns what gives a query's answer our own names. Ask for it together with the answer: the first screen comes with its
 * content, so its scripts do without the readers.
 */
export async function contentReader<Query extends ContentQuery>({
  read,
}: Query): Promise<(answer: ContentWire<Query>) => ContentResult<Query>> {
  if (read === undefined) return (answer) => answer as unknown as ContentResult<Query>;
  const all = await import('./read-content-result.ts');
  return all[read] as unknown as (answer: ContentWire<Query>) => ContentResult<Query>;
}

/**
 * B§5: the right channel, a provider of the market, nothing restricted in the country, no excluded sub-provider.
 * `$country` may be null.
 */
const VISIBLE =
  '$channel in channels && $market in provider->markets && ($country in provider->restrictedCountry) != true && subProvider->excluded != true && ($country in subProvider->restrictedCountry) != true';

/** The fields of every game (B§3). */
const GAME =
  'id, "gameSlug": slug.current, "label": name, gameType, "gameProvider": provider->id, "gameProviderTitle": provider->title, tags, jackpotExist, demo';
/** The fields of a tile (B§3). The picture service scales a reference to any size, so one serves every density. */
const TILE = `${GAME}, type, "subProvider": subProvider->{_id, title, restrictedCountry}, "thumbnail": {"img1x": thumbnail.asset._ref, "img2x": thumbnail.asset._ref, "img3x": thumbnail.asset._ref, "color": thumbnail.color}, "horizontal": horizontalImage.asset._ref, "verticalImage": verticalImage.asset._ref, "bigSquare": bigImage.asset._ref, "restrictedCountry": $country in provider->restrictedCountry || $country in subProvider->restrictedCountry, "removeRestrictedCountryOverlay": provider->removeRestrictedCountryOverlay`;

const IMAGE = '{"ref": asset._ref, color, alt}';
const NAME = '"name": coalesce(name[$locale], name.en)';
const LABEL = '"label": coalesce(name[$locale], name.en)';
/** The fields of a category (B§3). */
const CATEGORY = `_id, id, "name": name.en, ${LABEL}, url, "iconSvg": icon, "hideInMenu": visibleInMenu != true, visibleInLobby`;
/** The fields of a provider and of a sub-provider (B§3). */
const PROVIDER = '_id, id, title, "providerImgUrl": logo.asset._ref, restrictedCountry';

/** Projects texts of a document in the reader's language, or in English. */
const textsOf = (...fields: readonly string[]) =>
  fields.map((field) => `"${field}": coalesce(${field}[$locale], ${field}.en)`).join(', ');
const BUTTON =
  '"button": {"type": button.type, "label": coalesce(button.label[$locale], button.label.en), "param": button.param}, urlAction';
/** For this market, and for this brand or for all brands. */
const OFFERED = '$market in markets && (count(brands) == 0 || $brand in brands)';
const PROMOTION = `"slug": slug.current, ${textsOf('title', 'summary')}, ${BUTTON}, authorized, targetAudience, startDate, endDate, "category": category->id, "tags": tags[]->{"slug": slug.current, ${NAME}}, "image": image${IMAGE}, terms`;

/** Selects the rows of a lobby with their first games. */
export const lobby = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "category" && lobby == $lobby && visibleInLobby] | order(order asc) {${CATEGORY}, order, grid, "total": count(games), "games": (games[0...120]->)[${VISIBLE}][0...$count]{${TILE}}}[count(games) > 0]`,
  parameters: lobbyParameters,
  result: lobbyResult,
  read: 'readLobby',
});

/** Selects the entries of the category bar. */
export const categories = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "category" && lobby == $lobby] | order(order asc) {${CATEGORY}, "total": count(games)}`,
  parameters: categoriesParameters,
  result: categoriesResult,
  read: 'readCategories',
});

/** Selects a slice of one category. Ask for one game more than shown to learn whether there are more. */
export const category = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "category" && id == $category][0]{${CATEGORY}, lobby, grid, "games": (games[]->)[${VISIBLE}][$from...$to]{${TILE}}}`,
  parameters: categoryParameters,
  result: categoryResult,
  read: 'readCategory',
});

/** Selects the games of some providers (by id), most played first. */
export const byProviders = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "game" && type == $lobby && provider->id in $providers && ${VISIBLE}] | order(popularity desc) [$from...$to]{${TILE}}`,
  parameters: byProvidersParameters,
  result: tilesResult,
  read: 'readTiles',
});

/** Selects games whose name contains a word (`pattern` is "*word*"), most played first; no providers means all. */
export const search = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "game" && type == $lobby && name match $pattern && (count($providers) == 0 || provider->id in $providers) && ${VISIBLE}] | order(popularity desc) [0...$count]{${TILE}}`,
  parameters: searchParameters,
  result: tilesResult,
  read: 'readTiles',
});

/** Selects every visible game of a lobby in few bytes, for the virtual grid and for search while typing. */
export const index = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "game" && type == $lobby && ${VISIBLE}] | order(popularity desc) {${GAME}, "subProvider": subProvider->{title}, "thumbnail": {"img1x": thumbnail.asset._ref, "color": thumbnail.color}}`,
  parameters: lobbyPlaceParameters,
  result: indexResult,
  read: 'readIndex',
});

/** Selects the entries of the provider filter with their counts. */
export const providers = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "provider" && $market in markets && ($country in restrictedCountry) != true] | order(title asc) {${PROVIDER}, "isAggregators": isAggregator, removeRestrictedCountryOverlay, "games": count(*[_type == "game" && provider._ref == ^._id && type == $lobby && $channel in channels && subProvider->excluded != true]), "subProviders": *[_type == "subProvider" && provider._ref == ^._id && excluded != true && ($country in restrictedCountry) != true] | order(title asc) {${PROVIDER}, "games": count(*[_type == "game" && subProvider._ref == ^._id && type == $lobby && $channel in channels])}}[games > 0]`,
  parameters: lobbyPlaceParameters,
  result: providersResult,
  read: 'readProviders',
});

/** Selects games by id, in no particular order: favourites, recents, winners. */
export const gamesByIds = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "game" && id in $ids && ${VISIBLE}]{${TILE}}`,
  parameters: gamesByIdsParameters,
  result: tilesResult,
  read: 'readTiles',
});

/** Selects what a game's page shows. */
export const game = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "game" && slug.current == $slug][0]{${TILE}, rtp, volatility, features, betLimits, releasedAt, channels, theme, "categories": categories[]->{id, ${LABEL}, url}, "related": *[_type == "game" && theme == ^.theme && type == ^.type && slug.current != $slug && ${VISIBLE}] | order(popularity desc) [0...12]{${TILE}}}`,
  parameters: gameParameters,
  result: gameResult,
  read: 'readGame',
});

/** Selects jackpot games in the order of their category. */
export const jackpotGames = /* @__PURE__ */ defineContentQuery({
  query: `(*[_type == "category" && id == "jackpots"][0].games[]->)[${VISIBLE}][0...$count]{${TILE}}`,
  parameters: jackpotGamesParameters,
  result: tilesResult,
  read: 'readTiles',
});

/** Selects content boxes. The caller checks audience and dates (B§5), so that every visitor shares a cached answer. */
export const banners = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "banner" && placement == $placement && $market in markets && (count(brands) == 0 || $brand in brands)] | order(order asc) {"id": _id, "title": coalesce(title[$locale], title.en), "description": coalesce(description[$locale], description.en), "greeting": coalesce(greeting[$locale], greeting.en), ${BUTTON}, authorized, targetAudience, startDate, endDate, "images": images[]${IMAGE}}`,
  parameters: bannersParameters,
  result: bannersResult,
  read: 'readBanners',
});

/** Selects one page. Terms appear only where their title exists in the language (B§5). */
export const staticPage = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "staticPage" && slug.current == $slug && !($market in excludedMarkets) && (slug.current != "terms" || defined(title[$locale]))][0]{"slug": slug.current, "title": coalesce(title[$locale], title.en), "body": coalesce(body[$locale], body.en), group, version, _updatedAt}`,
  parameters: staticPageParameters,
  result: staticPageResult,
});

/** Selects the links of the footer. */
export const pages = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "staticPage" && !($market in excludedMarkets) && (slug.current != "terms" || defined(title[$locale]))] | order(order asc) {"slug": slug.current, "title": coalesce(title[$locale], title.en), group}`,
  parameters: readerParameters,
  result: pagesResult,
});

/** Selects payment marks and figures. */
export const paymentMethods = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "paymentMethod" && $market in markets] | order(title asc) {name, title, altTag, "image": image${IMAGE}, info}`,
  parameters: marketParameters,
  result: paymentMethodsResult,
});

/** Selects titles and marks of every payment method, for the cashier and the history. */
export const paymentMarks = /* @__PURE__ */ defineContentQuery({
  query: '*[_type == "paymentMethod"]{name, title, image}',
  parameters: noParameters,
  result: paymentMarksResult,
});

/** Selects the version of the terms that players have to accept. */
export const termsVersion = /* @__PURE__ */ defineContentQuery({
  query: '*[_type == "termsVersion"] | order(version desc) [0]{version, "slug": page->slug.current, publishedAt}',
  parameters: noParameters,
  result: termsVersionResult,
});

/** Selects the banner beside the sign-up form: the brand's own, or the one for all brands. */
export const signUpBanner = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "signUpBanner" && (count(brands) == 0 || $brand in brands)] | order(count(brands) desc) [0]{"title": coalesce(title[$locale], title.en), "description": coalesce(description[$locale], description.en), "banner": image${IMAGE}, smsMaxAttempts}`,
  parameters: brandParameters,
  result: signUpBannerResult,
  read: 'readSignUpBanner',
});

/** Selects the descriptions of pages for search engines (B§3). */
export const seo = /* @__PURE__ */ defineContentQuery({
  query:
    '*[_type == "seoDescription" && $market in markets && (count(brands) == 0 || $brand in brands)]{page, "description": coalesce(description[$locale], description.en), "image": image.asset._ref}',
  parameters: brandedParameters,
  result: seoResult,
});

/** Selects a market's own record. */
export const market = /* @__PURE__ */ defineContentQuery({
  query: '*[_type == "market" && id == $market][0]{id, route, disableLiveChat, licenses, "providers": providers[]->id}',
  parameters: marketParameters,
  result: marketResult,
});

/** Selects the switches of the market content with the footer's text (B§3). */
export const marketContent = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "market" && id == $market][0]{disableLiveChat, licenses, footerToggles, ${textsOf('footerContent')}, "vipPage": vipPage._ref}`,
  parameters: readerParameters,
  result: marketContentResult,
  read: 'readMarketContent',
});

/**
 * Selects the cards of all promotions. The caller checks audience and dates (B§5), so that every visitor shares a
 * cached answer.
 */
export const promotions = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "promotion" && ${OFFERED}] | order(order asc) {${PROMOTION}}`,
  parameters: brandedParameters,
  result: promotionsResult,
});

/** Selects the tabs of the promotions page. */
export const promotionCategories = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "promotionCategory"] | order(order asc) {id, ${NAME}}`,
  parameters: localeParameters,
  result: promotionCategoriesResult,
});

/** Selects one promotion, even if it is over. */
export const promotion = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "promotion" && slug.current == $slug && category->id == $category && ${OFFERED}][0]{${PROMOTION}, "body": coalesce(body[$locale], body.en)}`,
  parameters: promotionParameters,
  result: promotionResult,
});

/** Selects the loyalty page; null where the market has none. */
export const vipPage = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "market" && id == $market][0].vipPage->{${textsOf('title', 'intro', 'body')}, "image": image${IMAGE}, "levels": levels[]{level, ${textsOf('name', 'criterion', 'benefit')}}}`,
  parameters: readerParameters,
  result: vipPageResult,
});

/** Selects a landing page for sign-up. */
export const signUpLanding = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "signUpLanding" && slug.current == $slug && ${OFFERED}][0]{"slug": slug.current, ${textsOf('title', 'text', 'label')}, "reasons": reasons[]{${textsOf('title', 'text')}}, campaign, "image": image${IMAGE}}`,
  parameters: slugParameters,
  result: signUpLandingResult,
});

/** Selects a landing page. */
export const landingPage = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "landingPage" && id == $id && ${OFFERED}][0]{id, ${textsOf('title', 'text', 'body')}, ${BUTTON}, games, "image": image${IMAGE}}`,
  parameters: landingPageParameters,
  result: landingPageResult,
});

/** Every query by its name: for the endpoint's own lane, the doctor and tests. The site imports single queries. */
export const CONTENT_QUERIES = {
  lobby,
  categories,
  category,
  byProviders,
  search,
  index,
  providers,
  gamesByIds,
  game,
  jackpotGames,
  banners,
  staticPage,
  pages,
  paymentMethods,
  paymentMarks,
  termsVersion,
  signUpBanner,
  seo,
  market,
  marketContent,
  promotions,
  promotionCategories,
  promotion,
  vipPage,
  signUpLanding,
  landingPage,
} as const;
export type ContentQueryName = keyof typeof CONTENT_QUERIES;
