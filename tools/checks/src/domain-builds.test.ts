import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

/** The `baize` field of a domain's package.json (apps/site/domain-builds.ts). */
interface Build {
  readonly playerModules?: readonly string[];
  readonly laterModules?: readonly string[];
  readonly chunks?: readonly { readonly name: string; readonly modules: string }[];
}
const builds = globSync('libs/*/package.json', { cwd: ROOT }).flatMap((file) => {
  const { baize } = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as { readonly baize?: Build };
  return baize ? [{ folder: dirname(file), ...baize }] : [];
});

it('finds the domains that say how the site’s build treats them', () =>
  expect(builds.map(({ folder }) => folder)).toContain('libs/wallet'));

describe.each(builds)('$folder', ({ folder, playerModules = [], laterModules = [], chunks = [] }) => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: join(ROOT, folder) });

  it('names modules that it has', () =>
    expect([...playerModules, ...laterModules].filter((file) => !files.includes(file))).toEqual([]));

  it('has modules for each of its chunks', () =>
    expect(
      chunks
        .filter(({ modules }) => !files.some((file) => new RegExp(`^${modules}`).test(file)))
        .map(({ name }) => name),
    ).toEqual([]));
});
