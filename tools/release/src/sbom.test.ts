import { expect, it } from 'vitest';
import { temporaryFolder } from '@baize/testing/folders';
import { billOfMaterials } from './sbom.ts';

const LOCK = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/react': {
      version: '19.3.1',
      license: 'MIT',
      integrity: 'sha512-AAEC',
      resolved: 'https://somewhere.example/react.tgz',
    },
    'node_modules/@scope/a': {
      version: '1.0.0',
      license: '(MIT OR CC0-1.0)',
      dependencies: { b: '^2', react: '*', left: '1' },
    },
    'node_modules/@scope/a/node_modules/b': { version: '2.0.0' },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/left': { version: '1.0.0' },
  },
};
interface Bill {
  serialNumber?: string;
  metadata: { timestamp?: string };
  components: { purl: string; group?: string; name: string; licenses?: unknown; hashes?: unknown }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}
const bill = (packages: string[]) =>
  billOfMaterials(temporaryFolder({ 'package-lock.json': JSON.stringify(LOCK) }), 'harbour', '0.1.0', {
    packages,
    chunks: {},
  });

it('names what the build holds and nothing else, with licence, hash and what needs what', () => {
  const { components, dependencies, ...rest } = JSON.parse(
    bill(['node_modules/@scope/a', 'node_modules/@scope/a/node_modules/b', 'node_modules/react']),
  ) as Bill;
  expect(rest).toEqual({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': 'pkg:generic/baize-harbour@0.1.0',
        name: 'harbour',
        version: '0.1.0',
      },
    },
  });
  expect(components.map(({ purl }) => purl)).toEqual([
    'pkg:npm/%40scope/a@1.0.0',
    'pkg:npm/b@2.0.0',
    'pkg:npm/react@19.3.1',
  ]);
  expect(components[0]).toMatchObject({ group: '@scope', name: 'a', licenses: [{ expression: '(MIT OR CC0-1.0)' }] });
  expect(components[2]).toMatchObject({
    name: 'react',
    licenses: [{ license: { id: 'MIT' } }],
    hashes: [{ alg: 'SHA-512', content: '000102' }],
  });
  expect(dependencies.find(({ ref }) => ref.includes('scope/a'))?.dependsOn).toEqual([
    'pkg:npm/b@2.0.0',
    'pkg:npm/react@19.3.1',
  ]);
});

it('has the same bytes each time, and says nothing of where packages were fetched', () => {
  expect(bill(['node_modules/react'])).toBe(bill(['node_modules/react']));
  expect(bill(['node_modules/react'])).not.toContain('somewhere');
});

it('refuses a package that the lock file does not know', () => {
  expect(() => bill(['node_modules/stranger'])).toThrow(/holds node_modules\/stranger.*npm ci/);
});
