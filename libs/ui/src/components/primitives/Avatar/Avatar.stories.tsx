import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../fixtures/usage.ts';
import { Avatar, Inline } from '../../../index.ts';

const meta: Meta<typeof Avatar> = {
  title: 'Primitives/Avatar',
  component: Avatar,
  parameters: usage({
    when: 'The player in small: the header, the account, a list of sessions.',
    not: 'Brands and studios have their own logos.',
    access: 'Initials next to a name are decorative; alone, the whole name is read.',
    words: 'None: it shows the name.',
  }),
};
export default meta;
type Story = StoryObj<typeof Avatar>;

export const Default: Story = { args: { name: 'Aino Virtanen' } };
export const Sizes: Story = {
  render: () => (
    <Inline>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Avatar key={size} name="Aino Virtanen" size={size} />
      ))}
    </Inline>
  ),
};
export const WithoutAName: Story = {
  render: () => (
    <Inline>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Avatar key={size} size={size} />
      ))}
    </Inline>
  ),
};
export const Names: Story = {
  render: () => (
    <Inline>
      {['Cher', 'Åsa Öst', 'Wilhelmina Wolfeschlegelsteinhausenbergerdorff', 'أمل نور'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </Inline>
  ),
};
