import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Boot } from '@baize/boot';
import { resolveLocalePath, type TranslationLocale } from '@baize/brand';
import {
  fillTemplate,
  marketData,
  readChatAddress,
  readEventsAddress,
  readIdentityPool,
  resolveOrThrow,
} from './boot.ts';
import { readBrandConfig, readBrandLegal } from './brand-config.ts';
import { contentsOf, CONTENTS_FILE } from './contents.ts';
import { composeMessages, NAMESPACES } from './messages.ts';

const VIRTUAL_BRAND = 'virtual:brand';

/**
 * Returns a Vite plugin that compiles the site for one brand: `virtual:brand` is that brand's manifest, so no other
 * brand is included. A build does not fill the page's template (a release stamps it per market). The development server
 * fills it by the requested path and composes texts on request.
 */
export function brandSite(options: { readonly root: string; readonly brand: string }): Plugin {
  const { root, brand } = options;
  return {
    name: 'baize:brand-site',
    resolveId(id) {
      return id === VIRTUAL_BRAND ? join(root, 'brands', brand, 'index.ts') : null;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        void (async () => {
          const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
          const messages = /^\/locales\/([a-z]+)\/([A-Za-z]+)\.json$/.exec(path);
          const market = /^\/data\/market\.([a-z]{2}-[A-Z]{2})\.json$/.exec(path);
          if (!messages && !market) return next();
          const body = messages
            ? composeMessages(root, brand, messages[1] as TranslationLocale, messages[2] as string)
            : marketData(
                resolveOrThrow(await readBrandConfig(root, brand), market?.[1] as `${string}-${string}`),
                await readBrandLegal(root, brand),
              );
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
        const config = await readBrandConfig(root, brand);
        const { pair } = resolveLocalePath((context.originalUrl ?? '/').split('?', 1)[0] ?? '/', config.pairs);
        const market = resolveOrThrow(config, pair);
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
          const theme = /\.([\w-]+)\s*\{\s*--bz-/.exec(
            typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source),
          );
          if (theme) return html.replace('<html', `<html class="${theme[1]}"`);
        }
        return html;
      },
    },
  };
}
