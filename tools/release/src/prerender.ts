import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { soleCountry, type BrandConfig, type LegalTexts, type LocalePair, type ResolvedMarket } from '@baize/brand';
import type { ContentDocument } from '@baize/contracts/content';
import { DocumentIndex, evaluateQuery, type Indexed } from '@baize/content-engine';
import type { Boot, PageBlock, RenderedPage, ServerStart } from '@baize/boot';
import type { EarlyGames } from '@baize/shell/early-search';
import { escapeForHtml, fillTemplate } from '@baize/site-build/boot';
import { composeMessages, type Messages } from '@baize/site-build/messages';
import {
  findSiteRoute,
  preloadedOverlays,
  PUBLIC_ROUTES,
  screenFile,
  type PreloadedOverlay,
  type SiteRoute,
} from '@baize/site-reader/route-table';
import { publicContent } from '@baize/site-reader/public-content';
import { firstSheets, manifestKey, overlayScripts, readBuild, screenScripts, type Build } from './brand-build.ts';
import { shortHash, stableJson } from './manifest.ts';
import { isUsed, markupOf, neededCss } from './needed-css.ts';
import { OFFLINE, offlineDocument } from './offline-page.ts';
import {
  deferPictures,
  fontPreloads,
  markAppLinks,
  picturePreloads,
  plainLogin,
  searchTemplate,
  takeOut,
  templatesOf,
} from './page-markup.ts';
import { publicPaths } from './sitemap.ts';

/** The input for the pages of one pair. The same input gives the same bytes. */
export interface PrerenderInput {
  readonly root: string;
  readonly config: BrandConfig;
  /** The data block of `fillTemplate`. */
  readonly boot: Boot;
  readonly market: ResolvedMarket;
  readonly legal: LegalTexts;
  /** The brand's build for browsers: `dist/brands/<brand>`. */
  readonly buildDir: string;
  /** The brand's build for prerendering: `dist/ssr/<brand>`. */
  readonly ssrDir: string;
  /** The content of the release (`readPublicDocuments`). Its hash is in `release.json`. */
  readonly documents: readonly ContentDocument[];
}

/** The complete document, as sent. */
export interface PrerenderedPage {
  /** Path under the pair; '' is home. Every other address gets the shell. */
  readonly path: string;
  readonly html: string;
  /** The file that the app fetches when it starts on this page. */
  readonly data?: PageFile;
  /** The file from which its search is answered before the app is there; several pages may have the same. */
  readonly search?: PageFile;
}
/** A file beside a page. */
interface PageFile {
  readonly path: string;
  readonly json: string;
}

const indexes = new WeakMap<readonly ContentDocument[], DocumentIndex>();

/** Answers calls to the content service from a snapshot, and rejects every other call. */
function snapshotFetch(documents: readonly ContentDocument[]): typeof fetch {
  const index = indexes.get(documents) ?? new DocumentIndex(documents as unknown as readonly Indexed[]);
  indexes.set(documents, index);
  return async (input) => {
    const { pathname, searchParams } = new URL(String(input), 'http://localhost');
    const query = searchParams.get('query');
    if (!pathname.startsWith('/content/') || query === null)
      throw new TypeError(`Prerendering may only call the content service, not ${pathname}.`);
    const parameters = Object.fromEntries(
      [...searchParams]
        .filter(([name]) => name.startsWith('$'))
        .map(([name, value]) => [name.slice(1), JSON.parse(value) as unknown]),
    );
    return new Response(`{"result":${await evaluateQuery(index, query, parameters)}}`);
  };
}

/** What a page has only later, by its head or the page script (apps/site/src/page-script), so its styles are needed too. */
const LATER_STATES = [
  'data-prerendered',
  'data-page',
  'data-felt',
  'data-start-notice',
  'data-figure',
  'data-long',
  'data-entering',
  // Of an early search (`early-search.ts`).
  'data-found',
  // Of events (`show-events.ts`).
  'data-now',
  'data-filled',
  'data-live',
  'data-two',
  'data-none',
];

/** The search results of each lobby, with one tile. */
type FoundTemplates = Readonly<Record<EarlyGames['lobby'], string>>;

/** A rendered page in the brand's template, without styles. */
interface Draft {
  readonly path: string;
  /** Key of its screen in the build's manifest. */
  readonly screen: string;
  readonly page: RenderedPage;
  readonly bare: string;
  readonly markup: ReadonlySet<string>;
}

