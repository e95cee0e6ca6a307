/**
 * The GROQ that the site asks. The query endpoint keeps these apart from everything else (a lane and a cache of their own),
 * so their text is a contract: README.md repeats it, and a test compares the two.
 * `$locale` is the translation locale, or its base for an English variant (`ca` → `en`).
 */

/** B§5: right channel, provider offered in the market, nothing restricted in the country, sub-provider not excluded. `$country` may be null. */
const VISIBLE =
  '$channel in channels && $market in provider->markets && ($country in provider->restrictedCountry) != true && subProvider->excluded != true && ($country in subProvider->restrictedCountry) != true';

/** What a tile shows; `images` by tile size (B§3). */
const TILE =
  'id, "slug": slug.current, name, type, gameType, "provider": provider->id, "providerTitle": coalesce(subProvider->title, provider->title), "color": thumbnail.color, "images": {"1x": thumbnail.asset._ref, "2xh": horizontalImage.asset._ref, "2xv": verticalImage.asset._ref, "4x": bigImage.asset._ref}, tags, "jackpot": jackpotExist, demo, "restricted": $country in provider->restrictedCountry || $country in subProvider->restrictedCountry, "overlayRemoved": provider->removeRestrictedCountryOverlay';

const IMAGE = '{"ref": asset._ref, color, alt}';
const NAME = '"name": coalesce(name[$locale], name.en)';

/** A text of the document, in the reader's language or in English. */
const said = (...fields: readonly string[]) =>
  fields.map((field) => `"${field}": coalesce(${field}[$locale], ${field}.en)`).join(', ');
const BUTTON = `"button": {"type": button.type, "label": coalesce(button.label[$locale], button.label.en)}, urlAction`;
/** For this market, and for this brand or for all. */
const OFFERED = '$market in markets && (count(brands) == 0 || $brand in brands)';
const PROMOTION = `"slug": slug.current, ${said('title', 'summary')}, ${BUTTON}, authorized, targetAudience, startDate, endDate, "category": category->id, "tags": tags[]->{"slug": slug.current, ${NAME}}, "image": image${IMAGE}, terms`;

