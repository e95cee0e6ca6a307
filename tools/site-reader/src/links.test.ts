import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MODULES } from '@baize/site/modules';
import { findSiteRoute } from './route-table.ts';

/* A domain must not import another one, so it writes the other's addresses and dialogs as plain text. */
const root = join(import.meta.dirname, '../../..');
const sources = globSync(['libs/*/src/**/*.{ts,tsx}', 'apps/site/src/**/*.{ts,tsx}'], { cwd: root })
  .filter((file) => !/\.(?:test|stories)\./.test(file))
  .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));

/** Returns what the sources contain at the pattern's group, with the file. */
const written = (pattern: RegExp) =>
  sources.flatMap(({ file, source }) => [...source.matchAll(pattern)].map(([, text = '']) => ({ file, text })));

it('has a route for every address that a screen links to as text', () => {
  const links = written(/\btoPath\(\s*'([^']+)'/g);
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(({ text }) => findSiteRoute(text, 'northlight') === null)).toEqual([]);
});

it('has a module for every dialog that a screen opens as text', () => {
  const ids = new Set(MODULES.map(({ id }) => id));
  const opened = written(/\bopenOverlay\(\s*'([^']+)'/g);
  expect(opened.length).toBeGreaterThan(5);
  expect(opened.filter(({ text }) => !ids.has(text.split('.')[0] ?? ''))).toEqual([]);
});
