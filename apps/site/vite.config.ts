import { join, relative } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { groupsLoading, type GroupLoad } from '@baize/ui/component-groups';
import { firstScreenModules } from '@baize/site-build/first-screen';
import { lean } from '@baize/site-build/lean';
import { fontSheet } from '@baize/site-build/font-sheet';
import { pageScript } from '@baize/site-build/page-script';
import { serviceWorker } from '@baize/site-build/service-worker';
import { brandSite, themedPage } from '@baize/site-build/vite-plugin';

const root = join(import.meta.dirname, '../..');
const brand = process.env['BAIZE_BRAND'] ?? 'northlight';
const api = `http://127.0.0.1:${process.env['API_PORT'] ?? 4300}`;

/** The folders of the component groups that load at the given time. */
const componentFolders = (load: GroupLoad): string => `libs/ui/src/components/(?:${groupsLoading(load).join('|')})/`;

/**
 * Components that bring the headless library, charts or the virtual grid: they come with the screens that need them.
 */
const HEAVY = new RegExp(`${componentFolders('onDemand')}|libs/ui/src/components/.*\\.lazy\\.tsx`);
const FRAMEWORK =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|@tanstack\/(?:query-core|react-query)(?!.*[iI]nfiniteQuery(?:Observer)?\.js)|jotai|i18next|react-i18next|use-sync-external-store|zod)\//;
const SHARED =
  /libs\/(?:ui|shell|http|i18n|session|contracts|kernel|brand)\/|node_modules\/(?:lucide-react|@vanilla-extract|partysocket|event-target-polyfill)\//;
/** The libraries below the components: what of them no first screen imports belongs to later ones. */
const BASIS = /libs\/(?:(?:contracts|kernel|i18n)\/src|shell\/src\/password)\//;
/**
 * The first page needs none of these modules; many later screens share them, as they do the components of later groups.
 */
const LATER_MODULES =
  /libs\/ui\/src\/(?:provider\/InPageLocale|components\/primitives\/(?:Badge|Table)\/)|libs\/shell\/src\/page\/(?:save-file|use-near-end)|libs\/brand\/src\/countr(?:ies|y-access)|node_modules\/(?:lucide-react\/dist\/esm\/icons\/(?:arrow-(?:down|down-to-line|right|up|up-from-line)|calendar-(?:days|heart)|check|circle|circle-pause|circle-x|clock|credit-card|ellipsis|eye|eye-off|file-check|fingerprint-pattern|log-out|octagon-pause|party-popper|plus|rotate-ccw|shield-check)\.|react-aria\/dist\/private\/(?:ssr|i18n)\/)/;
const LATER = new RegExp(`${componentFolders('later')}|${LATER_MODULES.source}`);
/** Where players type, drag or choose. */
const INTERACTIVE = /libs\/(?!ui\/)[\w-]+\/src\/(?:components|overlays|screens)\/|apps\/site\/src\/pages\//;
/**
 * Draw, or serve later screens only, unlike the rest of their library: with them a group would take along every component
 * that the index of components leads to, or what the first screen does not need.
 */
const DRAWN =
  /libs\/shell\/src\/(?:page\/(?:ClosedByLaw|NotFound|OpenPages|use-steps-in-history)|redirect\/path-after-login)\.tsx?/;
/** A library's index leads to all that it has; what is really used of it is grouped by itself. */
const BARREL = /libs\/[\w-]+\/src\/index\.ts$/;

/** What every visitor loads, whatever they do: the site's start and the home page. */
const FIRST = ['apps/site/src/main.tsx', 'apps/site/src/pages/Home/Home.tsx'];
const firstScreen = firstScreenModules({
  root,
  entries: FIRST,
  aliases: { 'virtual:brand': `brands/${brand}/index.ts` },
});
const FIRST_SCREEN = new RegExp(`/(?:${[...firstScreen].join('|').replaceAll('.', '\\.')})$`);
const isFirst = (id: string): boolean => firstScreen.has(relative(root, id));
/** Contracts beyond the first screen's, and the components of later groups. */
const isLater = (id: string): boolean => LATER.test(id) || (BASIS.test(id) && !isFirst(id));

/** The chunks that the entry imports statically (`CHUNKS`). */
const ALWAYS = /^assets\/(?:framework|rolldown-runtime|shared)-[\w-]+\.js$/;

/** Few files instead of a hundred small ones: what changes rarely, and what most screens share. */
const CHUNKS = [
  { name: 'framework', test: (id: string) => FRAMEWORK.test(id), priority: 4 },
  {
    // What the first screen and later ones share beside the libraries, in pieces too small for files of their own.
    name: 'home',
    test: (id: string) => isFirst(id) && !SHARED.test(id) && !FIRST.includes(relative(root, id)),
    minShareCount: 2,
    // It takes nothing along: through the indexes that its modules import that would be whole libraries.
    includeDependenciesRecursively: false,
    priority: 3,
  },
  {
    name: 'shared',
    test: (id: string) => SHARED.test(id) && !HEAVY.test(id) && !isLater(id) && !DRAWN.test(id) && !BARREL.test(id),
    minShareCount: 3,
    priority: 2,
  },
  // What the screens and dialogs of rewards share: in pieces, the index would name each of them for every visitor.
  {
    name: 'rewards',
    test: /libs\/bonus\/src\/(?:api|components|model|screens)\//,
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  // After the shared ones: a group takes along what its modules need.
  { name: 'later', test: (id: string) => isLater(id) && !HEAVY.test(id), minShareCount: 2, priority: 1 },
];

/**
 * The site is compiled once per brand, for browsers and (`--ssr src/entry-server.tsx`) for prerendering; BAIZE_BRAND
 * names it (the Nx plugin sets it for each brand's targets).
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  cacheDir: join(root, 'node_modules/.vite', brand),
  plugins: [
    brandSite({ root, brand }),
    themedPage(),
    lean(),
    vanillaExtractPlugin(),
    // React Compiler where a player types, drags or chooses. It makes a component half as large again, which the first
    // page would pay for and, drawn once, not get back.
    react(
      command === 'build'
        ? {
            compiler: true,
            include: [INTERACTIVE, HEAVY, LATER],
            exclude: [/node_modules\//, /\.css\b/, FIRST_SCREEN],
          }
        : {},
    ),
    pageScript({ root }),
    fontSheet(),
    serviceWorker({ root, gone: false }),
  ],
  // One program without packages beside it: what is rendered follows from the build alone.
  ssr: { noExternal: true },
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
  build: {
    outDir: join(root, isSsrBuild ? 'dist/ssr' : 'dist/brands', brand),
    emptyOutDir: true,
    target: 'es2023',
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Every page has these before it imports anything, so naming them with each import would only cost bytes.
      resolveDependencies: (_file, deps, { hostType }) =>
        hostType === 'js' ? deps.filter((dep) => !ALWAYS.test(dep)) : deps,
    },
    rolldownOptions: { output: { codeSplitting: isSsrBuild ? {} : { groups: CHUNKS } } },
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env['SITE_PORT'] ?? 4200),
    strictPort: true,
    proxy: { '/api': api, '/content': api, '/identity': api, '/ws': { target: api, ws: true } },
  },
}));
