import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { Button, Link, NoticeBar, Text } from '../../../index.ts';

const meta: Meta = {
  title: 'Feedback/NoticeBar',
  component: NoticeBar,
  parameters: {
    ...usage({
      when: 'A question for everyone that need not be answered immediately: cookies.',
      not: 'Use a `Dialog` if an answer is required, a `Toast` for something that just happened, and an `Alert` on its page for a problem with the account.',
      access:
        'A region named by its title; the page behind stays reachable. No answer is easier than another by size or colour.',
      words: 'Give the purpose in one sentence. Buttons name the action: refuse all, accept all.',
    }),
    layout: 'fullscreen',
  },
};
export default meta;
type Story = StoryObj<{ onAnswer: (answer: string) => void }>;

const render = ({ onAnswer, word = 'Reject all' }: { onAnswer: (answer: string) => void; word?: string }) => (
  <NoticeBar
    title="Your cookies, your choice"
    choices={
      <>
        <Button variant="secondary" onClick={() => onAnswer('refuse')}>
          {word}
        </Button>
        <Button variant="secondary" onClick={() => onAnswer('accept')}>
          Accept all
        </Button>
      </>
    }
    after={
      <Text size="sm">
        <Link href="#choose">Manage cookies</Link>
      </Text>
    }
  >
    <Text size="sm">A few keep you logged in and your limits in force. The others run only if you say so.</Text>
  </NoticeBar>
);

export const Default: Story = {
  args: { onAnswer: fn() },
  render: (args) => render(args),
  play: async ({ canvas, userEvent, args }) => {
    // Wait for the fade.
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Your cookies, your choice' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Reject all' }));
    await expect(args.onAnswer).toHaveBeenCalledWith('refuse');
  },
};
export const LongWords: Story = { args: { onAnswer: fn() }, render: (args) => render({ ...args, word: LONG_WORD }) };
