import type { Boot, PageBlock } from '@baize/boot';
import { registerWorker } from '../service-worker/register.ts';
import type { AppStarter } from './app-starter.ts';

/** The longest wait for a page that never becomes idle, in milliseconds. */
const REST_MS = 3000;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the connection is slow or paid for: then only what the visitor asks for is fetched. */
export function isSparing(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}

/** Calls back once the page has loaded and rests. */
function whenRested(then: () => void): void {
  const rest = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(then, { timeout: REST_MS });
    else setTimeout(then, REST_MS);
  };
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}

/** Fetches a file without running it. */
function add(rel: string, as: string | null, href: string, fetchPriority: 'low' | 'auto' = 'low'): void {
  const link = document.createElement('link');
  link.rel = rel;
  if (as !== null) link.setAttribute('as', as);
  link.crossOrigin = 'anonymous';
  link.fetchPriority = fetchPriority;
  link.href = href;
  document.head.append(link);
}

/** Fetches scripts side by side that are about to run one after the other. */
export function fetchNow(scripts: readonly string[]): void {
  for (const href of scripts) add('modulepreload', null, href, 'auto');
}

/** Fetches and compiles what the app starts with, without running it. */
function preload({ app, scripts, styles, data, search, namespaces, texts }: PageBlock, boot: Boot): void {
  for (const href of [...scripts, app]) add('modulepreload', null, href);
  for (const href of styles) add('prefetch', 'style', href);
  for (const name of ['default', ...namespaces, ...texts])
    if (boot.messages[name] !== undefined) add('prefetch', 'fetch', boot.messages[name]);
  // A category has no field on a phone, whose bar leads to the search instead.
  const field = document.querySelector('[type="search"]');
  const early = field?.checkVisibility?.() === false ? undefined : search;
  for (const href of [boot.market, data, early]) if (href !== undefined) add('prefetch', 'fetch', href);
  if (early !== undefined) import('./early-search.ts').catch(() => undefined);
}

/**
 * Preloads the app once the page has loaded and rests, unless the connection is slow or paid for. Also starts it then if
 * the page has live figures, or is a form, whose visitor needs the app on any connection.
 */
export function prepareWhenRested(page: PageBlock, boot: Boot, starter: AppStarter): void {
  const isPreloaded = !isSparing();
  if (!isPreloaded && !page.isForm) return;
  whenRested(() => {
    if (starter.isStarted()) return;
    if (isPreloaded) {
      preload(page, boot);
      void registerWorker();
    }
    if (page.isForm || page.isLive) void starter.start();
  });
}
