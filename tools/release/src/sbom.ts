import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENTS_FILE, type Contents } from '@baize/site-build/contents';
import { stableJson } from './manifest.ts';

/** A package in package-lock.json. */
interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export const readContents = (buildDir: string): Contents =>
  JSON.parse(readFileSync(join(buildDir, CONTENTS_FILE), 'utf8')) as Contents;

const nameOf = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * Returns the software bill of materials of a brand's build in CycloneDX 1.6: the packages that are really in it, as in
 * package-lock.json. It has no time or serial number, so its bytes depend on the build alone.
 * @throws if the build contains a package that package-lock.json does not list
 */
export function billOfMaterials(root: string, brand: string, productVersion: string, { packages }: Contents): string {
  const lock = (
    JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Readonly<Record<string, Locked>> }
  ).packages;
  const held = new Map(
    packages.map((folder) => {
      const locked = lock[folder];
      if (!locked?.version)
        throw new Error(
          `The build of ${brand} holds ${folder}, which package-lock.json does not know. Install what it says ("npm ci") and build again.`,
        );
      return [
        folder,
        { ...locked, version: locked.version, purl: `pkg:npm/${nameOf(folder).replace('@', '%40')}@${locked.version}` },
      ];
    }),
  );
  /** Finds a package as Node does: beside the importing one, then upwards. */
  const find = (from: string, name: string): string | undefined => {
    for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
      if (held.has(`${folder}/node_modules/${name}`)) return held.get(`${folder}/node_modules/${name}`)?.purl;
      if (!folder.includes('/node_modules/')) return held.get(`node_modules/${name}`)?.purl;
    }
  };
  const product = `pkg:generic/baize-${brand}@${productVersion}`;
  const components = [...held].map(([folder, { version, license, integrity, purl }]) => {
    const [group, name] = nameOf(folder).startsWith('@') ? nameOf(folder).split('/') : [undefined, nameOf(folder)];
    const [algorithm = '', digest] = (integrity ?? '').split(' ')[0]?.split('-', 2) ?? [];
    return {
      type: 'library',
      'bom-ref': purl,
      ...(group ? { group } : {}),
      name,
      version,
      scope: 'required',
      purl,
      ...(license
        ? { licenses: [/[\s()]/.test(license) ? { expression: license } : { license: { id: license } }] }
        : {}),
      ...(digest
        ? {
            hashes: [
              { alg: algorithm.replace(/^sha/, 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') },
            ],
          }
        : {}),
    };
  });
  // A package in two places of the tree is one component.
  const unique = [...new Map(components.map((component) => [component.purl, component])).values()].sort((a, b) =>
    a.purl < b.purl ? -1 : 1,
  );
  const needs = new Map<string, Set<string>>(unique.map(({ purl }) => [purl, new Set<string>()]));
  for (const [folder, { purl, dependencies, peerDependencies }] of held) {
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
      const found = find(folder, name);
      if (found) needs.get(purl)?.add(found);
    }
  }
  return `${JSON.stringify(
    {
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      metadata: { component: { type: 'application', 'bom-ref': product, name: brand, version: productVersion } },
      components: unique.map((component) => JSON.parse(stableJson(component)) as unknown),
      dependencies: [
        { ref: product, dependsOn: unique.map(({ purl }) => purl) },
        ...[...needs].map(([ref, dependsOn]) => ({ ref, dependsOn: [...dependsOn].sort() })),
      ],
    },
    null,
    2,
  )}\n`;
}
