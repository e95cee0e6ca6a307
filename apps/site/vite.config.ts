import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { importedModules } from '@baize/site-build/imported-modules';
import { lean } from '@baize/site-build/lean';
import { fontSheet } from '@baize/site-build/font-sheet';
import { pageScript } from '@baize/site-build/page-script';
import { serviceWorker } from '@baize/site-build/service-worker';
import { brandSite, themedPage } from '@baize/site-build/vite-plugin';
import { DOMAIN_CHUNKS, PLAYER_MODULES, PUBLIC_DOMAINS } from './domain-builds.ts';
import { compiledModules, FIRST, firstScreenOf, HEAVY, LATER, siteAliases } from './compiled-modules.ts';

const root = join(import.meta.dirname, '../..');
const brand = process.env['BAIZE_BRAND'] ?? 'northlight';
const api = `http://127.0.0.1:${process.env['API_PORT'] ?? 4300}`;

const FRAMEWORK =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|@tanstack\/(?:query-core|react-query)(?!.*[iI]nfiniteQuery(?:Observer)?\.js)|jotai|i18next|react-i18next|use-sync-external-store|zod)\//;
const SHARED =
  /libs\/(?:ui|shell|http|i18n|session|contracts|kernel|brand)\/|node_modules\/(?:lucide-react|@vanilla-extract|partysocket|event-target-polyfill)\//;
/** The libraries below the components: what of them no first screen imports belongs to later ones. */
const BASIS = /libs\/(?:(?:contracts|kernel|i18n)\/src|shell\/src\/password)\//;
/**
 * Draw, or serve later screens only, unlike the rest of their library: with them a group would take along every component
 * that the index of components leads to, or what the first screen does not need.
 */
const DRAWN =
  /libs\/(?:shell\/src\/(?:page\/(?:ClosedByLaw|NotFound|OpenPages|use-(?:question|steps)-in-history)|redirect\/path-after-login)|ui\/src\/provider\/InPageLocale)\.tsx?/;
/** A library's index leads to all that it has; what is really used of it is grouped by itself. */
const BARREL = /libs\/[\w-]+\/src\/index\.ts$/;

const firstScreen = firstScreenOf(brand);
const isFirst = (id: string): boolean => firstScreen.has(relative(root, id));
/** What every page of a player loads once it knows that they are logged in. */
const PLAYER = [
  'apps/site/src/follow-player.ts',
  'apps/site/src/frame/AccountFrame.tsx',
  'apps/site/src/frame/AccountMenu.tsx',
  'apps/site/src/frame/MoneyRail.tsx',
  'apps/site/src/overlays/OtherMarket.tsx',
  'apps/site/src/overlays/PlayerOverlays.tsx',
  ...PLAYER_MODULES,
  ...globSync('libs/*/src/socket.ts', { cwd: root }),
];
/** What visitors see too: the screens of every domain but those for players alone. */
const PUBLIC = globSync(
  [
    'apps/site/src/pages/Home/*.tsx',
    ...PUBLIC_DOMAINS.map((folder) => `${folder}/src/{components,overlays,screens}/**/*.tsx`),
  ],
  { cwd: root, exclude: ['**/*.{stories,test}.tsx'] },
);
let playerOnly: ReadonlySet<string> | undefined;
/** Found when chunks are made: the build for prerendering has none, and vanilla-extract loads this file a second time. */
function playerOnlyModules(): ReadonlySet<string> {
  if (playerOnly) return playerOnly;
  const publicModules = importedModules({ root, entries: PUBLIC, aliases: siteAliases(brand) });
  const playerModules = importedModules({ root, entries: PLAYER, aliases: siteAliases(brand) });
  const found = new Set([...playerModules].filter((file) => !publicModules.has(file) && !firstScreen.has(file)));
  playerOnly = found;
  return found;
}
const isPlayer = (id: string): boolean => {
  const file = relative(root, id).replace(/\.vanilla\.css$/, '');
  return /partysocket\//.test(file) || playerOnlyModules().has(file);
};
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
  // The client of the sign-in service, which is only used as a whole.
  {
    name: 'amplify',
    test: /node_modules\/@(?:aws-amplify|aws-crypto|aws-sdk|smithy)\//,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  // What most interactive components share of the headless library.
  {
    name: 'controls',
    test: /node_modules\/(?:react-aria|react-stately|react-aria-components|@react-aria|@react-stately|@internationalized)\/|libs\/ui\/src\/provider\/InPageLocale/,
    minShareCount: 4,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  {
    name: 'player',
    test: (id: string) => isPlayer(id) && !HEAVY.test(id) && !isLater(id) && !BARREL.test(id),
    includeDependenciesRecursively: false,
    priority: 2,
  },
  ...DOMAIN_CHUNKS,
  // After the shared ones: a group takes along what its modules need.
  { name: 'later', test: (id: string) => isLater(id) && !HEAVY.test(id), minShareCount: 2, priority: 1 },
];

/**
 * The first screen names two hundred files, and a hash cannot be compressed: 42 bits of it tell builds apart. Prerendered
 * pages name the same pictures, so their build has the same pattern.
 */
const FILE_NAMES = {
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

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
    react(command === 'build' ? compiledModules(firstScreen) : {}),
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
    rolldownOptions: { output: { ...FILE_NAMES, codeSplitting: isSsrBuild ? {} : { groups: CHUNKS } } },
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env['SITE_PORT'] ?? 4200),
    strictPort: true,
    proxy: { '/api': api, '/content': api, '/identity': api, '/ws': { target: api, ws: true } },
  },
}));
