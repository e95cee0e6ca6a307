import {
  contentLocale,
  isOffered,
  MARKETS,
  marketIdOf,
  resolve,
  translationLocale,
  TRANSLATION_LOCALES,
  type BrandConfig,
  type ResolvedMarket,
} from '@baize/brand';
import type { ContentDocument, PortableTextBlock, UrlAction } from '@baize/contracts/content';
import type { PictureRegistry } from '@baize/catalogue';
import type { STATIC_PAGES } from '@baize/content/paths';
import { indexEntries, whyNowhere, type EntryIndex } from './find-routes.ts';
import type { Finding } from './finding.ts';

/** The content that brands show, and its source. */
export interface Content {
  readonly documents: readonly ContentDocument[];
  /** Shown as a finding's file: a folder of the repository, or the hosted project's address. */
  readonly source: string;
  /** The pictures that can be drawn; undefined for a hosted project, which has its own. */
  readonly pictures?: PictureRegistry;
}

type Kind = ContentDocument['_type'];
/** Reference fields by document, with the kind of their target. */
const REFERENCES: Partial<Record<Kind, Readonly<Record<string, Kind>>>> = {
  game: { provider: 'provider', subProvider: 'subProvider', categories: 'category' },
  subProvider: { provider: 'provider' },
  category: { games: 'game' },
  lobbyWidget: { games: 'game' },
  promotion: { category: 'promotionCategory', tags: 'promotionTag' },
  market: { providers: 'provider', vipPage: 'vipPage' },
  termsVersion: { page: 'staticPage' },
};
/** Tells whether a field is translated, so that every locale of the brands must have it. */
const isLocalized = (value: object): value is Record<string, unknown> =>
  'en' in value &&
  !Array.isArray(value) &&
  Object.keys(value).every((key) => (TRANSLATION_LOCALES as readonly string[]).includes(key));

/** Checks a dataset independently of brands: references, duplicate names, unknown markets and brands. */
export function examineDocuments(
  { documents, source, pictures }: Content,
  brands: readonly string[],
): readonly Finding[] {
  const findings: Finding[] = [];
  const error = (document: ContentDocument, field: string, what: string, why: string, mend: string) =>
    findings.push({ severity: 'error', file: source, field: `${document._id}: ${field}`, what, why, mend });
  const byId = new Map(documents.map((document) => [document._id, document]));
  const owners = new Map<string, string>();
  const once = (document: ContentDocument, field: string, space: string, value: string) => {
    const owner = owners.get(`${space} ${value}`);
    if (owner !== undefined)
      error(
        document,
        field,
        `"${value}" belongs to ${owner} too.`,
        'One of the two could never be found.',
        'Give one of them a name of its own.',
      );
    owners.set(`${space} ${value}`, document._id);
  };
  /** Checks the references and pictures of a document at any depth. */
  const look = (document: ContentDocument, value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      value.forEach((inner, index) => look(document, inner, `${at}[${index}]`));
      return;
    }
    if ('_ref' in value) {
      const reference = String(value._ref);
      const image = /^image-(.+)-(\d+)x(\d+)-[a-z]+$/.exec(reference);
      const target = byId.get(reference);
      const wanted = REFERENCES[document._type]?.[at.replace(/\[.*$/, '')];
      if (at.endsWith('asset')) {
        if (!image)
          error(
            document,
            at,
            `"${reference}" is not a reference to a picture.`,
            'The picture would have no address.',
            'Write image-<id>-<width>x<height>-<type>.',
          );
        else if (pictures && !pictures.find(String(image[1]), Number(image[2]), Number(image[3])))
          error(
            document,
            at,
            `There is no picture "${reference}".`,
            'Players would see an empty frame.',
            'Name a picture that the composer draws, in its natural size.',
          );
      } else if (!target)
        error(
          document,
          at,
          `It refers to "${reference}", which does not exist.`,
          'What refers to it would be shown without it, or not at all.',
          'Correct the reference, or add the document.',
        );
      else if (wanted && target._type !== wanted)
        error(
          document,
          at,
          `It refers to "${reference}", which is a ${target._type}.`,
          `A ${wanted} belongs there.`,
          `Refer to a ${wanted}.`,
        );
      return;
    }
    for (const [key, inner] of Object.entries(value)) look(document, inner, at === '' ? key : `${at}.${key}`);
  };
  for (const document of documents) {
    once(document, '_id', 'document', document._id);
    if ('slug' in document) once(document, 'slug', document._type, document.slug.current);
    if ('id' in document)
      once(document, 'id', document._type === 'category' ? `category ${document.lobby}` : document._type, document.id);
    look(document, document, '');
    for (const field of ['markets', 'excludedMarkets'] as const) {
      const named = (document as unknown as Partial<Record<typeof field, readonly string[]>>)[field];
      for (const id of named ?? [])
        if (!MARKETS[id])
          error(
            document,
            field,
            `There is no market "${id}".`,
            'The entry would not be shown to anyone there.',
            `Known are ${Object.keys(MARKETS).join(', ')}; add the record with the generator "market", or remove the name.`,
          );
    }
    if ('brands' in document)
      for (const id of document.brands)
        if (!brands.includes(id))
          error(
            document,
            'brands',
            `There is no brand "${id}".`,
            'No player would see the entry.',
            `Name one of ${brands.join(', ')}, or none for all.`,
          );
    if (document._type === 'game' && document.subProvider) {
      const sub = byId.get(document.subProvider._ref);
      if (sub?._type === 'subProvider' && sub.provider._ref !== document.provider._ref)
        error(
          document,
          'subProvider',
          `"${sub.id}" delivers through ${sub.provider._ref}, the game names ${document.provider._ref}.`,
          'The game would be launched at the wrong studio.',
          'Name the provider through which the studio delivers.',
        );
    }
    if (document._type === 'category' || document._type === 'lobbyWidget') {
      const lobby = document._type === 'category' ? document.lobby : document.type;
      for (const { _ref } of document.games) {
        const game = byId.get(_ref);
        if (game?._type === 'game' && game.type !== lobby)
          error(
            document,
            'games',
            `"${game.id}" is one of ${game.type}, the ${document._type === 'category' ? 'category' : 'widget'} belongs to ${lobby}.`,
            'A lobby shows its own games only.',
            'Remove the game, or move it to a list of its own lobby.',
          );
      }
    }
    if (
      document._type === 'landingPage' &&
      document.games !== null &&
      !documents.some((other) => other._type === 'category' && other.id === document.games)
    )
      error(
        document,
        'games',
        `There is no category "${document.games}".`,
        'The page would promise games and show none.',
        'Name a category, or null.',
      );
    if (
      document._type === 'market' &&
      MARKETS[document.id] &&
      MARKETS[document.id]?.languages.every((language) => document.route !== `${language}-${document.id}`)
    )
      error(
        document,
        'route',
        `"${document.route}" is not a pair of the market.`,
        'Links of the content service would leave the market.',
        `Use ${MARKETS[document.id]?.languages.map((language) => `${language}-${document.id}`).join(' or ')}.`,
      );
  }
  return findings;
}

