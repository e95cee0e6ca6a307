import { existsSync, lstatSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '@baize/testing/folders';
import {
  installationKey,
  isStale,
  repairRuntimeLink,
  runtimeVersion,
  takeInstallTurn,
  workspaceManifests,
  writeStamp,
} from './installation.mjs';

const entry = (version: string) => ({ version });
const WORKSPACE = { '': {}, 'libs/one': {}, 'libs/ui/src/theme': {} };
function clone(lock: Record<string, unknown> = { 'node_modules/a': entry('1.0.0') }) {
  return temporaryFolder({
    'package.json': JSON.stringify({ name: 'x', workspaces: ['libs/*', 'libs/ui/src/theme'], scripts: { a: 'b' } }),
    'package-lock.json': JSON.stringify({ packages: { ...WORKSPACE, ...lock } }),
    'libs/one/package.json': JSON.stringify({ name: 'one', dependencies: {} }),
    'libs/ui/src/theme/package.json': JSON.stringify({ name: 'theme' }),
  });
}

describe('staleness', () => {
  it('requires an installation on a fresh clone, and not after it', () => {
    const root = clone();
    expect(isStale(root)).toMatch(/not installed yet/);
    writeStamp(root, installationKey(root));
    expect(isStale(root)).toBeNull();
  });
  it.each([
    ['the lockfile', { 'package-lock.json': '{"packages":{"node_modules/b":{"version":"1.0.0"}}}' }],
    ['a dependency of a workspace', { 'libs/one/package.json': '{"name":"one","dependencies":{"zod":"4"}}' }],
    ['a new workspace', { 'libs/two/package.json': '{"name":"two"}' }],
  ])('asks again when %s changes', (_what, files) => {
    const root = clone();
    writeStamp(root, installationKey(root));
    writeFiles(root, files);
    expect(isStale(root)).toMatch(/older than package-lock/);
  });
  it('requires no installation if only a script or a tag changes', () => {
    const root = clone();
    writeStamp(root, installationKey(root));
    writeFiles(root, {
      'libs/one/package.json': JSON.stringify({
        name: 'one',
        dependencies: {},
        nx: { tags: ['x'] },
        scripts: { t: 't' },
      }),
    });
    expect(isStale(root)).toBeNull();
  });
  it('accepts a manual installation only if it matches the lockfile', () => {
    const root = clone({
      'node_modules/a': entry('1.0.0'),
      'node_modules/mac-only': { ...entry('1.0.0'), optional: true },
    });
    writeFiles(root, {
      'node_modules/.package-lock.json': JSON.stringify({ packages: { 'node_modules/a': entry('0.9.0') } }),
    });
    expect(isStale(root)).toMatch(/another lockfile/);
    writeFiles(root, {
      'node_modules/.package-lock.json': JSON.stringify({ packages: { 'node_modules/a': entry('1.0.0') } }),
    });
    expect(isStale(root)).toBeNull();
  });
  it('accepts a package that a generator has linked, and no other new one', () => {
    const root = clone({
      'node_modules/a': entry('1.0.0'),
      'node_modules/@x/new': { resolved: 'libs/one', link: true },
    });
    writeFiles(root, {
      'node_modules/.package-lock.json': JSON.stringify({ packages: { 'node_modules/a': entry('1.0.0') } }),
    });
    expect(isStale(root)).toMatch(/another lockfile/);
    writeFiles(root, { 'node_modules/@x/new/package.json': '{}' });
    expect(isStale(root)).toBeNull();
  });
  describe('when a generated brand is undone', () => {
    const installed = {
      'node_modules/.package-lock.json': JSON.stringify({ packages: { 'node_modules/a': entry('1.0.0') } }),
    };
    it('keeps the packages, and removes the link that leads nowhere', () => {
      const root = clone();
      writeFiles(root, { ...installed, 'node_modules/@x/kept/package.json': '{}' });
      writeStamp(root, 'the key with the brand');
      symlinkSync('../../libs/undone', join(root, 'node_modules/@x/undone'));
      symlinkSync('../../libs/one', join(root, 'node_modules/@x/surplus'));
      expect(isStale(root)).toBeNull();
      expect(lstatSync(join(root, 'node_modules/@x/undone'), { throwIfNoEntry: false })).toBeUndefined();
      expect(existsSync(join(root, 'node_modules/@x/surplus'))).toBe(true);
      expect(existsSync(join(root, 'node_modules/@x/kept'))).toBe(true);
    });
    it.each([
      ['a package is missing', { 'package-lock.json': '{"packages":{"node_modules/b":{"version":"1.0.0"}}}' }],
      ['a dependency is not in the lockfile', { 'libs/one/package.json': '{"name":"one","dependencies":{"zod":"4"}}' }],
      ['a workspace is not in the lockfile', { 'libs/two/package.json': '{"name":"two"}' }],
    ])('installs again if %s', (_what, files) => {
      const root = clone();
      writeFiles(root, { ...installed, ...files });
      writeStamp(root, 'the key with the brand');
      expect(isStale(root)).toMatch(/older than package-lock/);
    });
  });
  it('finds every workspace', () => {
    expect(workspaceManifests(clone())).toEqual([
      'libs/one/package.json',
      'libs/ui/src/theme/package.json',
      'package.json',
    ]);
  });
});

describe('the pinned runtime', () => {
  it('is linked again if only the link is missing', () => {
    const root = clone();
    expect(runtimeVersion(root)).toBeNull();
    writeFiles(root, { 'node_modules/node/bin/node': '' });
    repairRuntimeLink(root);
    expect(readlinkSync(join(root, 'node_modules/.bin/node'))).toBe('../node/bin/node');
    rmSync(join(root, 'node_modules/.bin/node'));
    repairRuntimeLink(root);
    expect(existsSync(join(root, 'node_modules/.bin/node'))).toBe(true);
  });
});

describe('one installation at a time', () => {
  it('makes a second process wait for the first', async () => {
    const root = clone();
    const order: string[] = [];
    const endFirst = await takeInstallTurn(root);
    const second = takeInstallTurn(root, (pid) => order.push(`waits for ${pid}`), 5).then((end) => {
      order.push('second');
      end();
    });
    await new Promise((resolve) => {
      setTimeout(resolve, 40);
    });
    order.push('first ends');
    endFirst();
    await second;
    expect(order).toEqual([`waits for ${process.pid}`, 'first ends', 'second']);
    expect(existsSync(join(root, '.nx/installing'))).toBe(false);
  });
  it('takes over from a process that is gone', async () => {
    const root = clone();
    writeFiles(root, { '.nx/installing': '999999999' });
    (await takeInstallTurn(root, () => expect.fail('nobody is there to be waited for')))();
  });
});