export const CATALOGUE_QUERIES = {
  /** Rows of a lobby with their first tiles. $lobby $market $country $channel $locale $count */
  lobby: `*[_type == "category" && lobby == $lobby && visibleInLobby] | order(order asc) {id, ${NAME}, url, icon, order, visibleInMenu, grid, "total": count(games), "games": (games[0...120]->)[${VISIBLE}][0...$count]{${TILE}}}[count(games) > 0]`,
  /** Entries of the category bar. $lobby $locale */
  categories: `*[_type == "category" && lobby == $lobby] | order(order asc) {id, ${NAME}, url, icon, visibleInMenu, visibleInLobby, "total": count(games)}`,
  /** One category by slice; ask one more than shown to learn whether there are more. $category $market $country $channel $locale $from $to */
  category: `*[_type == "category" && id == $category][0]{id, ${NAME}, url, icon, lobby, grid, "games": (games[]->)[${VISIBLE}][$from...$to]{${TILE}}}`,
  /** Games of some providers, most played first. $lobby $providers (ids) $market $country $channel $from $to */
  byProviders: `*[_type == "game" && type == $lobby && provider->id in $providers && ${VISIBLE}] | order(popularity desc) [$from...$to]{${TILE}}`,
  /** Contains-search, most played first. $pattern is "*word*"; $providers [] means all. $lobby $market $country $channel $count */
  search: `*[_type == "game" && type == $lobby && name match $pattern && (count($providers) == 0 || provider->id in $providers) && ${VISIBLE}] | order(popularity desc) [0...$count]{${TILE}}`,
  /** Every visible game of a lobby in few bytes, for the virtual grid and for search while typing. $lobby $market $country $channel */
  index: `*[_type == "game" && type == $lobby && ${VISIBLE}] | order(popularity desc) {id, "slug": slug.current, name, gameType, "provider": provider->id, "providerTitle": coalesce(subProvider->title, provider->title), "color": thumbnail.color, "image": thumbnail.asset._ref, tags, "jackpot": jackpotExist, demo}`,
  /** Provider filter with counts. $lobby $market $country $channel */
  providers: `*[_type == "provider" && $market in markets && ($country in restrictedCountry) != true] | order(title asc) {id, title, isAggregator, "logo": logo${IMAGE}, "games": count(*[_type == "game" && provider._ref == ^._id && type == $lobby && $channel in channels && subProvider->excluded != true]), "subProviders": *[_type == "subProvider" && provider._ref == ^._id && excluded != true && ($country in restrictedCountry) != true] | order(title asc) {id, title, "logo": logo${IMAGE}, "games": count(*[_type == "game" && subProvider._ref == ^._id && type == $lobby && $channel in channels])}}[games > 0]`,
  /** Games by id, in no particular order: favourites, recents, winners. $ids $market $country $channel */
  gamesByIds: `*[_type == "game" && id in $ids && ${VISIBLE}]{${TILE}}`,
  /** A game's page. $slug $market $country $channel $locale */
  game: `*[_type == "game" && slug.current == $slug][0]{${TILE}, rtp, volatility, features, betLimits, releasedAt, channels, theme, "categories": categories[]->{id, ${NAME}, url}, "related": *[_type == "game" && theme == ^.theme && type == ^.type && slug.current != $slug && ${VISIBLE}] | order(popularity desc) [0...12]{${TILE}}}`,
  /** Jackpot games, most played first. $market $country $channel $count */
  jackpotGames: `(*[_type == "category" && id == "jackpots"][0].games[]->)[${VISIBLE}][0...$count]{${TILE}}`,
  /** Content boxes; audience and dates are the caller's to check (B§5), so that the answer can be cached. $placement $market $brand $locale */
  banners: `*[_type == "banner" && placement == $placement && $market in markets && (count(brands) == 0 || $brand in brands)] | order(order asc) {"id": _id, "title": coalesce(title[$locale], title.en), "description": coalesce(description[$locale], description.en), "greeting": coalesce(greeting[$locale], greeting.en), "button": {"type": button.type, "label": coalesce(button.label[$locale], button.label.en)}, urlAction, authorized, targetAudience, startDate, endDate, "image": image${IMAGE}}`,
  /** One page. Terms appear only where their title exists in the language (B§5). $slug $market $locale */
  staticPage: `*[_type == "staticPage" && slug.current == $slug && !($market in excludedMarkets) && (slug.current != "terms" || defined(title[$locale]))][0]{"slug": slug.current, "title": coalesce(title[$locale], title.en), "body": coalesce(body[$locale], body.en), group, version, _updatedAt}`,
  /** Links of the footer. $market $locale */
  pages: `*[_type == "staticPage" && !($market in excludedMarkets) && (slug.current != "terms" || defined(title[$locale]))] | order(order asc) {"slug": slug.current, "title": coalesce(title[$locale], title.en), group}`,
  /** Payment marks and figures. $market */
  paymentMethods: `*[_type == "paymentMethod" && $market in markets] | order(title asc) {name, title, altTag, "image": image${IMAGE}, info}`,
  /** Version of the terms to accept. */
  termsVersion:
    '*[_type == "termsVersion"] | order(version desc) [0]{version, "slug": page->slug.current, publishedAt}',
  /** $locale */
  signUpBanner: `*[_type == "signUpBanner"][0]{"title": coalesce(title[$locale], title.en), "description": coalesce(description[$locale], description.en), "image": image${IMAGE}, smsMaxAttempts}`,
  /** What search engines are told of pages (B§3). $market $brand $locale */
  seo: '*[_type == "seoDescription" && $market in markets && (count(brands) == 0 || $brand in brands)]{page, "description": coalesce(description[$locale], description.en), "image": image.asset._ref}',
  /** $market */
  market:
    '*[_type == "market" && id == $market][0]{id, route, disableLiveChat, licences, "providers": providers[]->id}',
  /** Switches of the market content with the footer's text (B§3). $market $locale */
  marketContent: `*[_type == "market" && id == $market][0]{disableLiveChat, licences, footerToggles, ${said('footerContent')}, "loyalty": defined(vipPage)}`,
  /** Cards of all promotions; audience and dates are the caller's to check (B§5). $market $brand $locale */
  promotions: `*[_type == "promotion" && ${OFFERED}] | order(order asc) {${PROMOTION}}`,
  /** Tabs of the promotions page. $locale */
  promotionCategories: `*[_type == "promotionCategory"] | order(order asc) {id, ${NAME}}`,
  /** One promotion, also when it is over. $category $slug $market $brand $locale */
  promotion: `*[_type == "promotion" && slug.current == $slug && category->id == $category && ${OFFERED}][0]{${PROMOTION}, "body": coalesce(body[$locale], body.en)}`,
  /** Loyalty page; null where the market has none. $market $locale */
  vipPage: `*[_type == "market" && id == $market][0].vipPage->{${said('title', 'intro', 'body')}, "image": image${IMAGE}, "levels": levels[]{level, ${said('name', 'criterion', 'benefit')}}}`,
  /** Sign-up landing. $slug $market $brand $locale */
  signUpLanding: `*[_type == "signUpLanding" && slug.current == $slug && ${OFFERED}][0]{"slug": slug.current, ${said('title', 'text', 'label')}, "reasons": reasons[]{${said('title', 'text')}}, campaign, "image": image${IMAGE}}`,
  /** Landing page. $id $market $brand $locale */
  landingPage: `*[_type == "landingPage" && id == $id && ${OFFERED}][0]{id, ${said('title', 'text', 'body')}, ${BUTTON}, games, "image": image${IMAGE}}`,
} as const;
export type CatalogueQuery = keyof typeof CATALOGUE_QUERIES;
