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
      when: 'A question that everybody must be asked, but nobody must answer before looking around: cookies.',
      not: 'What must be answered first is a `Dialog`. What just happened is a `Toast`. What is wrong with the account is an `Alert` on its page.',
      access:
        'A region with the title as its name; the page behind stays reachable. No answer is made easier than another by size or colour.',
      words: 'Say what for in one sentence. Buttons name what they do: refuse all, accept all.',
    }),
    layout: 'fullscreen',
  },
};
export default meta;
type Story = StoryObj<{ onAnswer: (answer: string) => void }>;

const render = ({ onAnswer, word = 'Refuse all' }: { onAnswer: (answer: string) => void; word?: string }) => (
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
        <Link href="#choose">Choose one by one</Link>
      </Text>
    }
  >
    <Text size="sm">A few keep you logged in and your limits in force. The others run only if you say so.</Text>
  </NoticeBar>
);

export const Asking: Story = {
  args: { onAnswer: fn() },
  render: (args) => render(args),
  play: async ({ canvas, userEvent, args }) => {
    // It fades in.
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Your cookies, your choice' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse all' }));
    await expect(args.onAnswer).toHaveBeenCalledWith('refuse');
  },
};
export const LongWords: Story = { args: { onAnswer: fn() }, render: (args) => render({ ...args, word: LONG_WORD }) };
