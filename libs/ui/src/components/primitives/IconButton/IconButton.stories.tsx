import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Heart } from 'lucide-react';
import { usage } from '../../../fixtures/usage.ts';
import { IconButton, Inline } from '../../../index.ts';

const meta: Meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  parameters: usage({
    when: 'A control that everyone knows by its icon, if there is no room for text: search, close, add to favourites.',
    not: 'If the icon needs an explanation, use a `Button` with text.',
    access:
      '`label` is its name and is required. Something that is on or off has `aria-pressed` and a filled icon. At least 44 px on touch screens.',
    words: 'The label says what a press does: “Add Polar Bloom to favourites”.',
  }),
};
export default meta;
type Story = StoryObj;

export const Default: Story = { args: { icon: Heart, label: 'Add Polar Bloom to favourites' } };
export const Variants: Story = {
  render: () => (
    <Inline>
      {(['plain', 'soft', 'solid', 'onPicture'] as const).map((variant) => (
        <IconButton key={variant} icon={Heart} label={`Favourite (${variant})`} variant={variant} />
      ))}
    </Inline>
  ),
};
export const States: Story = {
  render: () => (
    <Inline>
      <IconButton icon={Heart} label="Favourite" filled aria-pressed />
      <IconButton icon={Bell} label="Messages" count={3} />
      <IconButton icon={Bell} label="Messages, many" count={128} />
      <IconButton icon={Bell} label="Not now" disabled />
      <IconButton icon={Bell} label="Small" size="sm" variant="soft" />
    </Inline>
  ),
};
