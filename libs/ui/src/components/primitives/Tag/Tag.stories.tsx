import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { Box, Inline, Tag } from '../../../index.ts';

const meta: Meta = {
  title: 'Primitives/Tag',
  component: Tag,
  args: { kind: 'hot', children: 'Hot' },
  parameters: usage({
    when: 'What the lobby says about a game: new, hot, top, exclusive. One per tile.',
    not: 'The state of a thing (paid, pending) is a `Badge`; something to press is a `Chip`.',
    access:
      'Its text colour is computed from its ground and checked in every brand. A long word is truncated, so the tile’s name also contains it.',
    words: 'One word, two at most.',
  }),
};
export default meta;
type Story = StoryObj;

export const Default: Story = {};
export const Kinds: Story = {
  render: () => (
    <Inline>
      {(['primary', 'secondary', 'hot', 'top', 'special'] as const).map((kind) => (
        <Tag key={kind} kind={kind}>
          {kind}
        </Tag>
      ))}
    </Inline>
  ),
};
export const LongLabel: Story = {
  render: () => (
    <Box maxWidth="form">
      <Tag>{LONG_WORD}</Tag>
    </Box>
  ),
};
