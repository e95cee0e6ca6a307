import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../testing.ts';
import { foreignMarks, marksOf } from './isolation.ts';

const legal = (name: string) => `export const legal = { company: { en: 'This site is run by ${name} Gaming Ltd.' } };`;
function workspace() {
  const root = temporaryFolder({
    'libs/ui/src/a.ts': "const fallback = '#000000';", 'apps/site/src/a.ts': '',
    'brands/harbour/config.ts': 'x', 'brands/harbour/tokens.ts': "export const t = { ground: '#112233', text: '#FFFFFF', black: '#000000' };", 'brands/harbour/legal/index.ts': legal('Harbour'),
    'brands/lagoon/config.ts': 'x', 'brands/lagoon/tokens.ts': "/** '#abcdef' is a comment */\nexport const t = { ground: '#445566', text: '#ffffff' };", 'brands/lagoon/legal/index.ts': legal('Lagoon'),
    'dist/brands/lagoon/assets/a.css': ':root{--g:#445566;--t:#ffffff;--b:#000000}', 'dist/brands/lagoon/assets/a.js': "'This site is run by Lagoon Gaming Ltd.'",
  });
  return { root, build: join(root, 'dist/brands/lagoon') };
}

it('knows a brand by its colours and sentences', () => {
  expect([...marksOf(workspace().root, 'lagoon')]).toEqual(['This site is run by Lagoon Gaming Ltd.', '#445566', '#ffffff']);
});
it('is quiet about a build that holds its own brand and what all share', () => {
  const { root, build } = workspace();
  expect(foreignMarks(root, 'lagoon', build)).toEqual([]);
});
it.each([['a colour', { 'assets/b.css': 'a{color:#112233}' }], ['a sentence', { 'assets/b.js': '"this site is run by Harbour Gaming Ltd."' }]])('finds %s of another brand', (_what, files) => {
  const { root, build } = workspace();
  writeFiles(build, files);
  expect(foreignMarks(root, 'lagoon', build)).toHaveLength(1);
});
it('says how to build a brand that is not built', () => {
  expect(() => foreignMarks(workspace().root, 'harbour', '/nowhere')).toThrow(/nx build harbour/);
});
