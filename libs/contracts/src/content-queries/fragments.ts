/** Whether provider or sub-provider is restricted in the country; null if that is unknown. `$country` may be null. */
const RESTRICTED = '$country in provider->restrictedCountry || $country in subProvider->restrictedCountry';
/**
 * The games that have a tile (B§5): what `visibilityOf` does not hide, except for the law, which the service does not know.
 * Tests compare the two.
 */
export const VISIBLE = `$channel in channels && $market in provider->markets && subProvider->excluded != true && ($showsRestricted || (${RESTRICTED}) != true)`;

/** The fields of every game (B§3). */
export const GAME =
  'id, "gameSlug": slug.current, "label": name, gameType, "gameProvider": provider->id, "gameProviderTitle": provider->title, tags, jackpotExist, demo';
/** What decides on a tile's overlay (B§3). */
const RESTRICTION = `"restrictedCountry": ${RESTRICTED}, "removeRestrictedCountryOverlay": provider->removeRestrictedCountryOverlay`;
/** The fields of a tile (B§3). The picture service scales a reference to any size, so one serves every density. */
export const TILE = `${GAME}, type, "subProvider": subProvider->{_id, title, restrictedCountry}, "thumbnail": {"img1x": thumbnail.asset._ref, "img2x": thumbnail.asset._ref, "img3x": thumbnail.asset._ref, "color": thumbnail.color}, "horizontal": horizontalImage.asset._ref, "verticalImage": verticalImage.asset._ref, "bigSquare": bigImage.asset._ref, ${RESTRICTION}`;
/** The same in few bytes, for a list of thousands of games: only a restricted one has it. */
export const RESTRICTION_IF_ANY = `$showsRestricted && (${RESTRICTED}) => {${RESTRICTION}}`;

export const IMAGE = '{"ref": asset._ref, color, alt}';
export const NAME = '"name": coalesce(name[$locale], name.en)';
export const LABEL = '"label": coalesce(name[$locale], name.en)';
/** The fields of a category (B§3). */
export const CATEGORY = `_id, id, "name": name.en, ${LABEL}, url, "iconSvg": icon, "hideInMenu": visibleInMenu != true, visibleInLobby`;
/** The fields of a provider and of a sub-provider (B§3). */
export const PROVIDER = '_id, id, title, "providerImgUrl": logo.asset._ref, restrictedCountry';

/** Projects texts of a document in the reader's language, or in English. */
export const textsOf = (...fields: readonly string[]) =>
  fields.map((field) => `"${field}": coalesce(${field}[$locale], ${field}.en)`).join(', ');
export const BUTTON =
  '"button": {"type": button.type, "label": coalesce(button.label[$locale], button.label.en), "param": button.param}, urlAction';
/** For this market, and for this brand or for all brands. */
export const OFFERED = '$market in markets && (count(brands) == 0 || $brand in brands)';
export const PROMOTION = `"slug": slug.current, ${textsOf('title', 'summary')}, ${BUTTON}, authorized, targetAudience, startDate, endDate, "category": category->id, "tags": tags[]->{"slug": slug.current, ${NAME}}, "image": image${IMAGE}, terms, "campaignId": campaigns[$brand]`;
