import {
  bannersParameters,
  bannersResult,
  brandedParameters,
  localeParameters,
  marketContentResult,
  marketParameters,
  noParameters,
  pagesResult,
  paymentMethodsResult,
  promotionCategoriesResult,
  promotionsResult,
  readerParameters,
  seoResult,
  termsVersionResult,
} from '../content-results.ts';
import { defineContentQuery } from './define.ts';
import { IMAGE, NAME, textsOf, BUTTON, OFFERED, PROMOTION } from './fragments.ts';

/** Selects content boxes. The caller checks audience and dates (B§5), so that every visitor shares a cached answer. */
export const banners = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "banner" && placement == $placement && $market in markets && (count(brands) == 0 || $brand in brands)] | order(order asc) {"id": _id, "title": coalesce(title[$locale], title.en), "description": coalesce(description[$locale], description.en), "greeting": coalesce(greeting[$locale], greeting.en), ${BUTTON}, authorized, targetAudience, startDate, endDate, "images": images[]${IMAGE}}`,
  parameters: bannersParameters,
  result: bannersResult,
  read: 'readBanners',
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

/** Selects the version of the terms that players have to accept. */
export const termsVersion = /* @__PURE__ */ defineContentQuery({
  query: '*[_type == "termsVersion"] | order(version desc) [0]{version, "slug": page->slug.current, publishedAt}',
  parameters: noParameters,
  result: termsVersionResult,
});

/** Selects the descriptions of pages for search engines (B§3). */
export const seo = /* @__PURE__ */ defineContentQuery({
  query:
    '*[_type == "seoDescription" && $market in markets && (count(brands) == 0 || $brand in brands)]{page, "description": coalesce(description[$locale], description.en), "image": image.asset._ref}',
  parameters: brandedParameters,
  result: seoResult,
});

/** Selects the switches of the market content with the footer's text (B§3). */
export const marketContent = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "market" && id == $market][0]{disableLiveChat, licenses, footerToggles, ${textsOf('footerContent')}, "vipPage": vipPage._ref}`,
  parameters: readerParameters,
  result: marketContentResult,
  read: 'readMarketContent',
});
