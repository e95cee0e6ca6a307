import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = dirname(fileURLToPath(import.meta.url));
const web = resolve(here, 'web');

const SECTIONS = [
  ['/', 'Overview'],
  ['/outbox', 'Outbox'],
  ['/gateway', 'Gateway'],
  ['/control', 'Control room'],
  ['/identity-vendor', 'Identity vendor'],
  ['/events', 'Events'],
  ['/chat/desk', 'Support desk'],
  ['/studio', 'Studio'],
] as const;

/** Replaces `<masthead current="/outbox"></masthead>` with the frame that all pages share. */
function masthead(): Plugin {
  return {
    name: 'sandbox-masthead',
    // Before Vite reads the page, so that the frame's script is built with it.
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace(
          /<masthead current="([^"]*)"><\/masthead>/,
          (_match, current: string) => `
<a class="skip" href="#main">Skip to content</a>
<header class="masthead">
  <div class="masthead-inner">
    <a class="wordmark" href="/"><svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><circle cx="16" cy="16" r="14.5" fill="none" stroke="currentColor" stroke-width="1.5"/><path d="M16 4v3M28 16h-3M4 16h3M7.5 7.5l2.1 2.1M24.5 7.5l-2.1 2.1" stroke="currentColor" stroke-width="1.5"/><path class="needle" d="M16 18 22.5 9.5" stroke-width="2.2" stroke-linecap="round"/><circle cx="16" cy="18" r="2.4" fill="currentColor"/></svg><span>Sandbox<small>third parties, simulated</small></span></a>
    <nav aria-label="Sections">${SECTIONS.map(([path, name]) => `<a href="${path}"${path === current ? ' aria-current="page"' : ''}>${name}</a>`).join('')}</nav>
  </div>
</header>
<script type="module" src="/design/masthead.ts"></script>`,
        ),
    },
  };
}

const PAGES = [
  'index',
  'outbox/index',
  'control/index',
  'gateway/index',
  'gateway/pay/index',
  'bank/index',
  'identity-vendor/index',
  'identity-vendor/check/index',
  'events/index',
  'chat/index',
  'chat/desk/index',
  'studio/index',
  'live/index',
  'sportsbook/index',
];

export default defineConfig({
  root: web,
  plugins: [react(), masthead()],
  build: {
    outDir: resolve(here, '../../dist/sandbox'),
    emptyOutDir: true,
    // Fonts and drawings remain files, because the pages' policy does not allow data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      input: Object.fromEntries(
        PAGES.map((page) => [page.replace(/\W+/g, '-'), resolve(web, `${page}.html`)]).filter(([, file]) =>
          existsSync(file ?? ''),
        ),
      ),
    },
  },
});
