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
 * Compiles the site for one brand: `virtual:brand` is that brand's manifest, so no other brand's byte is reachable.
 * A build keeps the page's template unfilled (a release stamps it per market); the development server fills it
 * by the path asked for and composes texts on the fly.
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
      // It empties its regions by writing to `innerHTML`, which Trusted Types refuse, even for an empty text.
      handler: (code) => code.replaceAll(/\.innerHTML\s*=\s*(?:''|"")/g, '.textContent = ""'),
    },
    generateBundle(_options, bundle) {
      // What is rendered with is never sent.
      if (this.environment.config.consumer !== 'client') return;
      const contents = contentsOf(root, Object.values(bundle), (name) => resolve(this.environment.config.root, name));
      this.emitFile({ type: 'asset', fileName: CONTENTS_FILE, source: `${JSON.stringify(contents, null, 1)}\n` });
    },
    transformIndexHtml: {
      // Before Vite reads the page, so that the brand's pictures are hashed like every other asset.
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
 * Puts the theme's class on the built page, so that the brand's colours are there before any code has run.
 * The class is only known once the stylesheet is written.
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
