/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';

/** Storybook is the language of the product: what is not in it, a designer does not find. */
interface Meta {
  title?: string;
  parameters?: { docs?: { description?: { component?: string } } };
}

const files = Object.keys(import.meta.glob('./components/*/*.tsx'));
const folders = [...new Set(files.map((file) => file.split('/')[2] ?? ''))].sort();
const stories = import.meta.glob<Record<string, unknown> & { default?: Meta }>('./components/*/*.stories.tsx', {
  eager: true,
});
const NOTE = 'the usage note: parameters: usage({ when, not, access, words }) from fixtures/usage.ts';

it('finds the components', () => expect(folders.length).toBeGreaterThan(60));

describe.each(folders)('%s', (folder) => {
  it('has a page of its own in Storybook, with stories and a usage note', () => {
    const module = stories[`./components/${folder}/${folder}.stories.tsx`];
    expect(
      module,
      `components/${folder} has no ${folder}.stories.tsx. Write one: a meta with the title '<Section>/${folder}' and ${NOTE}; stories for every state and tone, a long label, disabled, error and loading where there are such.`,
    ).toBeDefined();
    const { default: meta, ...named } = module ?? {};
    expect(
      meta?.title?.split('/').at(-1),
      `components/${folder}/${folder}.stories.tsx is titled “${meta?.title}”. Let its title end with “/${folder}”, so that it is found under its own name.`,
    ).toBe(folder);
    expect(
      Object.keys(named).length,
      `components/${folder}/${folder}.stories.tsx shows nothing. Export a story for every state of ${folder}.`,
    ).toBeGreaterThan(0);
    expect(
      meta?.parameters?.docs?.description?.component?.trim().length ?? 0,
      `components/${folder}/${folder}.stories.tsx says nothing about use. Add ${NOTE} – when to take ${folder}, when not and what instead, accessibility, wording.`,
    ).toBeGreaterThan(80);
  });
});
