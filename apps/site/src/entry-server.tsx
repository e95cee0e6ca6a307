import { prerender } from 'react-dom/static';
import { createStore } from 'jotai';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { brand } from 'virtual:brand';
import { createI18n, type MessagesLoader } from '@baize/i18n';
import { authorisationAtom } from '@baize/session';
import { createQueryClient } from '@baize/shell';
import type { Start } from './boot.ts';
import { modulesOf } from './modules.ts';
import { Providers } from './providers.tsx';
import { siteRoutes } from './router.tsx';

/** What a page is rendered from: the same data as in the browser, read from the release instead of fetched. */
export interface ServerStart extends Start {
  /** Texts of a domain's own namespace. */
  readonly load: MessagesLoader;
}

export interface RenderedPage {
  /** Inside of `#root`. */
  readonly html: string;
  /** Title, description and links of the page, for the document's head; marked `data-start`, so that the browser's own take their place. */
  readonly head: string;
  /** 200, 404 for an address that no route knows, 3xx for a redirect, 500 for a route that failed. */
  readonly status: number;
  /** Where a redirect leads. */
  readonly location: string | null;
  /** For the document's `lang`. */
  readonly languageTag: string;
}

/**
 * Renders one public page without a browser, as a visitor sees it who has no session stored. Nothing is prefetched:
 * queries show their skeletons, and the browser takes over from there. The HTML carries no inline style and no script.
 * @param url path with query, locale prefix included
 */
export async function renderPage(url: string, { boot, market, legal, messages, load }: ServerStart): Promise<RenderedPage> {
  const i18n = createI18n({ languageTag: market.languageTag, messages: { default: messages }, load });
  const site = { brand, market, legal, pairs: boot.pairs, origin: boot.origin };
  const handler = createStaticHandler(siteRoutes({ site, i18n, modules: modulesOf(site) }));
  const context = await handler.query(new Request(new URL(url, 'http://localhost')));
  const answer = { languageTag: market.languageTag };
  if (context instanceof Response) return { ...answer, html: '', head: '', status: context.status, location: context.headers.get('location') };

  const router = createStaticRouter(handler.dataRoutes, context);
  const queryClient = createQueryClient();
  const store = createStore();
  store.set(authorisationAtom, { status: 'resolved', authorised: false });
  const { prelude } = await prerender(
    <Providers site={site} i18n={i18n} queryClient={queryClient} store={store}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Providers>,
    // Boundaries of any size stay in place: moving them later would need an inline script.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const { head, html } = splitHead(await new Response(prelude).text());
  queryClient.clear();
  const unknown = context.matches.at(-1)?.route.path === '*';
  return { ...answer, html, head, status: unknown && context.statusCode === 200 ? 404 : context.statusCode, location: null };
}

/** React lifts what belongs into the head before everything else; preloads of pictures stay with the page. */
function splitHead(rendered: string): { readonly head: string; readonly html: string } {
  const [lifted = ''] = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(rendered) ?? [];
  const tags = lifted.match(/<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>/g) ?? [];
  const isPreload = (tag: string) => /^<link[^>]*rel="preload"/.test(tag);
  return {
    head: tags.filter((tag) => !isPreload(tag)).map((tag) => tag.replace(/^<\w+/, '$& data-start')).join(''),
    html: tags.filter(isPreload).join('') + rendered.slice(lifted.length),
  };
}
