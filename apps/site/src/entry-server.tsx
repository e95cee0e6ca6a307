import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import type { Query, QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { createStaticHandler, createStaticRouter, StaticRouter, StaticRouterProvider } from 'react-router-dom';
import { brand } from 'virtual:brand';
import { EarlyFound, readEarlyGames, type EarlyAnswers } from '@baize/games/early-search';
import { configureHttp } from '@baize/http';
import { createI18n, loadNamespace, type I18n } from '@baize/i18n';
import { authorisationAtom } from '@baize/session';
import { createQueryClient, pageHeadAtom, readPage } from '@baize/shell';
import type { EarlyGames } from '@baize/shell/early-search';
import { chatAddressAtom } from '@baize/support';
import { modulesOf } from './modules.ts';
import { takeAnswers } from './document/page-data.ts';
import { Providers } from './providers.tsx';
import type { PageData, RenderedPage, ServerStart } from '@baize/boot';
import { pageIdOf } from './page-id.ts';
import { siteRoutes } from './router.tsx';

/** How many rounds of queries a page may need: winners, for example, need their games. No page goes deeper. */
const MOST_ROUNDS = 4;
/** Half a megabyte, for search while typing: never part of a page. */
const LARGE = 'index';

/** Null if no snapshot answers the query. */
type Answer = { readonly data: unknown } | null;
/** Answers shared by all pages of one start, by the query's hash. */
const known = new WeakMap<ServerStart, Map<string, Answer>>();
/** The games of the lobbies' early searches, shared by all pages of one start. */
const knownGames = new WeakMap<ServerStart, EarlyAnswers>();

/** The page's queries that the content service answers the same for everyone. */
const isOpen = ({ queryKey: [owner, kind], state, options }: Query): boolean =>
  (owner === 'content' || owner === 'games') &&
  kind !== LARGE &&
  state.data === undefined &&
  (options as { readonly enabled?: unknown }).enabled !== false;

/** Fetches the answers that the last render was missing. @returns whether any arrived */
async function answerMissed(client: QueryClient, answers: Map<string, Answer>): Promise<boolean> {
  const found = await Promise.all(
    client
      .getQueryCache()
      .getAll()
      .filter((query) => isOpen(query) && answers.get(query.queryHash) !== null)
      .map(async (query) => {
        const answer: Answer = await query.fetch().then(
          (data: unknown) => ({ data }),
          () => null,
        );
        answers.set(query.queryHash, answer);
        // A failed query would render an error. Resetting it shows the skeleton instead.
        client.getQueryCache().remove(query);
        if (answer !== null) takeAnswers(client, { answers: [[query.queryKey, answer.data]] });
        return answer !== null;
      }),
  );
  return found.includes(true);
}

/**
 * Renders one public page without a browser, for a visitor without a stored session whose country and time zone
 * are unknown. Content comes from the start's snapshot; everything else shows its skeleton, and the browser takes
 * over from there. The HTML contains no inline style and no script.
 * @param url path with query and locale prefix
 */
export async function renderPage(url: string, start: ServerStart): Promise<RenderedPage> {
  const { boot, market, legal, messages, load, fetch } = start;
  const namespaces: string[] = [];
  const i18n = createI18n({
    languageTag: market.languageTag,
    messages,
    load(namespace) {
      namespaces.push(namespace);
      return load(namespace);
    },
  });
  if (fetch) configureHttp({ fetch });
  const site = { brand, market, legal, pairs: boot.pairs, origin: boot.origin };
  const handler = createStaticHandler(siteRoutes({ site, i18n, modules: modulesOf(site) }));
  const address = new URL(url, 'http://localhost');
  const context = await handler.query(new Request(address));
  const answer = { languageTag: market.languageTag };
  const data: PageData = { answers: [], head: null };
  const pageId = pageIdOf(modulesOf(site), address.pathname, brand.config.id);
  const view = { page: readPage(address.pathname).rootPageId ?? 'home', ...(pageId === null ? {} : { pageId }) };
  if (context instanceof Response)
    return {
      ...answer,
      html: '',
      head: '',
      status: context.status,
      location: context.headers.get('location'),
      data,
      search: null,
      view,
      namespaces: [],
    };

  const router = createStaticRouter(handler.dataRoutes, context);
  const queryClient = createQueryClient();
  const store = createStore();
  store.set(authorisationAtom, { status: 'resolved', authorised: false });
  store.set(chatAddressAtom, boot.chat);
  const render = async () => {
    store.set(pageHeadAtom, null);
    const { prelude } = await prerender(
      <Providers site={site} i18n={i18n} queryClient={queryClient} store={store}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Providers>,
      // Boundaries of any size stay in place: moving them later would need an inline script.
      { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
    );
    return new Response(prelude).text();
  };
  const answers = known.get(start) ?? new Map<string, Answer>();
  known.set(start, answers);
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const answer = type === 'added' && isOpen(query) ? answers.get(query.queryHash) : null;
    if (answer) takeAnswers(queryClient, { answers: [[query.queryKey, answer.data]] });
  });
  let texts = namespaces.length;
  let rendered = await render();
  for (let round = 0; fetch && round < MOST_ROUNDS; round += 1) {
    if (!(await answerMissed(queryClient, answers)) && texts === namespaces.length) break;
    texts = namespaces.length;
    rendered = await render();
  }
  const held = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey, state }) => [queryKey, state.data] as const);
  const early: EarlyAnswers = knownGames.get(start) ?? new Map();
  knownGames.set(start, early);
  const games = fetch ? await readEarlyGames(queryClient, early) : null;
  queryClient.clear();
  const { head, html } = splitHead(rendered);
  const unknown = context.matches.at(-1)?.route.path === '*';
  return {
    ...answer,
    html,
    head,
    status: unknown && context.statusCode === 200 ? 404 : context.statusCode,
    location: null,
    search: games && { ...games, counts: countsOf(messages['default']) },
    view,
    namespaces: [...new Set(namespaces)].sort(),
    data: { answers: held, head: store.get(pageHeadAtom) },
  };
}