interface Place {
  readonly config: BrandConfig;
  readonly market: ResolvedMarket;
}

/** Returns one entry for each brand and market, because links do not depend on the language. */
function placesOf(configs: readonly BrandConfig[]): readonly Place[] {
  return configs.flatMap((config) => {
    const byMarket = new Map(config.pairs.map((pair) => [marketIdOf(pair), pair]));
    return [...byMarket.values()].flatMap((pair) => {
      const market = resolve(config, pair);
      return market.ok ? [{ config, market: market.value }] : [];
    });
  });
}

/** Returns the links in a document, with their fields. */
function linksOf(document: ContentDocument): readonly { readonly field: string; readonly href: string }[] {
  const links: { field: string; href: string }[] = [];
  if ('urlAction' in document) {
    for (const [who, { slug, absoluteUrl }] of Object.entries(document.urlAction as UrlAction))
      links.push({ field: `urlAction.${who}`, href: absoluteUrl ?? slug });
  }
  if ('body' in document) {
    for (const [locale, blocks] of Object.entries(document.body as Record<string, readonly PortableTextBlock[]>))
      for (const block of blocks) for (const { href } of block.markDefs) links.push({ field: `body.${locale}`, href });
  }
  return links;
}

const isShownIn = (document: ContentDocument, { config, market: { market } }: Place): boolean =>
  (!('markets' in document) || document.markets.includes(market.id)) &&
  (!('excludedMarkets' in document) || !document.excludedMarkets.includes(market.id)) &&
  (!('brands' in document) || document.brands.length === 0 || document.brands.includes(config.id));

const LOBBIES = { casino: 'casino', live: 'liveCasino', 'live-casino': 'liveCasino', sports: 'sportsbook' } as const;

/**
 * Tells whether a brand and the law of a market allow the part of the product that a document belongs to. The site
 * hides the rest.
 */
function isReachable(
  document: ContentDocument,
  { config: { capabilities }, market: { rules } }: Place,
  categoryOf: (reference: string) => string | undefined,
): boolean {
  if (document._type === 'promotion' && (!capabilities.promotions || !rules.promotionsAllowed.value)) return false;
  const topic =
    document._type === 'promotion'
      ? categoryOf(document.category._ref)
      : document._type === 'banner'
        ? document.placement
        : undefined;
  const part = LOBBIES[topic as keyof typeof LOBBIES] as (typeof LOBBIES)[keyof typeof LOBBIES] | undefined;
  return part === undefined || isOffered(part, capabilities, rules);
}