function draft(
  build: Build,
  page: RenderedPage,
  { boot, market, config }: PrerenderInput,
  { path, screen }: Pick<Draft, 'path' | 'screen'>,
  words: Messages,
  paths: ReadonlySet<string>,
  popups: Readonly<Record<string, string>>,
  found: FoundTemplates,
): Draft {
  const bare = fillTemplate(
    build.template
      .replace(/<title data-start>.*?<\/title>/, () => page.head)
      .replace(/\s*<link rel="stylesheet"[^>]*>/g, ''),
    boot,
    market,
    config,
    words,
  ).replace(
    /<div id="root">.*<\/div>/s,
    () =>
      `<div id="root">${markAppLinks(deferPictures(page.html), boot.pair, paths)}</div>${plainLogin(boot.pair, words)}${templatesOf(popups)}${page.search ? searchTemplate(found[page.search.lobby]) : ''}`,
  );
  return { path, screen, page, bare, markup: new Set([...markupOf(bare), ...LATER_STATES]) };
}

/** The styles of a page: the rules inside it, and the complete stylesheets after its content. */
interface ScreenStyles {
  readonly css: string;
  readonly sheets: readonly string[];
}

/**
 * Collects the styles for all pages of a screen. A separate style hash per page would make policies longer than hosts
 * with `_headers` files allow (HOST_LIMITS).
 */
function collectScreenStyles(build: Build, drafts: readonly Draft[]): ScreenStyles {
  const markup = new Set(drafts.flatMap((one) => [...one.markup]));
  const first = firstSheets(build.template);
  const sheets = [
    ...first,
    ...[...build.sheets.keys()]
      .filter((href) => !first.includes(href) && isUsed(build.sheets.get(href) ?? [], markup))
      .sort(),
  ];
  return {
    css: neededCss(
      sheets.map((href) => build.sheets.get(href) ?? []),
      markup,
    ),
    sheets,
  };
}

/** Returns the countries in which some studio's games are not shown, so that a page would show others. */
const restrictedCountries = (documents: readonly ContentDocument[]): readonly string[] =>
  [
    ...new Set(
      documents.flatMap((document) => ('restrictedCountry' in document ? (document.restrictedCountry ?? []) : [])),
    ),
  ].sort();

/** Returns `country-region` of the visitors who are offered the brand's page in another language (A§9). */
const regionsOfOtherLanguage = ({ config, market: { pair, market } }: PrerenderInput): readonly string[] =>
  Object.entries(market.regionLanguage)
    .filter(
      ([, language]) =>
        `${language}-${market.id}` !== pair && config.pairs.some((other) => other === `${language}-${market.id}`),
    )
    .flatMap(([region]) => market.originCountryCode.map((country) => `${country}-${region}`))
    .sort();

/**
 * Inlines the styles that a page needs for its first paint, and replaces the app's scripts with the page script, which
 * starts the app when the visitor needs it. What the app then loads is named in the page's block.
 */
function composeDocument(
  build: Build,
  { path, screen, page, bare }: Draft,
  { css, sheets }: ScreenStyles,
  input: PrerenderInput,
  words: Messages,
  overlays: readonly PreloadedOverlay[],
): PrerenderedPage {
  const { root, boot, config, documents } = input;
  const json = stableJson(page.data);
  const data = { path: `data/page.${boot.pair}.${shortHash(json)}.json`, json };
  const searched = page.search && stableJson(page.search);
  const search = searched && { path: `data/search.${boot.pair}.${shortHash(searched)}.json`, json: searched };
  const entry = takeOut(bare, /\s*<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/g);
  const chunks = takeOut(entry.rest, /\s*<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g);
  const { rest } = takeOut(chunks.rest, /<link rel="preload" as="fetch"[^>]* href="([^"]+)"[^>]*>/g);
  const [app] = entry.found;
  if (app === undefined)
    throw new Error(`The page of ${config.id} names no script that starts the app. Build the brand again.`);
  const say = (key: string) => words[key] ?? '';
  const route = findSiteRoute(path, config.id)?.public;
  const block: PageBlock = {
    path: `/${boot.pair}${path === '' ? '' : `/${path}`}`,
    brand: config.id,
    currency: input.market.market.currency,
    app,
    scripts: [
      ...new Set([
        ...chunks.found,
        ...screenScripts(build, screen),
        ...overlays.flatMap((overlay) => overlayScripts(build, root, overlay)),
      ]),
    ],
    styles: sheets.filter((href) => build.sheets.get(href)?.some(({ kind }) => kind !== 'always')),
    data: `/${data.path}`,
    ...(search ? { search: `/${search.path}` } : {}),
    namespaces: page.namespaces,
    texts: overlays.map(({ namespace }) => namespace).filter((name) => !page.namespaces.includes(name)),
    view: page.view,
    isForm: route?.isForm === true,
    isLive: route?.isLive === true,
    assumes: {
      country: soleCountry(input.market.market),
      notCountries: restrictedCountries(documents),
      notRegions: regionsOfOtherLanguage(input),
    },
    words: {
      offlineTitle: say('site.offline.title'),
      offlineText: say('site.offline.text'),
      failedTitle: say('site.problem.reload.title'),
      failedText: say('site.problem.reload.text'),
      retry: say('site.problem.tryAgain'),
    },
  };
  return {
    path,
    data,
    ...(search ? { search } : {}),
    html: rest
      .replace('<html', '<html data-prerendered')
      .replace(
        '</head>',
        () =>
          `${picturePreloads(page.html)}${fontPreloads(css)}<style>${css}</style><script type="module" async src="${build.pageScript}"></script></head>`,
      )
      .replace(
        '</body>',
        () => `<script type="application/json" id="page">${escapeForHtml(JSON.stringify(block))}</script></body>`,
      ),
  };
}

