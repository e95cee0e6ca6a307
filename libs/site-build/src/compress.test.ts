import { readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { temporaryFolder } from '@baize/testing/folders';
import { compressFolder, listFiles, listOddities } from './compress.ts';

const LONG = `console.info(${JSON.stringify('word '.repeat(400))});`;

it('compresses files that become smaller, each content once', async () => {
  const root = temporaryFolder({
    'a/one.js': LONG,
    'a/alias.js': LONG,
    'a/short.js': 'x',
    'a/picture.webp': LONG,
    'b/other.js': LONG,
  });
  expect(await compressFolder(join(root, 'a'), join(root, 'store'))).toBe(1);
  expect(listFiles(join(root, 'a'))).toEqual([
    'alias.js',
    'alias.js.br',
    'alias.js.gz',
    'one.js',
    'one.js.br',
    'one.js.gz',
    'picture.webp',
    'short.js',
  ]);
  expect(await compressFolder(join(root, 'b'), join(root, 'store'))).toBe(0);
  expect(statSync(join(root, 'b/other.js.br')).ino).toBe(statSync(join(root, 'a/one.js.br')).ino);
  expect(brotliDecompressSync(readFileSync(join(root, 'b/other.js.br'))).toString()).toBe(LONG);
  expect(gunzipSync(readFileSync(join(root, 'b/other.js.gz'))).toString()).toBe(LONG);
});

it('does not reuse a file compressed with another quality, so that the bytes depend on the file alone', async () => {
  const words = Array.from({ length: 4000 }, (_, at) => `word${(at * 7919) % 1009}`).join(' ');
  const root = temporaryFolder({ 'a/page.html': words, 'b/script.js': words, 'c/script.js': words });
  await compressFolder(join(root, 'a'), join(root, 'store'));
  await compressFolder(join(root, 'b'), join(root, 'store'));
  await compressFolder(join(root, 'c'), join(root, 'another store'));
  const packed = (file: string) => readFileSync(join(root, `${file}.br`));
  expect(packed('b/script.js').equals(packed('c/script.js'))).toBe(true);
  expect(packed('b/script.js').equals(packed('a/page.html'))).toBe(false);
});

it('lists a folder without following links, even to the folder itself', () => {
  const root = temporaryFolder({ 'a/one.js': 'x', 'a/deep/two.js': 'x', 'elsewhere/three.js': 'x' });
  symlinkSync(join(root, 'elsewhere'), join(root, 'a/link'));
  symlinkSync(join(root, 'a'), join(root, 'a/deep/self'));
  expect(listFiles(join(root, 'a'))).toEqual(['deep/two.js', 'one.js']);
  expect(listOddities(join(root, 'a'))).toEqual(['deep/self', 'link']);
});

it('writes neither the time nor the system into gzip', async () => {
  const root = temporaryFolder({ 'a/one.js': LONG });
  await compressFolder(join(root, 'a'), join(root, 'store'));
  const header = readFileSync(join(root, 'a/one.js.gz'));
  expect([header.readUInt32LE(4), header[9]]).toEqual([0, 255]);
});

it('replaces a variant that no longer unpacks to its file', async () => {
  const root = temporaryFolder({ 'a/one.js': LONG, 'b/one.js': LONG });
  await compressFolder(join(root, 'a'), join(root, 'store'));
  // Writes through the link into the store.
  writeFileSync(join(root, 'a/one.js.br'), 'tampered');
  expect(await compressFolder(join(root, 'b'), join(root, 'store'))).toBe(1);
  expect(brotliDecompressSync(readFileSync(join(root, 'b/one.js.br'))).toString()).toBe(LONG);
});
