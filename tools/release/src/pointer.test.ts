import {
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeFiles } from '@baize/testing/folders';
import { brandInputs, builtBrand } from './testing.ts';
import { lockFolder } from '@baize/folder-lock';
import { inputsHash } from './inputs.ts';
import { makeRelease } from './make.ts';
import { verifyRelease } from './manifest.ts';
import { findRelease, findReleaseToServe, pointsAt, promote, readHistory, releasesIn, rollback } from './pointer.ts';
import { stampRelease, writeManifest } from './stamp.ts';

const NOW = new Date('2026-11-22T08:00:00Z');
const BY = 'anna@example.com (deploy@build-1)';
const CONTEXT = { now: NOW, by: BY };

async function releases() {
  const root = builtBrand();
  const pairDir = join(root, 'dist/releases/harbour/fi-FI');
  const make = async (text: string) => {
    writeFiles(root, { 'libs/shell/src/messages/fi.json': JSON.stringify({ 'shell.a': text }) });
    return (await stampRelease({ ...brandInputs(root), pair: 'fi-FI', inputs: 'f00d', outDir: pairDir })).directory;
  };
  const made = [await make('one'), await make('two'), await make('three')] as const;
  const versions = made.map((directory) => directory.slice(pairDir.length + 1));
  const served = () => readFileSync(join(pairDir, 'current/locales/fi/default.json'), 'utf8');
  return { root, pairDir, made, versions, served };
}

it('switches the served version, keeps the previous one and records the switch', async () => {
  const { pairDir, made, versions, served } = await releases();
  promote(made[0], CONTEXT);
  expect(pointsAt(pairDir, 'previous')).toBeNull();
  expect(promote(made[1], CONTEXT)).toMatchObject({ from: versions[0], to: { version: versions[1] } });
  expect(served()).toContain('two');
  expect([pointsAt(pairDir), pointsAt(pairDir, 'previous')]).toEqual([versions[1], versions[0]]);
  expect(lstatSync(join(pairDir, 'current')).isSymbolicLink()).toBe(true);
  expect(readHistory(pairDir)).toEqual(
    versions
      .slice(0, 2)
      .map((version) => ({ action: 'promote', version, commit: 'c0ffee', at: NOW.toISOString(), by: BY })),
  );
  expect(readdirSync(pairDir).filter((name) => name.startsWith('.'))).toEqual([]);
});

it.each(['c0ffee-changed', 'unknown'])('serves a release of commit %s only if that is allowed', async (commit) => {
  const root = builtBrand();
  const pairDir = join(root, 'dist/releases/harbour/fi-FI');
  const { directory } = await stampRelease({
    ...brandInputs(root, { commit }),
    pair: 'fi-FI',
    inputs: 'f00d',
    outDir: pairDir,
  });
  expect(() => promote(directory, CONTEXT)).toThrow(/work that is not committed[^]*--allow-uncommitted/);
  expect([pointsAt(pairDir), readHistory(pairDir)]).toEqual([null, []]);
  promote(directory, { ...CONTEXT, allowUncommitted: true });
  expect(readHistory(pairDir)).toMatchObject([{ commit, by: BY }]);
});

it('rolls back step by step, and forward again by promoting', async () => {
  const { pairDir, made, served } = await releases();
  for (const directory of made) promote(directory, CONTEXT);
  // Promoting the same version twice counts as one step.
  promote(made[2], CONTEXT);
  rollback(pairDir, CONTEXT);
  expect(served()).toContain('two');
  rollback(pairDir, CONTEXT);
  expect(served()).toContain('one');
  expect(() => rollback(pairDir, CONTEXT)).toThrow(/nothing to go back to .* is the first/);
  promote(made[2], CONTEXT);
  rollback(pairDir, CONTEXT);
  expect(served()).toContain('one');
  expect(readHistory(pairDir).map(({ action }) => action)).toEqual([
    'promote',
    'promote',
    'promote',
    'promote',
    'rollback',
    'rollback',
    'promote',
    'rollback',
  ]);
});

