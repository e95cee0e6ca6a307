import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyWorkspace, type WorkspaceCopy } from '../testing/copy-workspace.ts';
import domainGenerator from './domain.ts';

/** Several checks start programs of their own, on machines that may be busy. */
const LONG_MS = 300_000;

let copy: WorkspaceCopy;
let written: readonly string[];
beforeAll(async () => {
  copy = copyWorkspace();
  written = await copy.generate((tree) =>
    domainGenerator(tree, { name: 'fair-play', description: 'What a player can check about a game.' }),
  );
}, LONG_MS);
afterAll(() => copy.remove());

const node = (script: string): unknown => JSON.parse(copy.run('node', ['--input-type=module', '-e', script]));

it('edits only the list of modules outside of its folder', () => {
  expect(written.filter((file) => !file.startsWith('libs/fair-play/'))).toEqual(['apps/site/src/modules.ts']);
});

it(
  'is formatted and passes lint with the module boundaries',
  () => {
    copy.run('prettier', ['--check', ...written]);
    // The boundary rule needs the graph of the projects; without it the rule would be skipped with a warning.
    expect(copy.run('nx', ['show', 'projects'])).toContain('@baize/fair-play');
    expect(copy.run('eslint', ['--max-warnings=0', ...written.filter((file) => /\.tsx?$/.test(file))])).not.toMatch(
      /skipped/,
    );
  },
  LONG_MS,
);

it(
  'compiles',
  () => {
    copy.run('tsc', ['-p', 'libs/fair-play', '--noEmit']);
  },
  LONG_MS,
);

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
