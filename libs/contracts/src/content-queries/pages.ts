import {
  brandParameters,
  brandedParameters,
  choicesResult,
  landingPageParameters,
  landingPageResult,
  localeParameters,
  marketParameters,
  marketResult,
  noParameters,
  payAndPlayBannerResult,
  paymentMarksResult,
  promotionParameters,
  promotionResult,
  readerParameters,
  registrationPageResult,
  signUpBannerResult,
  signUpLandingResult,
  slugParameters,
  staticPageParameters,
  staticPageResult,
  tournamentBoxesResult,
  vipPageResult,
} from '../content-results.ts';
import { defineContentQuery } from './define.ts';
import { IMAGE, textsOf, BUTTON, OFFERED, PROMOTION } from './fragments.ts';

/** Selects one page. Terms appear only where their title exists in the language (B§5). */
export const staticPage = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "staticPage" && slug.current == $slug && !($market in excludedMarkets) && (slug.current != "terms" || defined(title[$locale]))][0]{"slug": slug.current, "title": coalesce(title[$locale], title.en), "body": coalesce(body[$locale], body.en), group, version, _updatedAt}`,
  parameters: staticPageParameters,
  result: staticPageResult,
});

/** Selects one promotion, even if it is over. */
export const promotion = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "promotion" && slug.current == $slug && category->id == $category && ${OFFERED}][0]{${PROMOTION}, "body": coalesce(body[$locale], body.en)}`,
  parameters: promotionParameters,
  result: promotionResult,
});

/** Selects the banner beside the sign-up form: the brand's own, or the one for all brands. */
export const signUpBanner = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "signUpBanner" && (count(brands) == 0 || $brand in brands)] | order(count(brands) desc) [0]{"title": coalesce(title[$locale], title.en), "description": coalesce(description[$locale], description.en), icon, "banner": image${IMAGE}, smsMaxAttempts}`,
  parameters: brandParameters,
  result: signUpBannerResult,
  read: 'readSignUpBanner',
});

/** Selects the banner of the page for joining through a bank: the brand's own, or the one for all brands. */
export const payAndPlayBanner = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "payAndPlayBanner" && (count(brands) == 0 || $brand in brands)] | order(count(brands) desc) [0]{${textsOf('title', 'description')}}`,
  parameters: brandParameters,
  result: payAndPlayBannerResult,
});

/** Selects what the page for joining says above its first step: the brand's own, or that for all brands. */
export const registrationPage = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "registrationPage" && (count(brands) == 0 || $brand in brands)] | order(count(brands) desc) [0]{${textsOf('description')}}`,
  parameters: brandParameters,
  result: registrationPageResult,
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

/** Selects titles and marks of every payment method, for the cashier and the history. */
export const paymentMarks = /* @__PURE__ */ defineContentQuery({
  query: '*[_type == "paymentMethod"]{name, title, image}',
  parameters: noParameters,
  result: paymentMarksResult,
});

/** Selects what editors say about tournaments (B§7). */
export const tournamentBoxes = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "tournamentBox" && ${OFFERED}] | order(order asc) {name, "titles": {"title": coalesce(titles.title[$locale], titles.title.en), "subtitle": coalesce(titles.subtitle[$locale], titles.subtitle.en)}, prize, currencySymbol, "CTA": {"label": coalesce(CTA.label[$locale], CTA.label.en)}, startsAt, endsAt}`,
  parameters: brandedParameters,
  result: tournamentBoxesResult,
});

/** Selects a market's own record. */
export const market = /* @__PURE__ */ defineContentQuery({
  query: '*[_type == "market" && id == $market][0]{id, route, disableLiveChat, licenses}',
  parameters: marketParameters,
  result: marketResult,
});

/** Selects the occupations of the EDD questionnaire, in their order. */
export const occupations = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "occupation"] | order(order asc) {id, ${textsOf('title')}}`,
  parameters: localeParameters,
  result: choicesResult,
});

/** Selects the sources of funds of the EDD questionnaire, in their order. */
export const sourceOfFunds = /* @__PURE__ */ defineContentQuery({
  query: `*[_type == "sourceOfFunds"] | order(order asc) {id, ${textsOf('title')}}`,
  parameters: localeParameters,
  result: choicesResult,
});
