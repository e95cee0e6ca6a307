import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FILES, FOLDERS } from '@baize/site-reader/known';
import { brandProject } from './brand-project.ts';

const repository = join(import.meta.dirname, '../../../..');

// The stored results of a brand (site-reader) and Nx's cache must go stale for the same files.
it('covers everything that a build depends on according to Nx', () => {
  const { siteSources } = (
    JSON.parse(readFileSync(join(repository, 'nx.json'), 'utf8')) as { namedInputs: { siteSources: string[] } }
  ).namedInputs;
  const inputs = [
    ...(brandProject(repository, 'brands/northlight').targets?.['build']?.inputs ?? []),
    ...siteSources,
  ].filter((input): input is string => typeof input === 'string' && !input.startsWith('!'));
  const paths = inputs.flatMap((input) =>
    input === 'siteSources'
      ? []
      : [input.replace('{projectRoot}', 'brands/northlight').replace('{workspaceRoot}/', '')],
  );
  // The brand's folder, the site, the libraries with their manifests, and the shared compiler options.
  expect(paths).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^brands\/northlight/),
      expect.stringMatching(/^apps\/site/),
      expect.stringMatching(/^libs/),
      'tsconfig.base.json',
    ]),
  );
  expect(
    paths.filter((path) => !FILES.includes(path) && !FOLDERS.some((folder) => path.startsWith(`${folder}/`))),
  ).toEqual([]);
});
