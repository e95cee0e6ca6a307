import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { textDirection, type BrandConfig, type LegalTexts, type LocalePair, type ResolvedMarket } from '@baize/brand';
import type { ContentDocument } from '@baize/contracts/content';
import { DocumentIndex, evaluateQuery, type Indexed } from '@baize/content-engine';
import type { Boot, RenderedPage, ServerStart } from '@baize/boot';
import { escapeAttribute, escapeForHtml, fillTemplate } from '@baize/site-build/boot';
import { composeMessages, type Messages } from '@baize/site-build/messages';
import { findRoute, screenFile } from '@baize/site-reader/route-table';
import { isUsed, markupOf, neededCss, readStylesheet, type Stylesheet } from './needed-css.ts';
import { publicContent } from '@baize/site-reader/public-content';
import { publicPaths } from './sitemap.ts';

/** What the pages of one pair are rendered from; the same input gives the same bytes. */
export interface PrerenderInput {
  readonly root: string;
  readonly config: BrandConfig;
  /** What the pages are told of themselves: the data block of `fillTemplate`. */
  readonly boot: Boot;
  readonly market: ResolvedMarket;
  readonly legal: LegalTexts;
  /** The brand as compiled for the browser: `dist/brands/<brand>`. */
  readonly buildDir: string;
  /** The brand as compiled for this: `dist/ssr/<brand>`. */
  readonly ssrDir: string;
  /** The content that the release describes (`readPublicDocuments`); its hash stands in `release.json`. */
  readonly documents: readonly ContentDocument[];
}

/** A whole document, as it is sent. */
export interface PrerenderedPage {
  /** Under the pair; '' is home. Every other address is answered with the page that is not prerendered. */
  readonly path: string;
  readonly html: string;
}

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
interface Build {
  readonly template: string;
  readonly chunks: Readonly<Record<string, Chunk>>;
  readonly sheets: ReadonlyMap<string, Stylesheet>;
}

const indexes = new WeakMap<readonly ContentDocument[], DocumentIndex>();

/** The content service over a snapshot; every other call finds nobody. */
function snapshotFetch(documents: readonly ContentDocument[]): typeof fetch {
  const index = indexes.get(documents) ?? new DocumentIndex(documents as unknown as readonly Indexed[]);
  indexes.set(documents, index);
  return async (input) => {
    const { pathname, searchParams } = new URL(String(input), 'http://localhost');
    const query = searchParams.get('query');
    if (!pathname.startsWith('/content/') || query === null)
      throw new TypeError(`A server render asks the content service only, not ${pathname}.`);
    const parameters = Object.fromEntries(
      [...searchParams]
        .filter(([name]) => name.startsWith('$'))
        .map(([name, value]) => [name.slice(1), JSON.parse(value) as unknown]),
    );
    return new Response(`{"result":${await evaluateQuery(index, query, parameters)}}`);
  };
}

function readBuild(buildDir: string): Build {
  const chunks = JSON.parse(readFileSync(join(buildDir, '.vite/manifest.json'), 'utf8')) as Readonly<
    Record<string, Chunk>
  >;
  const files = new Set(Object.values(chunks).flatMap(({ css = [] }) => css));
  return {
    template: readFileSync(join(buildDir, 'index.html'), 'utf8'),
    chunks,
    sheets: new Map([...files].map((file) => [`/${file}`, readStylesheet(readFileSync(join(buildDir, file), 'utf8'))])),
  };
}

/** Stylesheets that every page has. */
const firstSheets = (template: string): readonly string[] =>
  [...template.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)">/g)].map(([, href = '']) => href);

/** A screen's key in the build's manifest, which is relative to apps/site. */
const manifestKey = (root: string, file: string): string =>
  relative(join(root, 'apps/site'), join(root, file)).replaceAll('\\', '/');

