import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { lockFolder } from '@baize/folder-lock';
import { writeFiles } from '@baize/testing/folders';
import { brandInputs, builtBrand } from './testing.ts';
import { compressedStore } from '@baize/site-build/compress';
import { verifyRelease } from './manifest.ts';
import { pointsAt, promote, readHistory, rollback } from './pointer.ts';
import { pruneReleases } from './prune.ts';
import { stampRelease } from './stamp.ts';

const NOW = new Date('2026-11-22T08:00:00Z');
const BY = 'anna@example.com';
const CONTEXT = { now: NOW, by: BY };
const daysAgo = (days: number) => ({ now: new Date(NOW.getTime() - days * 86_400_000), by: BY });
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

it('removes all but the three newest releases that were never promoted', async () => {
  const { pairDir, made, prune } = await releases(6);
  const [promoted = '', takenBack = '', forgotten = '', ...newest] = made;
  promote(promoted, CONTEXT);
  promote(takenBack, CONTEXT);
  rollback(pairDir, CONTEXT);
  expect(prune()).toMatchObject({ releases: [`harbour/fi-FI/${basename(forgotten)}`], kept: 5 });
  expect([promoted, takenBack, ...newest].map((directory) => verifyRelease(directory).version)).toEqual(
    [promoted, takenBack, ...newest].map((directory) => basename(directory)),
  );
  expect(existsSync(forgotten)).toBe(false);
  expect(pointsAt(pairDir)).toBe(basename(promoted));
  expect(prune().releases).toEqual([]);
  expect(prune(1).releases).toHaveLength(2);
});

it('removes promoted releases that a rollback does not reach and that rested for 90 days', async () => {
  const { pairDir, made, prune } = await releases(9);
  const names = made.map((directory) => `harbour/fi-FI/${basename(directory)}`);
  // The first twice, so that it was served more recently than the second.
  for (const [index, days] of [
    [0, 300],
    [1, 250],
    [2, 240],
    [0, 80],
    [3, 70],
    [4, 60],
    [5, 50],
    [6, 40],
    [7, 30],
  ] as const)
    promote(made[index] ?? '', daysAgo(days));
  expect(prune(1).releases.toSorted()).toEqual([names[1], names[2]].sort());
  // A rollback still reaches five versions.
  for (const expected of [6, 5, 4, 3])
    expect(rollback(pairDir, CONTEXT).to.version).toBe(basename(made[expected] ?? ''));
  expect(readHistory(pairDir)).toHaveLength(13);
});

it('keeps the versions that a rollback reaches, however long ago they were promoted', async () => {
  const { made, prune } = await releases(7);
  for (const directory of made) promote(directory, daysAgo(400));
  expect(prune(1).releases).toEqual(
    [made[0] ?? '', made[1] ?? ''].map((path) => `harbour/fi-FI/${basename(path)}`).sort(),
  );
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
