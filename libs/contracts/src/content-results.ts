import * as z from 'zod/mini';
import { LOBBY_WIDGET_TYPES, TILE_SIZES } from './content.ts';

/**
 * Parameters and answers of the content queries, by query name (see content-queries.ts). Only the API, the doctor
 * and tests read them at run time; a release drops them from what browsers get, so the site uses their types alone.
 * Field names are the documents' own (B§3, ruling 28). Strict objects are theirs throughout; `read-content-result.ts`
 * turns them into our shorter names.
 */

// The endpoint accepts exactly these parameters, within these bounds: every other value would bypass its cache. The API
// also checks that it knows the country, market, locale and brand.
/** Two-letter country of the visitor; null while it is unknown. */
const country = z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/)));
const marketId = z.string().check(z.regex(/^[A-Z]{2}$/));
const localeName = z.string().check(z.regex(/^[a-z]{2,5}$/));
const name = z.string().check(z.minLength(1), z.maxLength(100));
const names = z.array(name).check(z.maxLength(300));
const count = z.number().check(z.int(), z.gte(1), z.lte(200));
const position = z.number().check(z.int(), z.gte(0), z.lte(10_000));
const channel = z.enum(['web', 'mobile']);
const lobbyName = z.enum(['casinoGames', 'liveCasinoGames']);
/**
 * Parameters that decide which games are visible (B§5). `showsRestricted`: also those that are restricted in the country,
 * under an overlay.
 */
const place = { market: marketId, country, channel, showsRestricted: z.boolean() };
/** `locale` is a content locale: the translation locale, or its base for an English variant. */
const reader = { market: marketId, locale: localeName };
const branded = { ...reader, brand: name };
const slice = { from: position, to: position };
/** A slice has as many games as a page shows, with room to spare. */
const isShort = ({ from, to }: { from: number; to: number }) => to >= from && to - from <= 200;

const image = z.object({
  ref: z.string(),
  color: z.string(),
  alt: z.nullable(z.record(z.string(), z.string())),
});
const gameFields = {
  id: z.string(),
  gameSlug: z.string(),
  label: z.string(),
  gameType: z.string(),
  gameProvider: z.string(),
  gameProviderTitle: z.string(),
  tags: z.array(z.string()),
  jackpotExist: z.boolean(),
  demo: z.boolean(),
};
/** Dominant colour, shown until the picture has loaded. */
const color = z.string();
/** Pictures are asset references, from which `contentImageUrl` makes an address. */
const tileFields = {
  ...gameFields,
  type: lobbyName,
  subProvider: z.nullable(
    z.strictObject({ _id: z.string(), title: z.string(), restrictedCountry: z.array(z.string()) }),
  ),
  thumbnail: z.strictObject({ img1x: z.string(), img2x: z.string(), img3x: z.string(), color }),
  horizontal: z.string(),
  verticalImage: z.string(),
  bigSquare: z.string(),
  /** Whether provider or sub-provider is restricted in the visitor's country; null while that is unknown. */
  restrictedCountry: z.nullable(z.boolean()),
  removeRestrictedCountryOverlay: z.nullable(z.boolean()),
};
const tile = z.strictObject(tileFields);
const tiles = z.array(tile);
/** `name` is English, `label` in the reader's language; `iconSvg` names a drawing of the site. */
const categoryFields = {
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  label: z.string(),
  url: z.string(),
  iconSvg: z.string(),
  hideInMenu: z.boolean(),
  visibleInLobby: z.boolean(),
};
const providerFields = {
  _id: z.string(),
  id: z.string(),
  title: z.string(),
  providerImgUrl: z.string(),
  restrictedCountry: z.array(z.string()),
  /** How many games of the lobby it has. */
  games: z.number(),
};
const gridPattern = z.object({ columns: z.number(), rows: z.number(), sizes: z.array(z.enum(TILE_SIZES)) });
const grid = z.object({ desktop: gridPattern, tablet: gridPattern, mobile: gridPattern });
const target = z.object({ slug: z.string(), absoluteUrl: z.nullable(z.string()), openNewTab: z.boolean() });
const urlAction = z.object({ authorized: target, anonymous: target });
/** `param` is what the button opens, the id of a category; null if it names nothing. */
const button = z.strictObject({
  type: z.enum(['primary', 'secondary']),
  label: z.string(),
  param: z.nullable(z.string()),
});
const audience = {
  authorized: z.enum(['both', 'authorized', 'notAuthorized']),
  targetAudience: z.object({
    option: z.enum(['noLimit', 'group', 'playersCsv']),
    targetGroups: z.array(z.number()),
    targetPlayerIds: z.array(z.string()),
  }),
  startDate: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
};
const body = z.array(
  z.object({
    _type: z.literal('block'),
    _key: z.string(),
    style: z.enum(['normal', 'h2', 'h3', 'blockquote']),
    listItem: z.exactOptional(z.enum(['bullet', 'number'])),
    level: z.exactOptional(z.number()),
    markDefs: z.array(z.object({ _key: z.string(), _type: z.literal('link'), href: z.string() })),
    children: z.array(
      z.object({ _type: z.literal('span'), _key: z.string(), text: z.string(), marks: z.array(z.string()) }),
    ),
  }),
);
const pageGroup = z.enum(['legal', 'help', 'information']);
const amounts = z.nullable(z.array(z.object({ currency: z.string(), amount: z.number() })));
const promotionCard = {
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  button,
  urlAction,
  ...audience,
  category: z.string(),
  tags: z.array(z.object({ slug: z.string(), name: z.string() })),
  image,
  terms: z.object({
    wagering: z.nullable(z.number()),
    minimumDeposit: amounts,
    maximumWin: amounts,
    days: z.nullable(z.number()),
    games: z.enum(['casino', 'new', 'jackpots', 'live', 'sports', 'named', 'none']),
  }),
  /** The brand’s campaign that a player can claim or join here; null: the promotion only informs. */
  campaignId: z.nullable(z.string()),
};

