import { readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '@baize/testing/folders';
import { hashSources, keptText, readKnown, writeKnown } from './known.ts';

const repository = join(import.meta.dirname, '../../..');
const TREE = {
  'package.json': '{}',
  'package-lock.json': '{"lockfileVersion":3}',
  'node_modules/.package-lock.json': '{}',
  'tsconfig.base.json': '{}',
  'nx.json': '{}',
  'brands/harbour/tokens.ts': 'export const tokens = 1;',
  'brands/harbour/theme.css.ts': 'theme',
  'libs/shell/src/messages/fi.json': '{}',
  'libs/brand/src/markets/FI.ts': 'FI',
  'apps/site/src/main.tsx': 'main',
  'libs/content-engine/src/evaluateQuery.ts': 'evaluate',
  'libs/catalogue/src/data/games.ts': 'games',
  'tools/release/src/stamp.ts': 'stamp',
  'tools/doctor/src/examine.ts': 'doctor',
};

it.each(Object.keys(TREE))('changes the hash with %s, and restores it with the file', (file) => {
  const root = temporaryFolder(TREE);
  const before = hashSources(root);
  writeFileSync(join(root, file), `${readFileSync(join(root, file), 'utf8')} `);
  expect(hashSources(root)).not.toBe(before);
  writeFiles(root, { [file]: TREE[file as keyof typeof TREE] });
  expect(hashSources(root)).toBe(before);
});

it('notices an added, removed, renamed or moved file', () => {
  const root = temporaryFolder(TREE);
  const seen = [hashSources(root)];
  writeFiles(root, { 'brands/harbour/messages/fi.json': '{}' });
  seen.push(hashSources(root));
  renameSync(join(root, 'brands/harbour/messages/fi.json'), join(root, 'brands/harbour/messages/sv.json'));
  seen.push(hashSources(root));
  renameSync(join(root, 'brands/harbour/messages/sv.json'), join(root, 'brands/harbour/sv.json'));
  seen.push(hashSources(root));
  rmSync(join(root, 'libs/shell/src/messages/fi.json'));
  seen.push(hashSources(root));
  // Bytes moved from the end of one file to the start of the next.
  writeFiles(root, { 'libs/shell/src/a.ts': 'one', 'libs/shell/src/b.ts': 'two' });
  seen.push(hashSources(root));
  writeFiles(root, { 'libs/shell/src/a.ts': 'onet', 'libs/shell/src/b.ts': 'wo' });
  seen.push(hashSources(root));
  expect(new Set(seen).size).toBe(seen.length);
});

it('ignores the output of builds and installations', () => {
  const root = temporaryFolder(TREE);
  const before = hashSources(root);
  writeFiles(root, {
    'dist/brands/harbour/index.html': 'built',
    'node_modules/.vite/x': 'cache',
    'libs/shell/node_modules/.vite/x': 'cache',
    'docs/x.md': 'words',
  });
  expect(hashSources(root)).toBe(before);
});

it('returns null for a tree with a link, whose target may change unnoticed', () => {
  const root = temporaryFolder(TREE);
  symlinkSync(join(repository, 'README.md'), join(root, 'brands/harbour/linked.ts'));
  const sources = hashSources(root);
  expect(sources).toBeNull();
  expect(readKnown(root, 'harbour', sources)).toBeNull();
});

it('returns a brand’s results only for the same sources', () => {
  const root = temporaryFolder();
  const known = { sources: 'a', build: 'b', examined: 'c' };
  writeKnown(root, 'harbour', known);
  expect([
    readKnown(root, 'harbour', 'a'),
    readKnown(root, 'harbour', 'z'),
    readKnown(root, 'harbour', null),
    readKnown(root, 'other', 'a'),
  ]).toEqual([known, null, null, null]);
  writeFileSync(join(root, 'dist/known/harbour.json'), '{"sources":"a"');
  expect(readKnown(root, 'harbour', 'a')).toBeNull();
});

it('makes a stored text once, and again if a source or its file changes', async () => {
  const root = temporaryFolder(TREE);
  let made = 0;
  const make = () => {
    made += 1;
    return Promise.resolve(`text ${made}`);
  };
  expect([await keptText(root, 'content.json', make), await keptText(root, 'content.json', make)]).toEqual([
    'text 1',
    'text 1',
  ]);
  writeFiles(root, { 'libs/catalogue/src/data/games.ts': 'others' });
  expect(await keptText(root, 'content.json', make)).toBe('text 2');
  writeFileSync(join(root, 'dist/known/content.json'), 'text');
  expect([await keptText(root, 'content.json', make), await keptText(root, 'content.json', make)]).toEqual([
    'text 3',
    'text 3',
  ]);
});

it('does not store a text if its sources changed while it was made', async () => {
  const root = temporaryFolder(TREE);
  const slow = () => {
    writeFiles(root, { 'libs/catalogue/src/data/games.ts': 'changed meanwhile' });
    return Promise.resolve('between the two');
  };
  expect(await keptText(root, 'content.json', slow)).toBe('between the two');
  writeFiles(root, TREE);
  expect(await keptText(root, 'content.json', () => Promise.resolve('new'))).toBe('new');
});