const isPrerendered = (route: SiteRoute | null): boolean => route?.public?.drawnBy !== 'browser';
/** Without the games' pages, of which there are thousands. */
const PRERENDERED_ROUTES = PUBLIC_ROUTES.filter(isPrerendered);

/** Returns the prerendered addresses of a pair: home, lobbies, promotions and pages of the content service. */
export const prerenderedPaths = (
  config: BrandConfig,
  pair: LocalePair,
  documents: readonly ContentDocument[],
): readonly string[] =>
  publicPaths(config, pair, publicContent(documents), PRERENDERED_ROUTES).filter((path) =>
    // A page with an address of its own may belong to another route's entries too.
    isPrerendered(findSiteRoute(path, config.id)),
  );

/**
 * Renders the public pages of one pair as complete documents, as a visitor of the market's country sees them before time
 * and player are known, and the offline page.
 * @throws if the brand is not built for prerendering, or a page cannot be rendered
 */
export async function prerenderPages(
  input: PrerenderInput,
  paths: readonly string[] = prerenderedPaths(input.config, input.boot.pair, input.documents),
): Promise<readonly PrerenderedPage[]> {
  const { root, config, boot, market, legal, buildDir, ssrDir, documents } = input;
  const entry = join(ssrDir, 'entry-server.js');
  if (!existsSync(entry))
    throw new Error(
      `Brand "${config.id}" is not built for prerendering: ${entry} is missing. Build it with "npx nx build ${config.id}", then release again.`,
    );
  const { renderPage, renderPopups, renderFound } = (await import(pathToFileURL(entry).href)) as {
    renderPage(url: string, start: ServerStart): Promise<RenderedPage>;
    renderPopups(start: ServerStart): Promise<Readonly<Record<string, string>>>;
    renderFound(start: ServerStart): Promise<FoundTemplates>;
  };
  const build = readBuild(buildDir);
  const texts = new Map<string, Messages>();
  const messagesOf = (namespace: string): Messages => {
    const composed = texts.get(namespace) ?? composeMessages(root, config.id, market.translation, namespace);
    texts.set(namespace, composed);
    return composed;
  };
  const start: ServerStart = {
    boot,
    market,
    legal,
    messages: { default: messagesOf('default') },
    load: (namespace) => Promise.resolve(messagesOf(namespace)),
    fetch: snapshotFetch(documents),
  };
  const overlays = await preloadedOverlays(root);
  const popups = await renderPopups(start);
  const found = await renderFound(start);
  const screens = new Map<string, Draft[]>();
  const all = new Set(prerenderedPaths(config, boot.pair, documents));
  for (const path of paths) {
    const address = `/${boot.pair}${path === '' ? '' : `/${path}`}`;
    const page = await renderPage(address, start);
    if (page.status !== 200)
      throw new Error(
        `${address} of brand "${config.id}" should be prerendered, but answers ${page.status}. Remove "public" from its route, or fix the route.`,
      );
    const route = findSiteRoute(path, config.id);
    if (!route) throw new Error(`No module has a route for ${address}, so its screen is unknown.`);
    const screen = manifestKey(root, await screenFile(root, route));
    screens.set(screen, [
      ...(screens.get(screen) ?? []),
      draft(build, page, input, { path, screen }, messagesOf('default'), all, popups, found),
    ]);
  }
  const pages = [...screens.values()].flatMap((drafts) => {
    const styles = collectScreenStyles(build, drafts);
    return drafts.map((one) => composeDocument(build, one, styles, input, messagesOf('default'), overlays));
  });
  return [...pages, { path: OFFLINE, html: offlineDocument(build, input, messagesOf('default')) }];
}