export const noParameters = z.object({});
export const readerParameters = z.object(reader);
export const brandedParameters = z.object(branded);
export const localeParameters = z.object({ locale: localeName });
export const brandParameters = z.object({ brand: name, locale: localeName });
export const marketParameters = z.object({ market: marketId });
export const tilesResult = tiles;

export const lobbyParameters = z.object({ lobby: lobbyName, ...place, locale: localeName, count });
export const lobbyResult = z.array(z.strictObject({ ...categoryFields, order: z.number(), grid, games: tiles }));
export const categoriesParameters = z.object({ lobby: lobbyName, locale: localeName });
export const categoriesResult = z.array(z.strictObject({ ...categoryFields, hasGames: z.boolean() }));
export const categoryParameters = z
  .object({ category: name, ...place, locale: localeName, ...slice })
  .check(z.refine(isShort));
export const categoryResult = z.nullable(z.strictObject({ ...categoryFields, lobby: lobbyName, grid, games: tiles }));
export const lobbyWidgetsParameters = z.object({ lobby: lobbyName, locale: localeName });
export const lobbyWidgetsResult = z.array(
  z.strictObject({
    _id: z.string(),
    id: z.string(),
    name: z.string(),
    type: lobbyName,
    widgetType: z.enum(LOBBY_WIDGET_TYPES),
    iconSvg: z.string(),
    grid: z.object({ rowNum: z.number() }),
    order: z.number(),
  }),
);
export const tournamentBoxesResult = z.array(
  z.strictObject({
    name: z.string(),
    titles: z.object({ title: z.string(), subtitle: z.string() }),
    prize: z.nullable(z.number()),
    currencySymbol: z.nullable(z.string()),
    CTA: z.object({ label: z.string() }),
    startsAt: z.nullable(z.string()),
    endsAt: z.nullable(z.string()),
  }),
);
export const lobbyWidgetParameters = z.object({ widget: name, ...place, ...slice }).check(z.refine(isShort));
export const byProvidersParameters = z
  .object({ lobby: lobbyName, providers: names, ...place, ...slice })
  .check(z.refine(isShort));
