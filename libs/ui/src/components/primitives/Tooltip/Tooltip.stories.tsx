import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Heart, Maximize, Search } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import { LONG_LABEL } from '../../../fixtures/words.ts';
import { usage } from '../../../fixtures/usage.ts';
import { Box, Button, IconButton, Inline, Tooltip } from '../../../index.ts';

const meta: Meta<typeof Tooltip> = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  decorators: [
    (Story) => (
      <Box padding="xl">
        <Story />
      </Box>
    ),
  ],
  parameters: usage({
    when: 'The name of an icon for mouse users; every `IconButton` has it. Also an explanation of a short word (`describes`).',
    not: 'Anything essential: touch screens have no tooltips. Longer text or controls go into a `Popover`; help with a field is its hint.',
    access:
      'Shows on keyboard focus and on a resting pointer, and stays while the pointer is on it. Escape hides it and closes nothing else. The element keeps its own name.',
    words: 'Two to six words, no full stop.',
  }),
};
export default meta;
type Story = StoryObj;

const byKeyboard =
  (name: RegExp): NonNullable<Story['play']> =>
  async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await expect(screen.getByRole('tooltip')).toHaveTextContent(name);
  };

export const Default: StoryObj<typeof Tooltip> = {
  args: {
    text: 'Return to player',
    placement: 'top',
    children: <Button variant="secondary">RTP</Button>,
  },
};
export const IconName: Story = {
  render: () => (
    <Inline>
      <IconButton icon={Heart} label="Add to favourites" variant="soft" />
      <IconButton icon={Bell} label="Messages" count={3} />
      <IconButton icon={Maximize} label="Fullscreen" />
    </Inline>
  ),
  play: byKeyboard(/Add to favourites/),
};
export const ByPointer: Story = {
  render: () => (
    <Inline>
      <IconButton icon={Search} label="Search" variant="solid" />
      <IconButton icon={Bell} label="Messages" variant="solid" />
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Messages' }));
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};
export const Describes: Story = {
  render: () => (
    <Tooltip text="Return to player: what a game pays back on average" describes placement="top">
      <Button variant="secondary">RTP</Button>
    </Tooltip>
  ),
  play: byKeyboard(/Return to player/),
};
export const LongLabel: Story = {
  render: () => <IconButton icon={Bell} label={LONG_LABEL} variant="soft" />,
  globals: { viewport: { value: 'least' } },
  play: byKeyboard(/Talletusrajan/),
};
export const HiddenByEscape: Story = {
  render: () => <IconButton icon={Heart} label="Add to favourites" />,
  play: async (context) => {
    await byKeyboard(/favourites/)(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
