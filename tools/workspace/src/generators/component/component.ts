import { formatFiles, type Tree } from '@nx/devkit';
import { COMPONENT_GROUPS, groupsLoading, type ComponentGroup } from '@baize/ui/component-groups';
import { edit, requireFree } from '../edit.ts';

export interface ComponentOptions {
  readonly name: string;
  /** The folder below `components`. It decides when the component loads and where Storybook lists it. */
  readonly group: ComponentGroup;
  readonly description?: string;
}

/**
 * Writes a component in the shape of the architecture: markup, styles from the contract, a story per state and a test by
 * role. It is exported by the index, or by path if its group loads on demand.
 * @throws when the name is not in PascalCase, the group is unknown or the component exists
 */
export default async function componentGenerator(tree: Tree, options: ComponentOptions): Promise<void> {
  const { name, group } = options;
  if (!/^([A-Z][a-z0-9]+)+$/.test(name))
    throw new Error(`"${name}" cannot name a component. Use PascalCase, for example ProgressRing.`);
  if (!(group in COMPONENT_GROUPS))
    throw new Error(`There is no group "${group}". Choose one of ${Object.keys(COMPONENT_GROUPS).join(', ')}.`);
  for (const taken of Object.keys(COMPONENT_GROUPS))
    requireFree(tree, `libs/ui/src/components/${taken}/${name}`, 'a component');
  const folder = `libs/ui/src/components/${group}/${name}`;
  const part = name.charAt(0).toLowerCase() + name.slice(1);
  tree.write(
    `${folder}/${name}.tsx`,
    `import type { ReactNode } from 'react';
import * as css from './${name}.css.ts';

export interface ${name}Props {
  /** Names the group for screen readers. */
  label: string;
  children: ReactNode;
  tone?: 'regular' | 'strong' | undefined;
}

/** ${options.description ?? `A group of content with a name.`} */
export function ${name}({ label, children, tone = 'regular' }: ${name}Props) {
  return <div className={css.${part}} role="group" aria-label={label} data-tone={tone}>{children}</div>;
}
`,
  );
  tree.write(
    `${folder}/${name}.css.ts`,
    `import { vars } from '@baize/theme/contract';
import { componentStyle } from '../../../css/componentStyle.ts';

const { colour, space, radius } = vars;

export const ${part} = componentStyle({
  display: 'grid', gap: space.sm, padding: space.md, borderRadius: radius.lg, backgroundColor: colour.surface, color: colour.text,
  selectors: { '&[data-tone="strong"]': { backgroundColor: colour.brand.base, color: colour.brand.on } },
});
`,
  );
  tree.write(
    `${folder}/${name}.stories.tsx`,
    `import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { ${name} } from './${name}.tsx';

const meta: Meta<typeof ${name}> = {
  title: '${COMPONENT_GROUPS[group].title}/${name}',
  component: ${name},
  args: { label: 'Example', children: 'Example' },
  parameters: usage({
    when: 'A few things that belong together and need a shared name.',
    not: 'Use a \`Section\` for a titled part of a page and a \`Card\` for a box with a link.',
    access: 'A group, named by its label. Screen readers do not announce the tone, so say what it means in the text as well.',
    words: 'The label names the group in a few words.',
  }),
};
export default meta;
type Story = StoryObj<typeof ${name}>;

export const Regular: Story = {};
export const Strong: Story = { args: { tone: 'strong' } };
export const LongText: Story = { args: { children: LONG_WORD } };
`,
  );
  tree.write(
    `${folder}/${name}.test.tsx`,
    `import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ${name} } from './${name}.tsx';

it('is a named group that carries its tone', () => {
  render(<${name} label="Rewards" tone="strong">Three left</${name}>);
  const group = screen.getByRole('group', { name: 'Rewards' });
  expect(group).toHaveTextContent('Three left');
  expect(group).toHaveAttribute('data-tone', 'strong');
});
`,
  );
  if (groupsLoading('onDemand').includes(group))
    edit(
      tree,
      'libs/ui/package.json',
      /"exports": \{\n([\s\S]*?)\n {2}\}/,
      (_whole, paths = '') =>
        `"exports": {\n${paths},\n    "./${name}": "./src/components/${group}/${name}/${name}.tsx"\n  }`,
      `the path of ${name} among the exports`,
    );
  else
    edit(
      tree,
      'libs/ui/src/index.ts',
      /\s*$/,
      () => `\nexport { ${name}, type ${name}Props } from './components/${group}/${name}/${name}.tsx';\n`,
      `the export of ${name}`,
    );
  await formatFiles(tree);
}
