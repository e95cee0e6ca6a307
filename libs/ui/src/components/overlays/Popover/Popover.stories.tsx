import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { LONG_LABEL, LONG_WORD } from '../../../fixtures/words.ts';
import { usage } from '../../../fixtures/usage.ts';
import { Box, Button, Link, Stack, Text } from '../../../index.ts';
import { Popover } from './Popover.tsx';

const meta: Meta<typeof Popover> = {
  title: 'Overlays/Popover',
  component: Popover,
  decorators: [
    (Story) => (
      <Box padding="xl">
        <Story />
      </Box>
    ),
  ],
  parameters: usage({
    when: 'A few sentences or a control next to the figure or word that they explain.',
    not: 'A question that must be answered (`Dialog`), a list of actions (`Menu`), the name of an icon (`Tooltip`). Text that everyone must read belongs on the page.',
    access:
      'A dialog named by its title. The focus moves in and returns; Escape, the close button and a press elsewhere close it. Import by path from lazy routes: `@baize/ui/Popover`.',
    words: 'The title gives the figure in full; the text says what it means for the player, in two or three sentences.',
  }),
};
export default meta;
type Story = StoryObj;

const opened: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};
const rtp = (
  <Text size="sm">
    Of every €100 staked, about €96.20 comes back as winnings, averaged over millions of rounds. One session can end far
    above or below.
  </Text>
);

export const Closed: StoryObj<typeof Popover> = {
  args: {
    trigger: <Button variant="secondary">RTP 96.20 %</Button>,
    title: 'Return to player',
    children: rtp,
  },
};
export const Open: Story = {
  render: () => (
    <Popover trigger={<Button variant="secondary">RTP 96.20 %</Button>} title="Return to player">
      {rtp}
    </Popover>
  ),
  play: opened,
};
export const WithALink: Story = {
  render: () => (
    <Popover
      trigger={<Button variant="ghost">Net position −€12.40</Button>}
      title="Net position"
      placement="bottom start"
    >
      <Stack gap="sm">
        <Text size="sm">What you have won less what you have staked since you opened this game.</Text>
        <Link href="#history">All movements</Link>
      </Stack>
    </Popover>
  ),
  play: opened,
};
export const LongLabels: Story = {
  render: () => (
    <Popover trigger={<Button variant="secondary">RTP</Button>} title={LONG_WORD}>
      {LONG_LABEL} {LONG_WORD}
    </Popover>
  ),
  globals: { viewport: { value: 'least' } },
  play: opened,
};
export const ByKeyboard: Story = {
  render: () => (
    <Popover trigger={<Button variant="secondary">RTP 96.20 %</Button>} title="Return to player">
      {rtp}
    </Popover>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};
