import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import apiModuleGenerator from './api-module/api-module.ts';
import domainGenerator from './domain/domain.ts';
import { copyWorkspace, type WorkspaceCopy } from './testing/copy-workspace.ts';

/** Several checks start programs of their own, on machines that may be busy. */
const LONG_MS = 300_000;

/* A domain and an API module in one copy, so that each program that checks them starts once. */
let copy: WorkspaceCopy;
let domain: readonly string[];
let apiModule: readonly string[];
beforeAll(async () => {
  copy = copyWorkspace();
  domain = await copy.generate((tree) =>
    domainGenerator(tree, { name: 'fair-play', description: 'What a player can check about a game.' }),
  );
  let makeMigration: (() => unknown) | undefined;
  apiModule = await copy.generate(async (tree) => {
    makeMigration = await apiModuleGenerator(tree, { name: 'fair-checks' });
  });
  await makeMigration?.();
}, LONG_MS);
afterAll(() => copy.remove(), LONG_MS);

const node = (script: string): unknown => JSON.parse(copy.run('node', ['--input-type=module', '-e', script]));
const read = (path: string) => readFileSync(join(copy.root, path), 'utf8');

describe('a domain and an API module', () => {
  it(
    'are formatted and pass lint with the module boundaries',
    () => {
      const written = [...domain, ...apiModule].filter((file) => !file.endsWith('.md'));
      copy.run('prettier', ['--check', ...written]);
      // The boundary rule needs the graph of the projects; without it the rule would be skipped with a warning.
      const projects = copy.run('nx', ['show', 'projects']);
      expect(projects).toContain('@baize/fair-play');
      expect(projects).toContain('@baize/api');
      expect(copy.run('eslint', ['--max-warnings=0', ...written.filter((file) => /\.tsx?$/.test(file))])).not.toMatch(
        /skipped/,
      );
    },
    LONG_MS,
  );

  it(
    'compile',
    () => {
      // By its path, as the target "typecheck": both TypeScript packages have a command "tsc".
      for (const folder of ['libs/fair-play', 'apps/api'])
        copy.run('node', ['node_modules/typescript-native/bin/tsc', '--noEmit', '-p', folder]);
    },
    LONG_MS,
  );
});

describe('an API module', () => {
  it('edits only the list of modules and the record of wire paths outside of its files', () => {
    const own = (file: string) =>
      file.startsWith('apps/api/src/modules/fair-checks/') || file === 'libs/contracts/src/fair-checks.ts';
    expect(apiModule.filter((file) => !own(file)).sort()).toEqual([
      'apps/api/src/modules.ts',
      'docs/decisions/wire-paths.md',
    ]);
  });

  it('makes a migration whose primary key starts with the player', () => {
    const folder = 'apps/api/src/modules/fair-checks/migrations';
    const [file = ''] = readdirSync(join(copy.root, folder)).filter((name) => name.endsWith('.sql'));
    expect(read(`${folder}/${file}`)).toMatch(/PRIMARY KEY\("player_id","id"\)/);
    expect(existsSync(join(copy.root, folder, 'meta/_journal.json'))).toBe(true);
  });

  it(
    'passes its own test, and those of contracts, module order, personal data and wire paths',
    () => {
      const tests = ['src/modules/fair-checks', 'src/module-order.test.ts', 'src/personal-data.test.ts'];
      copy.run('vitest', ['run', '--root', 'apps/api', ...tests], {
        // The stage `servers` runs the modules on PostgreSQL; starting it takes longer than these tests.
        env: { TEST_POSTGRES: 'off' },
      });
      copy.run('vitest', ['run', 'libs/contracts/src/route.test.ts', 'tools/checks/src/wire-paths.test.ts']);
    },
    LONG_MS,
  );
});

describe('a domain', () => {
  it('edits only the list of modules outside of its folder', () => {
    expect(domain.filter((file) => !file.startsWith('libs/fair-play/'))).toEqual(['apps/site/src/modules.ts']);
  });

  it(
    'passes its own tests',
    () => {
      copy.run('vitest', ['run', '--root', 'libs/fair-play']);
    },
    LONG_MS,
  );

  it(
    'has texts that the doctor accepts in every language of every market',
    () => {
      const findings = node(`
      const { examineMessages } = await import('./tools/doctor/src/examine-messages.ts');
      const { TRANSLATION_LOCALES } = await import('@baize/brand');
      const found = examineMessages(process.cwd(), TRANSLATION_LOCALES);
      console.log(JSON.stringify(found.filter(({ file }) => file.startsWith('libs/fair-play/'))));`);
      expect(findings).toEqual([]);
      const labels = node(`
      const { composeMessages } = await import('@baize/site-build/messages');
      const texts = (locale, namespace) => composeMessages(process.cwd(), 'northlight', locale, namespace);
      console.log(JSON.stringify([texts('fi', 'default')['fair-play.frame.navigation'], Object.keys(texts('fi', 'fair-play'))]));`);
      expect(labels).toEqual([
        'Uusi sivu',
        ['fair-play.home.title', 'fair-play.home.empty', 'fair-play.home.text', 'fair-play.home.description'],
      ]);
    },
    LONG_MS,
  );

  it(
    'is prerendered and listed for search engines, with the code of its screen',
    () => {
      const found = node(`
      const { PUBLIC_ROUTES, findSiteRoute, screenFile } = await import('@baize/site-reader/route-table');
      const { prerenderedPaths } = await import('./tools/release/src/prerender.ts');
      const { discoveryFiles } = await import('./tools/release/src/sitemap.ts');
      const { publicContent } = await import('@baize/site-reader/public-content');
      const { config } = await import('./brands/northlight/config.ts');
      const route = findSiteRoute('fair-play', 'northlight');
      console.log(JSON.stringify({
        prerendered: prerenderedPaths(config, 'fi-FI', []).includes('fair-play'),
        listed: discoveryFiles(config, 'https://www.harbour.example', publicContent([]))['sitemap.fi-FI.xml'].includes('/fi-FI/fair-play<'),
        screen: await screenFile(process.cwd(), route),
      }));`);
      expect(found).toEqual({
        prerendered: true,
        listed: true,
        screen: 'libs/fair-play/src/screens/FairPlayHome/FairPlayHome.tsx',
      });
    },
    LONG_MS,
  );
});
