import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brandConfig } from '@baize/testing/brand';
import { writeFiles } from '@baize/testing/folders';
import { brandInputs, builtBrand } from './testing.ts';
import { diffReleases, formatDiff } from './diff.ts';
import { stampRelease } from './stamp.ts';

it('lists differences in files, rules, flags, texts, addresses and packages', async () => {
  const root = builtBrand({ 'dist/brands/harbour/assets/old-abc12345.css': 'a{}' });
  const stamp = async (outDir: string, change = {}, pages: readonly { path: string; html: string }[] = []) =>
    (
      await stampRelease({
        ...brandInputs(root, change),
        pair: 'fi-FI',
        inputs: 'f00d',
        pages,
        outDir: join(root, outDir),
      })
    ).directory;
  const before = await stamp('one');
  writeFiles(root, {
    'libs/shell/src/messages/fi.json': '{"shell.a":"Å","shell.c":"uusi"}',
    'dist/brands/harbour/assets/new-abc12345.css': 'b{}',
    'package-lock.json': JSON.stringify({ packages: { 'node_modules/react': { version: '19.4.0', license: 'MIT' } } }),
  });
  const { capabilities } = brandConfig();
  const after = await stamp(
    'two',
    {
      config: brandConfig({
        capabilities: { ...capabilities, promotions: false },
        tightenedRules: { FI: { minimumAge: 21 } },
      }),
      buildDir: join(root, 'dist/brands/harbour'),
    },
    [{ path: 'terms', html: '<p>terms</p>' }],
  );
  const diff = diffReleases(before, after);
  expect(diff.texts).toEqual([
    { path: 'fi default.shell.a', before: 'Ä', after: 'Å' },
    { path: 'fi default.shell.b', before: 'Bee', after: undefined },
    { path: 'fi default.shell.c', before: undefined, after: 'uusi' },
  ]);
  expect(diff.rules).toEqual([{ path: 'minimumAge', before: 18, after: 21 }]);
  expect(diff.flags).toEqual([{ path: 'capabilities.promotions', before: true, after: false }]);
  expect(diff.routes).toEqual([{ path: 'terms', before: undefined, after: 'fi-FI/terms/index.html' }]);
  expect(diff.packages).toEqual([{ path: 'react', before: '19.3.1', after: '19.4.0' }]);
  expect(diff.files.find(({ file }) => file === 'assets/new.css')).toEqual({
    file: 'assets/new.css',
    before: null,
    after: 3,
  });
  expect(diff.files.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['data/market.fi-FI.json', 'locales/fi/default.json', 'fi-FI/terms/index.html']),
  );
  expect(diff.files.map(({ file }) => file)).not.toContain('assets/index.js');
  const report = formatDiff(diff);
  expect(report.split('\n')[1]).toMatch(/^Different: 1 rules, 1 flags, 1 packages, 1 routes, 3 texts, \d+ files\.$/);
  expect(report).toMatch(
    /minimumAge: 18 → 21[^]*capabilities\.promotions[^]*react: [^]*terms: nothing[^]*shell\.c: nothing → "uusi"[^]*\+ assets\/new\.css 3/,
  );
  // The largest change first.
  const files = report.slice(report.indexOf('Files,')).split('\n').slice(1);
  const sizes = files.map((line) => Math.abs(Number(/\(([+-]\d+)\)$/.exec(line)?.[1] ?? / (\d+)$/.exec(line)?.[1])));
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect(formatDiff(diffReleases(before, before))).toMatch(
    /^harbour fi-FI (\S+) → harbour fi-FI \1\nThe two releases hold the same\.$/,
  );
});