/** Addresses that the site's frame links to: the footer's safer gambling and help, the tick boxes of sign-up. */
const PAGES_OF_THE_FRAME = [
  'terms',
  'privacy-policy',
  'responsible-gambling',
  'contact-live-chat',
] as const satisfies readonly (typeof STATIC_PAGES)[number][];

/** Reports content that brands need but lack: pages, languages and the market itself, and links that lead nowhere. */
export function examineContentFor({ documents, source }: Content, configs: readonly BrandConfig[]): readonly Finding[] {
  const findings: Finding[] = [];
  const entries: EntryIndex = indexEntries(documents);
  const places = placesOf(configs);
  const error = (field: string, what: string, why: string, mend: string) =>
    findings.push({ severity: 'error', file: source, field, what, why, mend });
  const said = (list: readonly Place[]) => {
    const byBrand = new Map<string, string[]>();
    for (const {
      config,
      market: { market },
    } of list)
      byBrand.set(config.id, [...(byBrand.get(config.id) ?? []), market.id]);
    return [...byBrand].map(([brand, markets]) => `${brand} (${markets.join(', ')})`).join(', ');
  };
  const marketIds = new Set(documents.flatMap((document) => (document._type === 'market' ? [document.id] : [])));
  const lacking = places.filter(({ market: { market } }) => !marketIds.has(market.id));
  if (lacking.length > 0)
    error(
      'market',
      `No document describes the market of ${said(lacking)}.`,
      'Its support chat, its loyalty scheme and its footer would be unknown.',
      'Add a market document for it.',
    );
  for (const page of PAGES_OF_THE_FRAME) {
    const without = places.filter(({ config, market }) => whyNowhere(page, config, market, entries) !== null);
    if (without.length > 0)
      error(
        `staticPage ${page}`,
        `The page is missing for ${said(without)}.`,
        'Footer and sign-up of every brand link to it.',
        'Add a static page with this slug, or take the market out of its excludedMarkets.',
      );
  }
  const categories = new Map(
    documents.flatMap((document) =>
      document._type === 'promotionCategory' ? [[document._id, document.id] as const] : [],
    ),
  );
  const categoryOf = (reference: string) => categories.get(reference);
  const locales = new Set(configs.flatMap(({ pairs }) => pairs.map((pair) => contentLocale(translationLocale(pair)))));
  for (const document of documents) {
    const shown = places.filter((place) => isShownIn(document, place) && isReachable(document, place, categoryOf));
    const faults = new Map<string, { fields: Set<string>; href: string; reason: string; places: Place[] }>();
    for (const { field, href } of linksOf(document)) {
      if (/^(?:https:\/\/|mailto:|tel:|#)/.test(href)) continue;
      if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(href)) {
        error(
          `${document._id}: ${field}`,
          `"${href}" is not an address that players may be sent to.`,
          'It would run code, or leave the site unprotected.',
          'Use a path of the site, or an address that begins with https://, mailto: or tel:.',
        );
        continue;
      }
      for (const place of shown) {
        const reason = whyNowhere(href, place.config, place.market, entries);
        if (reason === null) continue;
        const fault = faults.get(`${href} ${reason}`) ?? { fields: new Set(), href, reason, places: [] };
        fault.fields.add(field);
        if (!fault.places.includes(place)) fault.places.push(place);
        faults.set(`${href} ${reason}`, fault);
      }
    }
    for (const { fields, href, reason, places: where } of faults.values())
      error(
        `${document._id}: ${[...fields].join(', ')}`,
        `"${href}" leads nowhere on ${said(where)}: ${reason}.`,
        'A player who follows it would see the error page.',
        'Link to an existing page, or show the entry only in markets and brands that have it.',
      );
    // A description of a missing page does no harm, because nothing requests it.
    if (
      document._type === 'seoDescription' &&
      places.length > 0 &&
      places.every(({ config, market }) => whyNowhere(document.page, config, market, entries) !== null)
    )
      error(
        `${document._id}: page`,
        `No brand has the page "${document.page}".`,
        'The description would never be used.',
        'Write the path of a page, without a slash at the start.',
      );
    if (document._type !== 'game' && shown.length > 0) {
      const look = (value: unknown, at: string): void => {
        if (typeof value !== 'object' || value === null) return;
        if (!isLocalized(value)) {
          for (const [key, inner] of Object.entries(value)) look(inner, at === '' ? key : `${at}.${key}`);
          return;
        }
        // A studio's or a method's name is the same everywhere; B§5: terms appear only where their title exists in the
        // language.
        if (
          at.endsWith('alt') ||
          (document._type === 'staticPage' && document.slug.current === 'terms' && at === 'title')
        )
          return;
        const missing = [...locales].filter((locale) => !(locale in value));
        if (missing.length > 0)
          error(
            `${document._id}: ${at}`,
            `It has no text in ${missing.join(', ')}.`,
            'Players of those languages would read English.',
            'Translate it.',
          );
      };
      look(document, '');
    }
  }
  return findings;
}
