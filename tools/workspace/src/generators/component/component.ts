import type { Tree } from '@nx/devkit';
import { edit, requireFree } from '../edit.ts';

export interface ComponentOptions {
  readonly name: string;
  readonly description?: string;
}

/** A component in the shape of the architecture: markup, styles from the contract, a story per state, a test by role. */
export default function componentGenerator(tree: Tree, options: ComponentOptions): void {
  const { name } = options;
  if (!/^([A-Z][a-z0-9]+)+$/.test(name))
    throw new Error(`"${name}" is no name for a component. Use PascalCase, for example ProgressRing.`);
  const folder = `libs/ui/src/components/${name}`;
  requireFree(tree, folder, 'a component');
  const part = name.charAt(0).toLowerCase() + name.slice(1);
  tree.write(
    `${folder}/${name}.tsx`,
    `import type { ReactNode } from 'react';
import * as css from './${name}.css.ts';

export interface ${name}Props {
  /** Names the group for whoever cannot see it. */
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
import { componentStyle } from '../../css/componentStyle.ts';

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
import { usage } from '../../fixtures/usage.ts';
import { LONG_WORD } from '../../fixtures/words.ts';
import { ${name} } from './${name}.tsx';

const meta: Meta<typeof ${name}> = {
  title: 'Primitives/${name}',
  component: ${name},
  args: { label: 'Example', children: 'Example' },
  parameters: usage({
    when: 'Things that belong together and want a name of their own.',
    not: 'A titled part of a page is a \`Section\`; a box that leads somewhere is a \`Card\`.',
    access: 'A group, named by its label. Its tone is heard by nobody: what it means stands in the words, too.',
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
  edit(
    tree,
    'libs/ui/src/index.ts',
    /\s*$/,
    () => `\nexport { ${name}, type ${name}Props } from './components/${name}/${name}.tsx';\n`,
    `the export of ${name}`,
  );
}
