import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { lockFolder } from '@baize/folder-lock';
import { writeFiles } from '@baize/testing/folders';
import { brandInputs, builtBrand } from './testing.ts';
import { compressedStore } from '@baize/site-build/compress';
import { verifyRelease } from './manifest.ts';
import { pointsAt, promote, rollback } from './pointer.ts';
import { pruneReleases } from './prune.ts';
import { stampRelease } from './stamp.ts';

const NOW = new Date('2026-11-22T08:00:00Z');
/** Long enough to be compressed, with different contents. */
const text = (number: number) => `${number} ${'word '.repeat(200)}`;

/** Makes releases of one pair, one hour apart, oldest first. */
async function releases(count: number) {
  const root = builtBrand();
  const pairDir = join(root, 'dist/releases/harbour/fi-FI');
  const made: string[] = [];
  for (let number = 0; number < count; number += 1) {
    writeFiles(root, { 'libs/shell/src/messages/fi.json': JSON.stringify({ 'shell.a': text(number) }) });
    const { directory } = await stampRelease({ ...brandInputs(root), pair: 'fi-FI', inputs: 'f00d', outDir: pairDir });
    const at = new Date(NOW.getTime() - (count - number) * 3_600_000);
    utimesSync(directory, at, at);
    made.push(directory);
  }
  const prune = (keep?: number) =>
    pruneReleases({
      releases: join(root, 'dist/releases'),
      store: compressedStore(root),
      now: NOW,
      ...(keep === undefined ? {} : { keep }),
    });
  return { root, pairDir, made, prune };
}

it('removes all but the three newest releases that neither a pointer nor the history names', async () => {
  const { pairDir, made, prune } = await releases(6);
  const [promoted = '', takenBack = '', forgotten = '', ...newest] = made;
  promote(promoted, NOW);
  promote(takenBack, NOW);
  rollback(pairDir, NOW);
  expect(prune()).toMatchObject({ releases: [`harbour/fi-FI/${basename(forgotten)}`], kept: 5 });
  expect([promoted, takenBack, ...newest].map((directory) => verifyRelease(directory).version)).toEqual(
    [promoted, takenBack, ...newest].map((directory) => basename(directory)),
  );
  expect(existsSync(forgotten)).toBe(false);
  expect(pointsAt(pairDir)).toBe(basename(promoted));
  expect(prune().releases).toEqual([]);
  expect(prune(1).releases).toHaveLength(2);
});

it('removes compressed content that no release or build uses any more', async () => {
  const { root, pairDir, made, prune } = await releases(2);
  const store = compressedStore(root);
  const before = readdirSync(store);
  const [one = ''] = before;
  writeFileSync(join(store, 'feed.br'), 'of a build');
  mkdirSync(join(root, 'dist/other'));
  linkSync(join(store, 'feed.br'), join(root, 'dist/other/feed.br'));
  writeFileSync(join(store, 'dead.br'), 'of nobody');
  expect(prune().compressed).toEqual({ files: 1, bytes: 'of nobody'.length });
  expect(readdirSync(store).sort()).toEqual([...before, 'feed.br'].sort());
  expect(one).not.toBe('');
  // The two forms of pages and texts go with the older release; shared content stays.
  const { releases: gone, compressed } = prune(1);
  expect(gone).toEqual([`harbour/fi-FI/${basename(made[0] ?? '')}`]);
  expect(compressed.files).toBeGreaterThan(0);
  const { files } = verifyRelease(made[1] ?? '');
  const left = readdirSync(store)
    .filter((name) => name !== 'feed.br')
    .map((name) => name.replace(/\.\d+\.br$/, '.br'));
  expect(left.sort()).toEqual(
    [
      ...new Set(
        Object.values(files).flatMap(({ sha256, br, gz }) => [
          ...(br ? [`${sha256}.br`] : []),
          ...(gz ? [`${sha256}.gz`] : []),
        ]),
      ),
    ].sort(),
  );
  expect(readdirSync(pairDir)).toEqual([basename(made[1] ?? '')]);
});

it('removes nothing while a release is being made, and removes the leftovers of a stopped run', async () => {
  const { pairDir, made, prune } = await releases(4);
  const staging = join(pairDir, '.staging-1');
  mkdirSync(staging);
  utimesSync(staging, NOW, NOW);
  expect(() => prune()).toThrow(/is being made in .*\.staging-1.*nothing was removed/);
  expect(existsSync(made[0] ?? '')).toBe(true);
  const long = new Date(NOW.getTime() - 7_200_000);
  utimesSync(staging, long, long);
  expect(prune().releases).toEqual(['harbour/fi-FI/.staging-1', `harbour/fi-FI/${basename(made[0] ?? '')}`]);
  expect(existsSync(staging)).toBe(false);
});

it('removes nothing if a release cannot be read or none would be kept', async () => {
  const { made, prune } = await releases(4);
  expect(() => prune(0)).toThrow(/Give 1 or more/);
  expect(() => prune(Number.NaN)).toThrow(/not a number of releases/);
  const own = join(made[3] ?? '', 'release.json');
  writeFileSync(own, readFileSync(own, 'utf8').slice(1));
  expect(() => prune()).toThrow(/release\.json cannot be read/);
  expect(existsSync(made[0] ?? '')).toBe(true);
});

it('removes nothing of a pair that is being promoted', async () => {
  const { pairDir, made, prune } = await releases(4);
  const release = lockFolder(pairDir);
  expect(() => prune()).toThrow(/being promoted or taken back.*prune again/);
  expect(existsSync(made[0] ?? '')).toBe(true);
  release();
  expect(prune().releases).toEqual([`harbour/fi-FI/${basename(made[0] ?? '')}`]);
});
