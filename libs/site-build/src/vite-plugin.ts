import { dirname, join, relative, resolve, sep } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Plugin } from 'vite';
import type { Boot } from '@baize/boot';
import { resolveLocalePath, type LocalePair, type TranslationLocale } from '@baize/brand';
import {
  fillTemplate,
  marketData,
  readChatAddress,
  readEventsAddress,
  readIdentityPool,
  type MarketData,
} from './boot.ts';
import type { BrandData } from './brand-data-worker.ts';
import { contentsOf, CONTENTS_FILE } from './contents.ts';
import { composeMessages, NAMESPACES } from './messages.ts';

const VIRTUAL_BRAND = 'virtual:brand';

/**
 * Reads a brand's data in a thread of its own. This one would keep the modules that it has loaded once, so a change in a
 * rule or a legal text would never show.
 */
function readBrandData(root: string, brand: string): Promise<BrandData> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./brand-data-worker.ts', import.meta.url), { workerData: { root, brand } });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) =>
      reject(new Error(`The brand's data were not read: the thread ended with code ${code}.`)),
    );
  });
}

/**
 * Returns a Vite plugin that compiles the site for one brand: `virtual:brand` is that brand's manifest, so no other
 * brand is included. A build does not fill the page's template (a release stamps it per market). The development server
 * fills it by the requested path and composes texts on request.
 */
export function brandSite(options: { readonly root: string; readonly brand: string }): Plugin {
  const { root, brand } = options;
  /** What the development server has read; undefined after a change. */
  let data: Promise<BrandData> | undefined;
  const currentData = (): Promise<BrandData> => {
    if (data === undefined) {
      const reading = readBrandData(root, brand);
      data = reading;
      // The next request tries again.
      reading.catch(() => {
        if (data === reading) data = undefined;
      });
    }
    return data;
  };
  const currentMarket = async (pair: LocalePair): Promise<MarketData> => {
    const { config, legal, markets } = await currentData();
    const market = markets[pair];
    if (!market) throw new Error(`Brand "${config.id}" does not offer ${pair}. It offers ${config.pairs.join(', ')}.`);
    return marketData(market, legal);
  };
  return {
    name: 'baize:brand-site',
    resolveId(id) {
      return id === VIRTUAL_BRAND ? join(root, 'brands', brand, 'index.ts') : null;
    },
    configureServer(server) {
      // No module of the page imports texts, rules and legal texts, so Vite would not notice a change in them.
      const texts = [
        ...Object.values(NAMESPACES)
          .flat()
          .map((folder) => join(root, folder, 'src/messages')),
        join(root, 'brands', brand, 'messages'),
      ];
      const rules = [join(root, 'libs/brand/src'), join(root, 'brands', brand, 'legal')];
      const config = join(root, 'brands', brand, 'config.ts');
      const isIn = (folders: readonly string[], file: string) =>
        folders.some((folder) => file.startsWith(folder + sep));
      server.watcher.add([...texts, ...rules, config]);
      for (const event of ['add', 'change', 'unlink'] as const)
        server.watcher.on(event, (file) => {
          const isData = isIn(rules, file) || file === config;
          if (isData) data = undefined;
          if (isData || isIn(texts, file)) server.ws.send({ type: 'full-reload' });
        });
      server.middlewares.use((request, response, next) => {
        void (async () => {
          const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
          const messages = /^\/locales\/([a-z]+)\/([A-Za-z]+)\.json$/.exec(path);
          const market = /^\/data\/market\.([a-z]{2}-[A-Z]{2})\.json$/.exec(path);
          if (!messages && !market) return next();
          const body = messages
            ? composeMessages(root, brand, messages[1] as TranslationLocale, messages[2] as string)
            : await currentMarket(market?.[1] as LocalePair);
          response.setHeader('content-type', 'application/json; charset=utf-8');
          response.end(JSON.stringify(body));
        })().catch(next);
      });
    },
    transform: {
      filter: { id: /node_modules\/react-aria\/.*LiveAnnouncer/ },
      // It empties its regions through `innerHTML`, which Trusted Types reject, even for an empty text.
      handler: (code) => code.replaceAll(/\.innerHTML\s*=\s*(?:''|"")/g, '.textContent = ""'),
    },
    generateBundle(_options, bundle) {
      // The build for prerendering is never sent.
      if (this.environment.config.consumer !== 'client') return;
      const contents = contentsOf(root, Object.values(bundle), (name) => resolve(this.environment.config.root, name));
      this.emitFile({ type: 'asset', fileName: CONTENTS_FILE, source: `${JSON.stringify(contents, null, 1)}\n` });
    },
    transformIndexHtml: {
      // Before Vite reads the page, so that the brand's pictures are hashed like other assets.
      order: 'pre',
      async handler(template, context) {
        const asset = (name: string) => {
          const file = join(root, 'brands', brand, 'assets', name);
          return context.server ? `/@fs${file}` : relative(dirname(context.filename), file);
        };
        const html = template
          .replace('<!--brand-->', `<link rel="icon" type="image/svg+xml" href="${asset('favicon.svg')}">`)
          .replace('%SYMBOL%', asset('symbol.svg'));
        if (!context.server) return html;
        const { config } = await currentData();
        const { pair } = resolveLocalePath((context.originalUrl ?? '/').split('?', 1)[0] ?? '/', config.pairs);
        const market = await currentMarket(pair);
        const boot: Boot = {
          pair,
          pairs: config.pairs,
          market: `/data/market.${pair}.json`,
          messages: Object.fromEntries(
            Object.keys(NAMESPACES).map((namespace) => [namespace, `/locales/${market.translation}/${namespace}.json`]),
          ),
          identity: readIdentityPool(process.env, brand),
          origin: null,
          events: readEventsAddress(process.env, process.env['SANDBOX_URL'] ?? null),
          chat: readChatAddress(process.env, process.env['SANDBOX_URL'] ?? null),
        };
        return fillTemplate(html, boot, market, config, composeMessages(root, brand, market.translation, 'default'));
      },
    },
  };
}

/**
 * Returns a Vite plugin that adds the theme's class to the built page, so that the brand's colours appear before any
 * code runs. The class is only known after the stylesheet is written.
 */
export function themedPage(): Plugin {
  return {
    name: 'baize:themed-page',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        for (const file of Object.values(bundle ?? {})) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
          // The contract's first variable: a component may set another one for its children.
          const theme = /\.([\w-]+)\s*\{\s*--bz-scheme:/.exec(
            typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source),
          );
          if (theme) return html.replace('<html', `<html class="${theme[1]}"`);
        }
        return html;
      },
    },
  };
}