/** Scripts of a screen besides those that every page has. */
function screenScripts({ chunks, template }: Build, module: string): readonly string[] {
  // A screen that two addresses open is a chunk without a module of its own: Vite names it after the screen.
  const key = chunks[module]
    ? module
    : Object.keys(chunks).find((name) => name.startsWith(`_${basename(module, '.tsx')}-`) && name.endsWith('.js'));
  if (key === undefined)
    throw new Error(
      `The build has no chunk for "${module}", so a page could not preload the code of its screen. Build the brand again; the screen may be newer than the build.`,
    );
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const next of chunks[name]?.imports ?? []) visit(next);
  };
  visit(key);
  return [...seen]
    .map((name) => `/${chunks[name]?.file ?? ''}`)
    .filter((file) => file.endsWith('.js') && !template.includes(`"${file}"`));
}

/** The picture of the first screen, by the cuts that the page offers for windows of different widths. */
function picturePreloads(html: string): string {
  const [hero] = /(?:<source [^>]*>)?<img [^>]*fetchPriority="high"[^>]*>/i.exec(html) ?? [];
  if (hero === undefined) return '';
  const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  const [source] = /<source [^>]*>/.exec(hero) ?? [];
  const image = hero.slice(source?.length ?? 0);
  const preload = (href: string, media?: string) =>
    `<link rel="preload" as="image" href="${href}"${media === undefined ? '' : ` media="${media}"`} fetchpriority="high">`;
  const src = attribute(image, 'src');
  const media = source === undefined ? undefined : attribute(source, 'media');
  const portrait = source === undefined ? undefined : attribute(source, 'srcset');
  if (src === undefined) return '';
  return media === undefined || portrait === undefined
    ? preload(src)
    : `${preload(portrait, media)}${preload(src, `not all and ${media.replace(/^(?:screen|all) and /, '')}`)}`;
}

/** Faces that every page writes with: those with the letters of English. */
export const fontPreloads = (css: string): string =>
  [...css.matchAll(/@font-face\{([^}]*)\}/g)]
    .filter(
      ([, face = '']) => /unicode-range:U\+(?:\?\?|0+-0*ff)(?![\w?])/i.test(face) && !/font-style:italic/.test(face),
    )
    .flatMap(([, face = '']) => /url\(([^)]+\.woff2)\)/.exec(face)?.[1] ?? [])
    .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)
    .join('');

/** A rendered page in the brand's template, still without styles. */
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
): Draft {
  const bare = fillTemplate(
    build.template
      .replace(/<title data-start>.*?<\/title>/, () => page.head)
      .replace(/\s*<link rel="stylesheet"[^>]*>/g, ''),
    boot,
    market,
    config,
    words,
  ).replace(/<div id="root">.*<\/div>/s, () => `<div id="root">${page.html}</div>`);
  return { path, screen, page, bare, markup: markupOf(bare) };
}

/** What pages are painted with: the rules that they carry, and the whole stylesheets behind their content. */
interface Dress {
  readonly css: string;
  readonly sheets: readonly string[];
}

/**
 * One dress for all pages of a screen: a hash of a style for every page would make policies longer than hosts with
 * `_headers` files take (HOST_LIMITS).
 */
