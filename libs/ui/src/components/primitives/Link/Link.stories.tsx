import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { Box, Link, Stack, Text } from '../../../index.ts';

const meta: Meta = {
  title: 'Primitives/Link',
  component: Link,
  args: { href: '#terms', children: 'bonus terms' },
  parameters: usage({
    when: 'Going somewhere, from text or from a list of places.',
    not: 'An action is a `Button`. Use a `Link` with `onClick` and no address only if it must look like text.',
    access:
      'Underlined in text, so colour is not the only sign. With `target="_blank"` the text says that a new window opens.',
    words: 'Name the destination. It must make sense on its own: “bonus terms”, never “here”.',
  }),
};
export default meta;
type Story = StoryObj<{ onClick?: () => void }>;

export const Default: Story = {};
export const Tones: Story = {
  render: () => (
    <Stack>
      <Text>
        Read the <Link href="#terms">bonus terms</Link> in full.
      </Text>
      <Text tone="positive">
        Paid, see{' '}
        <Link href="#terms" tone="inherit">
          the receipt
        </Link>
        .
      </Text>
      <Link href="#plain" tone="plain">
        Casino
      </Link>
      <Link href="#strong" strong>
        See all
      </Link>
      <Link href="#block" block>
        A whole line
      </Link>
    </Stack>
  ),
};
export const ExternalLink: Story = {
  render: () => (
    <Link href="https://example.com" target="_blank">
      Independent help (new window)
    </Link>
  ),
};
export const LongLabel: Story = {
  render: () => (
    <Box maxWidth="form">
      <Text>
        Read <Link href="#terms">{LONG_WORD}</Link> or <Link onClick={() => undefined}>{LONG_WORD}</Link>.
      </Text>
    </Box>
  ),
};
export const Pressed: Story = {
  args: { onClick: fn() },
  render: (args) => <Link onClick={args.onClick}>Ask us</Link>,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask us' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