it('switches nothing if the release to serve was changed', async () => {
  const { pairDir, made, versions } = await releases();
  promote(made[0], CONTEXT);
  promote(made[1], CONTEXT);
  // A file of this market, because shared files are links.
  writeFileSync(join(made[2], 'fi-FI/shell.html'), 'tampered');
  writeFileSync(join(made[0], 'fi-FI/shell.html'), 'tampered');
  expect(() => promote(made[2], CONTEXT)).toThrow(/fi-FI\/shell\.html: expected/);
  expect(() => rollback(pairDir, CONTEXT)).toThrow(/fi-FI\/shell\.html: expected/);
  rmSync(made[0], { recursive: true });
  expect(() => rollback(pairDir, CONTEXT)).toThrow(/no longer in/);
  expect([pointsAt(pairDir), readHistory(pairDir).length]).toEqual([versions[1], 2]);
});

it('switches nothing if the history cannot be written', async () => {
  const { pairDir, made, versions } = await releases();
  promote(made[0], CONTEXT);
  promote(made[1], CONTEXT);
  const history = readFileSync(join(pairDir, 'history.json'), 'utf8');
  for (const broken of [history.slice(0, -5), '{}', 'null', '[{"action":"promote"}]', '[null]']) {
    writeFileSync(join(pairDir, 'history.json'), broken);
    expect(() => promote(made[2], CONTEXT), broken).toThrow(/history\.json cannot be read[^]*Copy it back/);
    expect(() => rollback(pairDir, CONTEXT), broken).toThrow(/history\.json cannot be read/);
  }
  expect([
    pointsAt(pairDir),
    pointsAt(pairDir, 'previous'),
    readFileSync(join(pairDir, 'history.json'), 'utf8'),
  ]).toEqual([versions[1], versions[0], '[null]']);
});

it('rejects a second switch at the same time, because one would be lost', async () => {
  const { pairDir, made } = await releases();
  promote(made[0], CONTEXT);
  const free = lockFolder(pairDir);
  expect(() => promote(made[1], CONTEXT)).toThrow(
    /in use by process \d+\. harbour fi-FI is being promoted or taken back/,
  );
  expect(readHistory(pairDir)).toHaveLength(1);
  free();
  promote(made[1], CONTEXT);
  expect(readdirSync(pairDir).filter((name) => name.endsWith('.lock'))).toEqual([]);
});

it('rolls back one step, not two, after a promotion that was stopped before it was recorded', async () => {
  const { pairDir, made, versions } = await releases();
  promote(made[0], CONTEXT);
  promote(made[1], CONTEXT);
  rmSync(join(pairDir, 'current'));
  symlinkSync(versions[2] ?? '', join(pairDir, 'current'));
  expect(rollback(pairDir, CONTEXT).to.version).toBe(versions[1]);
});

it('serves a release only from the folder of its brand, pair and version', async () => {
  const { root, pairDir, made, versions } = await releases();
  for (const place of [
    `harbour/en-UN/${versions[0] ?? ''}`,
    `velvet/fi-FI/${versions[0] ?? ''}`,
    'harbour/fi-FI/0.1.0-0123456789',
  ]) {
    const copy = join(root, 'dist/releases', place);
    cpSync(made[0], copy, { recursive: true });
    expect(() => promote(copy, CONTEXT), place).toThrow(
      /of harbour fi-FI, and lies where another release is looked for/,
    );
    expect(pointsAt(join(copy, '..'))).toBeNull();
  }
  const elsewhere = join(root, 'elsewhere/harbour/fi-FI');
  mkdirSync(elsewhere, { recursive: true });
  symlinkSync(made[1], join(elsewhere, versions[1] ?? ''));
  expect(() => promote(join(elsewhere, versions[1] ?? ''), CONTEXT)).toThrow(/is a link to a release/);
  // Another release is under the previous one's name.
  promote(made[0], CONTEXT);
  promote(made[1], CONTEXT);
  rmSync(made[0], { recursive: true });
  renameSync(made[2], made[0]);
  expect(() => rollback(pairDir, CONTEXT)).toThrow(new RegExp(`holds ${versions[2] ?? ''} of harbour fi-FI`));
  expect([pointsAt(pairDir), pointsAt(pairDir, 'previous'), readHistory(pairDir).length]).toEqual([
    versions[1],
    versions[0],
    2,
  ]);
});

