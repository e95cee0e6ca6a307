import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '@baize/testing/folders';
import { Isolation, marksOf } from './isolation.ts';

const legal = (name: string) => `export const legal = { company: { en: 'This site is run by ${name} Gaming Ltd.' } };`;
function workspace() {
  const root = temporaryFolder({
    'libs/ui/src/a.ts': "const fallback = '#000000';",
    'apps/site/src/a.ts': '',
    'brands/harbour/config.ts': 'x',
    'brands/harbour/tokens.ts': "export const t = { ground: '#112233', text: '#FFFFFF', black: '#000000' };",
    'brands/harbour/legal/index.ts': legal('Harbour'),
    'brands/lagoon/config.ts': 'x',
    'brands/lagoon/tokens.ts':
      "/** '#abcdef' is a comment */\nexport const t = { ground: '#445566', text: '#ffffff' };",
    'brands/lagoon/legal/index.ts': legal('Lagoon'),
    'dist/brands/lagoon/assets/a.css': ':root{--g:#445566;--t:#ffffff;--b:#000000}',
    'dist/brands/lagoon/assets/a.js': "'This site is run by Lagoon Gaming Ltd.'",
  });
  return { root, build: join(root, 'dist/brands/lagoon') };
}

it('identifies a brand by its colours and sentences', () => {
  expect([...marksOf(workspace().root, 'lagoon')]).toEqual([
    'This site is run by Lagoon Gaming Ltd.',
    '#445566',
    '#ffffff',
  ]);
});
const foreign = (root: string, build: string) => new Isolation(root, 'lagoon').foreign(build);

it('accepts a build with its own brand and shared content', () => {
  const { root, build } = workspace();
  expect(foreign(root, build)).toEqual([]);
});
it.each([
  ['a colour', { 'assets/b.css': 'a{color:#112233}' }],
  ['a sentence', { 'assets/b.js': '"this site is run by Harbour Gaming Ltd."' }],
  ['a picture', { 'assets/logo-abc12345.svg': '<svg>harbour</svg>' }],
  ['a sentence in a page', { 'en-UN/index.html': '<p>This site is run by Harbour Gaming Ltd.</p>' }],
])('finds %s of another brand', (_what, files) => {
  const { root, build } = workspace();
  writeFiles(root, {
    'brands/harbour/assets/logo.svg': '<svg>harbour</svg>',
    'brands/harbour/assets/shared.svg': '<svg>both</svg>',
    'brands/lagoon/assets/shared.svg': '<svg>both</svg>',
    'dist/brands/lagoon/assets/shared.svg': '<svg>both</svg>',
  });
  writeFiles(build, files);
  expect(foreign(root, build)).toEqual([expect.stringMatching(/ of lagoon holds .* of harbour$/)]);
});
it('reports how to build a missing brand', () => {
  expect(() => foreign(workspace().root, '/nowhere')).toThrow(/nx build lagoon/);
});

it('finds texts, records and pages of another market in a release', () => {
  const { root } = workspace();
  const files = Object.fromEntries(
    [
      'locales/fi/default.json',
      'locales/en/default.json',
      'data/market.fi-FI.0123456789.json',
      'data/market.en-UN.0123456789.json',
      'fi-FI/index.html',
      'no-NO/terms/index.html',
      'sitemap.fi-FI.xml',
      'sitemap.no-NO.games.xml',
      'assets/no-NO1234.js',
    ].map((file) => [file, { bytes: 1, sha256: 'c0de' }]),
  );
  writeFiles(root, {
    'release/release.json': JSON.stringify({
      version: '0.1.0-c0de',
      commit: 'c0ffee',
      inputs: 'f00d',
      content: 'c0de',
      seal: '5ea1',
      brand: 'lagoon',
      pair: 'fi-FI',
      locales: ['fi'],
      shell: 'fi-FI/shell.html',
      sbom: 'sbom.cdx.json',
      routes: {},
      rules: {},
      flags: {},
      sizes: {},
      headers: {},
      records: {},
      files,
    }),
  });
  expect(
    new Isolation(root, 'lagoon').foreignToRelease(join(root, 'release')).map((fault) => fault.split(' ')[0]),
  ).toEqual([
    'locales/en/default.json',
    'data/market.en-UN.0123456789.json',
    'no-NO/terms/index.html',
    'sitemap.no-NO.games.xml',
  ]);
});
