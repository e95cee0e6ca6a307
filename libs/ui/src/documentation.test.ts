/// <reference types="vite/client" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { COMPONENT_GROUPS, groupsLoading, type ComponentGroup } from './components/groups.ts';

/** Designers look components up in Storybook, so each one needs a page there. */
interface Meta {
  title?: string;
  parameters?: { docs?: { description?: { component?: string } } };
}

const files = Object.keys(import.meta.glob('./components/**/*.tsx'));
const folders = [...new Set(files.map((file) => file.split('/').slice(2, -1).join('/')))].sort();
const stories = import.meta.glob<Record<string, unknown> & { default?: Meta }>('./components/*/*/*.stories.tsx', {
  eager: true,
});
const index = readFileSync(join(import.meta.dirname, 'index.ts'), 'utf8');
const paths: Record<string, string> = manifest.exports;
const NOTE = 'the usage note: parameters: usage({ when, not, access, words }) from fixtures/usage.ts';

it('finds the components', () => expect(folders.length).toBeGreaterThan(60));

it('lists every group in the order of Storybook’s sections', () => {
  const preview = readFileSync(join(import.meta.dirname, '../../../.storybook/preview.tsx'), 'utf8');
  const order = /storySort: \{\s*order: \[([^\]]+)\]/.exec(preview)?.[1] ?? '';
  for (const { title } of Object.values(COMPONENT_GROUPS)) expect(order).toContain(`'${title}'`);
});

describe.each(folders)('%s', (folder) => {
  const [group = '', name = ''] = folder.split('/');
  const file = `components/${folder}/${name}.stories.tsx`;

  it('is in a group', () => {
    expect(Object.keys(COMPONENT_GROUPS), `Move components/${folder} into a group of components/groups.ts.`).toContain(
      group,
    );
    expect(folder.split('/'), `components/${folder} should be components/<group>/<Name>.`).toHaveLength(2);
  });

  it('is exported once: by path if it loads on demand, by the index otherwise', () => {
    const onDemand = groupsLoading('onDemand').includes(group as ComponentGroup);
    const source = `./src/components/${folder}/${name}.tsx`;
    if (onDemand)
      expect(
        paths[`./${name}`],
        `${name} loads on demand: add "./${name}": "${source}" to the exports of libs/ui/package.json.`,
      ).toBe(source);
    else
      expect(paths, `${name} is in the index: remove its path from libs/ui/package.json.`).not.toHaveProperty([
        `./${name}`,
      ]);
    expect(
      onDemand && index.includes(`/${folder}/`),
      `${name} loads on demand: import it by path and remove it from index.ts, or every first page will load it.`,
    ).toBe(false);
  });

  it('has its own page in Storybook, with stories and a usage note', () => {
    const module = stories[`./${file}`];
    expect(
      module,
      `${file} is missing. Write one: a meta with the title '<Group>/${name}' and ${NOTE}; stories for each state and tone, a long label, and disabled, error and loading where they apply.`,
    ).toBeDefined();
    const { default: meta, ...named } = module ?? {};
    const title = `${COMPONENT_GROUPS[group as ComponentGroup].title}/${name}`;
    expect(meta?.title, `${file} is titled “${meta?.title}”. Title it “${title}”, after its group.`).toBe(title);
    expect(Object.keys(named).length, `${file} has no stories. Export one for each state of ${name}.`).toBeGreaterThan(
      0,
    );
    expect(
      meta?.parameters?.docs?.description?.component?.trim().length ?? 0,
      `${file} has no usage note. Add ${NOTE}: when to use ${name}, when not and what instead, accessibility, wording.`,
    ).toBeGreaterThan(80);
  });
});
