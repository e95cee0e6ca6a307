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

/** Fetches and compiles what the app starts with, without running it, once the page has loaded and rests. */
export function preloadWhenIdle(page: PageBlock, boot: Boot, starter: AppStarter): void {
  if (isSparing()) return;
  const { app, scripts, styles, data } = page;
  const texts = [
    boot.market,
    ...['default', ...page.namespaces, ...page.texts].flatMap((name) => boot.messages[name] ?? []),
  ];
  const preload = () => {
    if (starter.isStarted()) return;
    const add = (rel: string, as: string | null, href: string) => {
      const link = document.createElement('link');
      link.rel = rel;
      if (as !== null) link.setAttribute('as', as);
      link.crossOrigin = 'anonymous';
      link.fetchPriority = 'low';
      link.href = href;
      document.head.append(link);
    };
    for (const href of [...scripts, app]) add('modulepreload', null, href);
    for (const href of styles) add('prefetch', 'style', href);
    for (const href of [...texts, data]) add('prefetch', 'fetch', href);
    void registerWorker();
  };
  const rest = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(preload, { timeout: REST_MS });
    else setTimeout(preload, REST_MS);
  };
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}