/** Key of the text that says how many games were found, in the forms of `Intl.PluralRules`. */
const COUNT = 'games.search.count_';
const countsOf = (texts: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => (key.startsWith(COUNT) ? [[key.slice(COUNT.length), text]] : [])),
  );

/** Renders a part that stands in a page as a template. */
async function renderTemplate(start: ServerStart, i18n: I18n, prefix: string, part: ReactNode): Promise<string> {
  const { boot, market, legal } = start;
  const site = { brand, market, legal, pairs: boot.pairs, origin: boot.origin };
  const store = createStore();
  store.set(authorisationAtom, { status: 'resolved', authorised: false });
  const queryClient = createQueryClient();
  const { prelude } = await prerender(
    <Providers site={site} i18n={i18n} queryClient={queryClient} store={store}>
      <StaticRouter location={`/${boot.pair}`}>{part}</StaticRouter>
    </Providers>,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, identifierPrefix: prefix },
  );
  queryClient.clear();
  return new Response(prelude).text();
}

/** Renders the search results of each lobby with one tile, which the page script fills (`early-search.ts`). */
export async function renderFound(start: ServerStart): Promise<Readonly<Record<EarlyGames['lobby'], string>>> {
  const { market, messages, load } = start;
  const i18n = createI18n({ languageTag: market.languageTag, messages, load });
  return {
    casinoGames: await renderTemplate(start, i18n, 'found', <EarlyFound lobby="casinoGames" />),
    liveCasinoGames: await renderTemplate(start, i18n, 'found', <EarlyFound lobby="liveCasinoGames" />),
  };
}

/**
 * Renders the popups that visitors open first as they open, by the overlay's id.
 * @returns complete markup of each
 */
export async function renderPopups(start: ServerStart): Promise<Readonly<Record<string, string>>> {
  const { boot, market, legal, messages, load } = start;
  const i18n = createI18n({ languageTag: market.languageTag, messages, load });
  const site = { brand, market, legal, pairs: boot.pairs, origin: boot.origin };
  const popups: Record<string, string> = {};
  for (const { namespace, overlays = [] } of modulesOf(site))
    for (const { id, lazy, early } of overlays) {
      if (early !== true) continue;
      await loadNamespace(i18n, namespace);
      const { Component } = await lazy();
      popups[id] = await renderTemplate(start, i18n, 'early', <Component />);
    }
  return popups;
}

/** React puts head elements before everything else. */
function splitHead(rendered: string): { readonly head: string; readonly html: string } {
  const [lifted = ''] = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(rendered) ?? [];
  const tags = lifted.match(/<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>/g) ?? [];
  // The release chooses which pictures to preload: it knows which one the first screen shows.
  return {
    head: tags
      .filter((tag) => !/^<link[^>]*rel="preload"/.test(tag))
      .map((tag) => tag.replace(/^<\w+/, '$& data-start'))
      .join(''),
    html: rendered.slice(lifted.length),
  };
}
