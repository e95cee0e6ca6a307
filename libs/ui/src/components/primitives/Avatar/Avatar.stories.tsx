import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../fixtures/usage.ts';
import { Avatar, Inline } from '../../../index.ts';

/** Decorative: the button around it carries the player's name. Never a picture of a person. */
const meta: Meta<typeof Avatar> = {
  title: 'Primitives/Avatar',
  component: Avatar,
  parameters: usage({
    when: 'The player, in small: the header, the account, a list of sessions.',
    not: 'Brands and studios have marks of their own.',
    access: 'Initials are decoration beside a name; alone, the whole name is read.',
    words: 'None of its own: it takes the name.',
  }),
};
export default meta;
type Story = StoryObj<typeof Avatar>;

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
