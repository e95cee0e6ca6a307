import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing.ts';
import { firstLoad, firstLoadFaults } from './first-load.ts';

const build = (files: Readonly<Record<string, string>> = {}) => temporaryFolder({
  '.vite/manifest.json': JSON.stringify({
    'index.html': { file: 'assets/index.js', imports: ['_shared.js'] }, '_shared.js': { file: 'assets/shared.js', imports: ['index.html'] },
    'src/pages/Home/Home.tsx': { file: 'assets/Home.js', imports: ['_row.js', '_shared.js'] }, '_row.js': { file: 'assets/row.js' }, 'lazy.tsx': { file: 'assets/lazy.js', imports: ['_shared.js'] },
  }),
  'assets/index.js': 'a', 'assets/shared.js': 'a', 'assets/Home.js': 'a', 'assets/row.js': 'a', 'assets/lazy.js': '"react-aria-modal"', ...files,
});

it('is the page, its home screen and all that both need; nothing that is fetched later', () => {
  expect([...firstLoad(build())].sort()).toEqual(['assets/Home.js', 'assets/index.js', 'assets/row.js', 'assets/shared.js']);
  expect(firstLoadFaults(build())).toEqual([]);
});
it.each([['React Aria', '"react-aria-pressable"'], ['d3', 'a.tickFormat()'], ['zod', 'a(`ZodObject`)']])('tells of %s in a chunk behind the home screen', (what, text) => {
  expect(firstLoadFaults(build({ 'assets/row.js': text }))).toEqual([expect.stringMatching(new RegExp(`^assets/row\\.js.*${what}.*HEAVY`))]);
});
it('weighs what is sent: the compressed file, against the budget', () => {
  const heavy = { 'assets/row.js': 'a'.repeat(5000), 'assets/row.js.br': 'b'.repeat(1500) };
  expect(firstLoadFaults(build(heavy), 2)).toEqual([]);
  expect(firstLoadFaults(build(heavy), 1)).toEqual([expect.stringMatching(/^the first load is 1\.5 KiB .* 1 KiB/)]);
});
it('says what to do where there is no build, or the home page has moved', () => {
  expect(() => firstLoad('/nowhere')).toThrow(/nx build/);
  expect(() => firstLoad(temporaryFolder({ '.vite/manifest.json': JSON.stringify({ 'index.html': { file: 'a.js' } }) }))).toThrow(/first-load\.ts/);
});
