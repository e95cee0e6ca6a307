import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ProjectConfiguration, TargetConfiguration } from '@nx/devkit';
import { readPairs } from './read-pairs.ts';
import { declaredPackages, qualityTargets } from './targets.ts';

/** Packages whose code or doing is in a brand's bundle. */
const BUNDLED = [
  'vite',
  '@vitejs/plugin-react',
  '@vanilla-extract/vite-plugin',
  '@vanilla-extract/css',
  '@vanilla-extract/sprinkles',
  'oxc-transform-react',
  'react',
  'react-dom',
  'react-router-dom',
  '@tanstack/react-query',
  'jotai',
  'i18next',
  'react-i18next',
  'react-hook-form',
  '@hookform/resolvers',
  'zod',
  'minisearch',
  'react-aria-components',
  'lucide-react',
  'partysocket',
  'libphonenumber-js',
  '@aws-amplify/auth',
  '@aws-amplify/core',
  '@portabletext/react',
  'altcha-lib',
  '@capsizecss/core',
  '@capsizecss/metrics',
];

/** What decides the bytes of a brand's build: the brand, the site and the web's libraries, the build itself. No other brand. */
function buildInputs(workspaceRoot: string): NonNullable<TargetConfiguration['inputs']> {
  return [
    '{projectRoot}/**/*',
    '!{projectRoot}/**/*.test.ts',
    'siteSources',
    '{workspaceRoot}/tsconfig.base.json',
    { externalDependencies: declaredPackages(workspaceRoot, BUNDLED) },
  ];
}

/** A brand: compiled once (`build`), stamped per enabled pair (`release`, one configuration each). */
export function brandProject(workspaceRoot: string, folder: string): Omit<ProjectConfiguration, 'root'> {
  const id = basename(folder);
  const pairs = readPairs(readFileSync(join(workspaceRoot, folder, 'config.ts'), 'utf8'), `${folder}/config.ts`);
  const env = { BAIZE_BRAND: id, NODE_ENV: 'production' };
  const buildDir = `dist/brands/${id}`;
  return {
    name: id,
    // Nobody may import an application, but the API reads a brand's config.
    projectType: 'library',
    sourceRoot: folder,
    targets: {
      ...qualityTargets(workspaceRoot, folder),
      build: {
        executor: 'nx:run-commands',
        cache: true,
        inputs: buildInputs(workspaceRoot),
        outputs: [`{workspaceRoot}/${buildDir}`, `{workspaceRoot}/dist/ssr/${id}`],
        options: { command: 'node libs/site-build/src/build.ts', cwd: '{workspaceRoot}', env },
        metadata: {
          description: `The site compiled for ${id}, for all its markets: for browsers, and for the prerendering of a release`,
        },
      },
      serve: {
        executor: 'nx:run-commands',
        continuous: true,
        options: {
          command: 'vite --config apps/site/vite.config.ts',
          cwd: '{workspaceRoot}',
          env: { BAIZE_BRAND: id },
        },
        metadata: {
          description: 'Development server of the site; the API and the sandbox run apart (npm run dev starts all)',
        },
      },
      preview: {
        executor: 'nx:run-commands',
        continuous: true,
        dependsOn: ['build'],
        options: {
          command: `node tools/dev/src/start/start.ts --no-build --brand ${id}`,
          cwd: '{workspaceRoot}',
        },
        metadata: { description: `The built ${id} with API and sandbox` },
      },
      release: {
        // Not Nx's to cache: bringing a release back would take the pair's other versions, its pointers and their history away.
        // The command knows by the hash of its inputs whether there is anything to do (decision 0028).
        executor: 'nx:run-commands',
        dependsOn: ['build'],
        options: {
          command: 'node tools/release/src/release.ts --no-build',
          cwd: '{workspaceRoot}',
          brand: id,
          market: pairs[0],
        },
        configurations: Object.fromEntries(pairs.map((pair) => [pair, { brand: id, market: pair }])),
        defaultConfiguration: pairs[0] as string,
        metadata: { description: `One market of ${id}, released from its build` },
      },
    },
  };
}
