import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { APP_TAGS, LAYER_TAGS, SIDES } from './boundaries.mjs';

/** A project by its folder, as far as its tags go. */
export interface TaggedProject {
  readonly folder: string;
  readonly tags: readonly string[];
}

/** Every package of the workspace, from disk: a folder that nobody registered is found too. */
export function readProjects(root: string): readonly TaggedProject[] {
  const folders = ['apps', 'libs', 'brands', 'tools'].flatMap((group) =>
    readdirSync(join(root, group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${group}/${entry.name}`),
  );
  return [...folders, 'libs/ui/src/theme']
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const { nx } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
        nx?: { tags?: readonly string[] };
      };
      return { folder, tags: nx?.tags ?? [] };
    });
}

/** What is wrong with a project's tags, as sentences; lint cannot place a project without them. */
export function faultsOf({ folder, tags }: TaggedProject): readonly string[] {
  const faults: string[] = [];
  const layers = tags.filter((tag) => tag.startsWith('layer:'));
  const sides = tags.filter((tag) => tag.startsWith('side:'));
  const fix = `Set nx.tags in ${folder}/package.json; the table is in tools/checks/src/boundaries.mjs.`;
  if (layers.length !== 1)
    faults.push(
      `${folder} has ${layers.length === 0 ? 'no layer' : `the layers ${layers.join(' and ')}`}, so nothing says what it may import. ${fix}`,
    );
  if (sides.length !== 1)
    faults.push(
      `${folder} has ${sides.length === 0 ? 'no side' : `the sides ${sides.join(' and ')}`}, so nothing says where it runs. ${fix}`,
    );
  for (const tag of tags) {
    if (!LAYER_TAGS.includes(tag) && !(tag in SIDES) && !APP_TAGS.includes(tag))
      faults.push(`${folder} carries the unknown tag ${tag}, which no rule reads. ${fix}`);
  }
  if (layers[0] === 'layer:app' && !tags.some((tag) => APP_TAGS.includes(tag)))
    faults.push(`${folder} is an application without its app tag (${APP_TAGS.join(', ')}). ${fix}`);
  const expected = folder.startsWith('brands/') ? 'layer:brand-data' : null;
  if (expected && layers[0] !== expected) faults.push(`${folder} is a brand and must be ${expected}. ${fix}`);
  return faults;
}
