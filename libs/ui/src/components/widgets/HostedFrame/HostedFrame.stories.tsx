import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../fixtures/usage.ts';
import { Box } from '../../../index.ts';
import { HostedFrame } from './HostedFrame.tsx';

const meta: Meta<typeof HostedFrame> = {
  title: 'Widgets/HostedFrame',
  component: HostedFrame,
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
  args: {
    // The page itself is another party's; a story shows the frame around it.
    url: `${globalThis.location?.origin ?? 'https://bank.example'}/blank.html`,
    title: 'Your bank',
    height: 360,
    onMessage: () => undefined,
  },
  parameters: usage({
    when: 'A page of another party that the player needs in the middle of a task: a payment form, a bank’s login.',
    not: 'Games, which fill the window, or pages that the player can leave to.',
    access:
      'The frame has a title, and the cover is a status. The page in it is the other party’s own. Import by path: `@baize/ui/HostedFrame`.',
    words: 'The title names the other party. Say beside the frame who sees what is typed there.',
  }),
};
export default meta;
type Story = StoryObj<typeof HostedFrame>;

export const Page: Story = {};
export const Busy: Story = { args: { busy: true } };