it('requires a named version to serve, and lists the existing ones', async () => {
  const { root, made, versions } = await releases();
  expect(findReleaseToServe(root, `harbour/fi-FI/${versions[0] ?? ''}`)).toBe(made[0]);
  expect(() => findReleaseToServe(root, 'harbour/fi-FI')).toThrow(
    new RegExp(`names no version[^]*harbour/fi-FI/${versions[0] ?? ''}`),
  );
  expect(() => findReleaseToServe(root, 'harbour/xx-XX')).toThrow(
    /no release "harbour\/xx-XX"[^]*Of harbour there are releases for fi-FI/,
  );
  expect(() => findReleaseToServe(root, 'harbour/fi-FI/9.9.9')).toThrow(
    new RegExp(`Of harbour fi-FI there are .*${versions[0] ?? ''}`),
  );
  expect(() => findReleaseToServe(root, '../../harbour')).toThrow(/There are releases of harbour/);
  expect(() => findReleaseToServe(join(root, 'brands'), 'harbour')).toThrow(/none yet: make one/);
});

it('treats a confirmed release as the newest', async () => {
  const { root, pairDir, made } = await releases();
  const long = new Date('2026-01-01T00:00:00Z');
  for (const directory of made) utimesSync(directory, long, long);
  writeFiles(root, { 'libs/shell/src/messages/fi.json': JSON.stringify({ 'shell.a': 'one' }) });
  await stampRelease({ ...brandInputs(root), pair: 'fi-FI', inputs: 'f00d', outDir: pairDir });
  expect(findRelease(root, 'harbour/fi-FI')).toBe(made[0]);
  const directory = made[2];
  utimesSync(made[0], long, long);
  // Found by its inputs, without making it again.
  const inputs = brandInputs(root, { commit: 'another' });
  const own = verifyRelease(directory);
  writeManifest(directory, { ...own, inputs: inputsHash(inputs, 'fi-FI') });
  utimesSync(directory, long, long);
  expect((await makeRelease(inputs, 'fi-FI', pairDir, { documents: [], sha256: '' })).made).toBe(false);
  expect(findRelease(root, 'harbour/fi-FI')).toBe(directory);
});

it('finds a release by folder, by name, through a pointer, or the newest', async () => {
  const { root, pairDir, made, versions } = await releases();
  promote(made[0], CONTEXT);
  expect([
    findRelease(root, made[1]),
    findRelease(root, `harbour/fi-FI/${versions[1] ?? ''}`),
    findRelease(root, 'harbour/fi-FI/current'),
  ]).toEqual([made[1], made[1], made[0]]);
  const [first, second, third] = [1, 2, 3].map((second) => new Date(Date.UTC(2026, 0, 1, 0, 0, second))) as [
    Date,
    Date,
    Date,
  ];
  utimesSync(made[0], second, second);
  utimesSync(made[1], third, third);
  utimesSync(made[2], first, first);
  expect(findRelease(root, 'harbour/fi-FI')).toBe(made[1]);
  expect(releasesIn(pairDir)).toEqual([versions[1], versions[0], versions[2]]);
  expect(() => findRelease(root, 'harbour/xx-XX')).toThrow(/no release "harbour\/xx-XX".*npm run release/);
  expect(() => rollback(join(pairDir, '../en-UN'), CONTEXT)).toThrow(/no release was ever promoted/);
});