export const searchParameters = z.object({
  lobby: lobbyName,
  /** One word between stars: more stars cost more than the answer is worth. */
  pattern: z.string().check(z.regex(/^\*[^*]{1,60}\*$/)),
  providers: names,
  ...place,
  count,
});
export const lobbyPlaceParameters = z.object({ lobby: lobbyName, ...place });
export const indexResult = z.array(
  z.strictObject({
    ...gameFields,
    /** Only on a game that has one. */
    subProvider: z.exactOptional(z.nullable(z.strictObject({ _id: z.string(), title: z.string() }))),
    thumbnail: z.strictObject({ img1x: z.string(), color }),
    /** Only on a game that is restricted in the visitor's country. */
    restrictedCountry: z.exactOptional(z.literal(true)),
    removeRestrictedCountryOverlay: z.exactOptional(z.nullable(z.boolean())),
  }),
);
export const providersResult = z.array(
  z.strictObject({
    ...providerFields,
    isAggregators: z.boolean(),
    removeRestrictedCountryOverlay: z.boolean(),
    subProviders: z.array(z.strictObject(providerFields)),
  }),
);
export const gamesByIdsParameters = z.object({ ids: names, ...place });
export const providerGameParameters = z.object({ gameId: name });
export const providerGameResult = z.nullable(
  z.strictObject({
    id: z.string(),
    type: lobbyName,
    label: z.string(),
    gameType: z.string(),
    features: z.array(z.string()),
    theme: z.string(),
    gameProvider: z.string(),
  }),
);
export const gameAddressResult = z.nullable(
  z.strictObject({ id: z.string(), gameSlug: z.string(), gameProvider: z.string(), type: lobbyName }),
);
export const gameParameters = z.object({ slug: name, ...place, locale: localeName });
export const gameResult = z.nullable(
  z.strictObject({
    ...tileFields,
    /** Rows of a lobby that its tile spans: two for a live table (B§9). */
    rowSpan: z.number(),
    /** The game's facts. The documents name the field and not its content, which is ours. */
    metadata: z.strictObject({
      rtp: z.number(),
      volatility: z.number(),
      maxWin: z.nullable(z.number()),
      features: z.array(z.string()),
      releasedAt: z.string(),
    }),
    betLimits: z.array(z.object({ min: z.number(), max: z.number(), currency: z.string() })),
    channels: z.array(channel),
    theme: z.string(),
    categories: z.array(z.strictObject({ id: z.string(), label: z.string(), url: z.string() })),
    related: tiles,
  }),
);
export const jackpotGameIdsResult = z.array(z.strictObject({ id: z.string() }));
export const jackpotGamesParameters = z.object({ ...place, count });
export const bannersParameters = z.object({ placement: z.enum(['home', 'casino', 'live', 'cashier']), ...branded });
export const bannersResult = z.array(
  z.strictObject({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    greeting: z.nullable(z.string()),
    button,
    urlAction,
    ...audience,
    /** The first is shown. */
    images: z.tuple([image], image),
  }),
);
export const staticPageParameters = z.object({ slug: name, ...reader });
export const staticPageResult = z.nullable(
  z.object({
    slug: z.string(),
    title: z.string(),
    body,
    group: pageGroup,
    version: z.number(),
    _updatedAt: z.string(),
  }),
);
export const pagesResult = z.array(z.object({ slug: z.string(), title: z.string(), group: pageGroup }));
export const paymentMethodsResult = z.array(
  z.object({
    name: z.string(),
    title: z.string(),
    altTag: z.string(),
    image,
    info: z.array(
      z.object({
        paymentMethodType: z.enum(['DEPOSIT', 'WITHDRAW']),
        processTime: z.number(),
        min: z.number(),
        max: z.number(),
        limits: z.array(z.object({ _key: z.string(), currency: z.string(), min: z.number(), max: z.number() })),
      }),
    ),
  }),
);
/** `image` as the document stores it, because the mark is shown in more than one size. */
export const paymentMarksResult = z.array(
  z.object({
    name: z.string(),
    title: z.string(),
    image: z.object({
      _type: z.literal('image'),
      asset: z.object({ _type: z.literal('reference'), _ref: z.string() }),
      color: z.string(),
      alt: z.exactOptional(z.record(z.string(), z.string())),
    }),
  }),
);
/** `slug` names the page with the terms; null if the version has none. */
export const termsVersionResult = z.nullable(
  z.object({ version: z.number(), slug: z.nullable(z.string()), publishedAt: z.string() }),
);
/** `icon` names a drawing of the site; null if the banner has none. */
export const signUpBannerResult = z.nullable(
  z.strictObject({
    title: z.string(),
    description: z.string(),
    icon: z.nullable(z.string()),
    banner: image,
    smsMaxAttempts: z.number(),
  }),
);
export const payAndPlayBannerResult = z.nullable(z.strictObject({ title: z.string(), description: z.string() }));
export const registrationPageResult = z.nullable(z.strictObject({ description: z.string() }));
/** Choices of the EDD questionnaire: a code with its text. */
export const choicesResult = z.array(z.strictObject({ id: z.string(), title: z.string() }));
/** `page` is the path below the locale prefix, empty for home. */
export const seoResult = z.array(
  z.object({ page: z.string(), description: z.string(), image: z.nullable(z.string()) }),
);
export const marketResult = z.nullable(
  z.object({
    id: z.string(),
    route: z.string(),
    disableLiveChat: z.boolean(),
    licenses: z.array(z.string()),
  }),
);
export const marketContentResult = z.nullable(
  z.object({
    disableLiveChat: z.boolean(),
    licenses: z.array(z.string()),
    footerToggles: z.object({
      footerTermsAndConditions: z.boolean(),
      footerContent: z.boolean(),
      footerLicenseLogos: z.boolean(),
    }),
    footerContent: z.nullable(z.string()),
    /** The loyalty page's `_id`; null if the market has none. */
    vipPage: z.nullable(z.string()),
  }),
);
export const promotionsResult = z.array(z.object(promotionCard));
export const promotionCategoriesResult = z.array(z.object({ id: z.string(), name: z.string() }));
export const promotionParameters = z.object({ category: name, slug: name, ...branded });
export const promotionResult = z.nullable(z.object({ ...promotionCard, body }));
export const vipPageResult = z.nullable(
  z.object({
    title: z.string(),
    intro: z.string(),
    body,
    image,
    levels: z.array(z.object({ level: z.number(), name: z.string(), criterion: z.string(), benefit: z.string() })),
  }),
);
export const slugParameters = z.object({ slug: name, ...branded });
export const signUpLandingResult = z.nullable(
  z.object({
    slug: z.string(),
    title: z.string(),
    text: z.string(),
    label: z.string(),
    reasons: z.array(z.object({ title: z.string(), text: z.string() })),
    campaign: z.string(),
    image,
  }),
);
export const landingPageParameters = z.object({ id: name, ...branded });
export const landingPageResult = z.nullable(
  z.object({
    id: z.string(),
    title: z.string(),
    text: z.string(),
    body,
    button,
    urlAction,
    games: z.nullable(z.string()),
    image,
  }),
);