function dressOf(build: Build, drafts: readonly Draft[]): Dress {
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

/**
 * Inlines the styles that a page needs for its first paint; apps/site/src/document/deferred-styles.ts applies the rest.
 */
function composeDocument(
  build: Build,
  { screen, page, bare }: Draft,
  { css, sheets }: Dress,
  { boot }: PrerenderInput,
): string {
  const data = `<script type="application/json" id="page">${escapeForHtml(JSON.stringify(page.data))}</script>`;
  const texts = page.data.namespaces
    .map(
      (namespace) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${boot.messages[namespace] ?? ''}">`,
    )
    .join('');
  const scripts = screenScripts(build, screen)
    .map((href) => `<link rel="modulepreload" crossorigin href="${href}">`)
    .join('');
  // The page stands without its scripts and whole stylesheets: nothing that is seen at first waits behind them.
  const behind = (tags: string) =>
    tags.replace(
      /<script type="module"|<link rel="modulepreload"|<link rel="preload" as="fetch"/g,
      '$& fetchpriority="low"',
    );
  return behind(bare)
    .replace(
      '</head>',
      () =>
        `${picturePreloads(page.html)}${fontPreloads(css)}<style>${css}</style>${behind(`${texts}${scripts}`)}</head>`,
    )
    .replace(
      '</body>',
      () =>
        `${sheets.map((href) => `<link rel="stylesheet" crossorigin media="not all" data-later href="${href}">`).join('')}${data}</body>`,
    );
}

/** Where the service worker finds what it shows to whoever is offline (apps/site/src/service-worker/worker.ts). */
const OFFLINE = 'offline';

/** That page: the brand's look and the pair's words, complete in itself but for the symbol, which the worker keeps. */
function offlineDocument({ template, sheets }: Build, { market, config }: PrerenderInput, texts: Messages): string {
  const say = (key: string) => escapeAttribute(texts[key] ?? '');
  const [, theme = ''] = /<html class="([^"]*)"/.exec(template) ?? [];
  const [, symbol = ''] = /<div data-loading[^]*?<img src="([^"]*)"/.exec(template) ?? [];
  const body = `<main data-offline><img src="${symbol}" width="64" height="64" alt=""><h1>${say('site.offline.title')}</h1><p>${say('site.offline.text')}</p><a href="">${say('site.problem.tryAgain')}</a></main>`;
  const document = (css: string) => `<!doctype html>
<html lang="${market.languageTag}" dir="${textDirection(market.languageTag)}" class="${theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="robots" content="noindex"><title>${say('site.offline.title')} – ${escapeAttribute(config.name)}</title><style>${css}</style></head><body>${body}</body></html>
`;
  const first = firstSheets(template);
  return document(
    neededCss(
      first.map((href) => sheets.get(href) ?? []),
      markupOf(document('')),
    ),
  );
}

/** Addresses of a pair that are prerendered: home, lobbies, promotions and pages of the content service. */
export const prerenderedPaths = (
  config: BrandConfig,
  pair: LocalePair,
  documents: readonly ContentDocument[],
): readonly string[] =>
  publicPaths(config, pair, publicContent(documents)).filter(
    (path) => findRoute(path, config.id)?.public?.drawnBy !== 'browser',
  );

/**
 * Public pages of one pair as whole documents, as a visitor sees them before place, time and player are known; and the
 * page of whoever is offline.
 * @throws if the brand is not built for it, or a page cannot be drawn
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
  const { renderPage } = (await import(pathToFileURL(entry).href)) as {
    renderPage(url: string, start: ServerStart): Promise<RenderedPage>;
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
  const screens = new Map<string, Draft[]>();
  for (const path of paths) {
    const address = `/${boot.pair}${path === '' ? '' : `/${path}`}`;
    const page = await renderPage(address, start);
    if (page.status !== 200)
      throw new Error(
        `${address} of brand "${config.id}" was to be prerendered, but answers ${page.status}. Remove "public" from its route, or fix the route.`,
      );
    const route = findRoute(path, config.id);
    if (!route) throw new Error(`No module has a route for ${address}, so its screen is unknown.`);
    const screen = manifestKey(root, await screenFile(root, route));
    screens.set(screen, [
      ...(screens.get(screen) ?? []),
      draft(build, page, input, { path, screen }, messagesOf('default')),
    ]);
  }
  const pages = [...screens.values()].flatMap((drafts) => {
    const dress = dressOf(build, drafts);
    return drafts.map((one): PrerenderedPage => ({ path: one.path, html: composeDocument(build, one, dress, input) }));
  });
  return [...pages, { path: OFFLINE, html: offlineDocument(build, input, messagesOf('default')) }];
}
