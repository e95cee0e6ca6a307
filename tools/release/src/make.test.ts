import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { brandInputs, builtBrand } from './testing.ts';
import { inputsHash } from './inputs.ts';
import { findUnchanged, makeRelease } from './make.ts';
import { stampRelease } from './stamp.ts';

async function released() {
  const root = builtBrand();
  const outDir = join(root, 'out');
  const { directory } = await stampRelease({ ...brandInputs(root), pair: 'fi-FI', inputs: 'f00d', outDir });
  symlinkSync(basename(directory), join(outDir, 'current'));
  return { root, outDir, directory };
}

it('finds only the release made from the same inputs', async () => {
  const { outDir, directory } = await released();
  const told: string[] = [];
  expect(findUnchanged(outDir, 'f00d', (line) => told.push(line))?.directory).toBe(directory);
  expect([
    findUnchanged(outDir, 'beef', () => undefined),
    findUnchanged(join(outDir, 'nowhere'), 'f00d', () => undefined),
    told,
  ]).toEqual([null, null, []]);
});

it('reports a changed release, does not reuse it, and leaves it in place', async () => {
  const { outDir, directory } = await released();
  writeFileSync(join(directory, 'fi-FI/shell.html'), 'tampered');
  const told: string[] = [];
  expect(findUnchanged(outDir, 'f00d', (line) => told.push(line))).toBeNull();
  expect(told.join()).toMatch(/fi-FI\/shell\.html: expected[^]*made again now/);
  expect(existsSync(join(directory, 'fi-FI/index.html'))).toBe(true);
  // Its manifest cannot be read either.
  writeFileSync(join(directory, 'release.json'), '{');
  expect(findUnchanged(outDir, 'f00d', (line) => told.push(line))).toBeNull();
  expect(told).toHaveLength(2);
  expect(told[1]).toMatch(/release\.json cannot be read[^]*made again now/);
});

it('has other inputs if the content, framed origins, build or choice of pages differ', () => {
  const inputs = brandInputs(builtBrand());
  const base = inputsHash(inputs, 'fi-FI');
  expect(inputsHash(inputs, 'fi-FI')).toBe(base);
  const others = [
    inputsHash({ ...inputs, content: 'other' }, 'fi-FI'),
    inputsHash({ ...inputs, frames: () => ['https://games.example'] }, 'fi-FI'),
    inputsHash({ ...inputs, sources: () => 'other' }, 'fi-FI'),
    inputsHash(inputs, 'fi-FI', true),
    inputsHash(inputs, 'en-UN'),
  ];
  expect(new Set([base, ...others]).size).toBe(6);
  // The commit is a release's origin, not its content.
  expect(inputsHash({ ...inputs, commit: 'another' }, 'fi-FI')).toBe(base);
});

it('reports how to build a brand that is missing or built by an older version', async () => {
  const root = builtBrand();
  const make = (buildDir: string) =>
    makeRelease({ ...brandInputs(root), buildDir }, 'fi-FI', join(root, 'out'), { documents: [], sha256: '' });
  await expect(make(join(root, 'nowhere'))).rejects.toThrow(/index\.html is missing.*nx build harbour/);
});
