import { textDirection, type BrandConfig, type ResolvedMarket } from '@baize/brand';
import { escapeAttribute } from '@baize/site-build/boot';
import type { Messages } from '@baize/site-build/messages';
import { firstSheets, type Build } from './brand-build.ts';
import { markupOf, neededCss } from './needed-css.ts';

/** Path of the page that the service worker shows offline (apps/site/src/service-worker/worker.ts). */
export const OFFLINE = 'offline';

/**
 * Loads the address that the offline page stands for as soon as the browser is online again. A network that is back may
 * not carry the first request yet: an online browser tries again after 5 to 15 seconds, because no event tells it to.
 */
const OFFLINE_SCRIPT = `addEventListener('online',()=>location.reload());if(navigator.onLine)setTimeout(()=>location.reload(),5e3+Math.random()*1e4)`;

/**
 * Returns the offline page in the brand's theme and the pair's language. It needs only the symbol, which the worker
 * caches.
 */
export function offlineDocument(
  { template, sheets }: Pick<Build, 'template' | 'sheets'>,
  {
    market,
    config,
  }: { readonly market: Pick<ResolvedMarket, 'languageTag'>; readonly config: Pick<BrandConfig, 'name'> },
  texts: Messages,
): string {
  const say = (key: string) => escapeAttribute(texts[key] ?? '');
  const [, theme = ''] = /<html class="([^"]*)"/.exec(template) ?? [];
  const [, symbol = ''] = /<div data-start-screen[^]*?<img src="([^"]*)"/.exec(template) ?? [];
  const body = `<main data-offline><img src="${symbol}" width="64" height="64" alt=""><h1>${say('site.offline.title')}</h1><p>${say('site.offline.text')}</p><a href="">${say('site.problem.tryAgain')}</a></main>`;
  const document = (css: string) => `<!doctype html>
<html lang="${market.languageTag}" dir="${textDirection(market.languageTag)}" class="${theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="robots" content="noindex"><title>${say('site.offline.title')} – ${escapeAttribute(config.name)}</title><style>${css}</style></head><body>${body}<script>${OFFLINE_SCRIPT}</script></body></html>
`;
  const first = firstSheets(template);
  return document(
    neededCss(
      first.map((href) => sheets.get(href) ?? []),
      markupOf(document('')),
    ),
  );
}
