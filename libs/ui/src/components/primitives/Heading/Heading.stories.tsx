import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { Heading, Stack } from '../../../index.ts';

const meta: Meta = {
  title: 'Primitives/Heading',
  component: Heading,
  args: { level: 2, children: 'Night over the harbour' },
  parameters: usage({
    when: 'A title of a page or part of it, in the brand’s display typeface.',
    not: 'Use `Text weight` for bold text. `Section` already has a title.',
    access: '`level` is the place in the outline: one level 1 per page, without gaps. `size` changes only the look.',
    words: 'Says what is below it. No full stop, and no capitals for emphasis: the brand decides about capitals.',
  }),
};
export default meta;
type Story = StoryObj;

export const Default: Story = {};
export const Levels: Story = {
  render: () => (
    <Stack>
      {([1, 2, 3, 4, 5, 6] as const).map((level) => (
        <Heading key={level} level={level}>
          Level {level}: night over the harbour
        </Heading>
      ))}
    </Stack>
  ),
};
export const Sizes: Story = {
  render: () => (
    <Stack>
      {(['display', 'h1', 'h2', 'h3', 'h4', 'h5'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          {size}
        </Heading>
      ))}
    </Stack>
  ),
};
export const Tones: Story = {
  render: () => (
    <Stack>
      {(['default', 'muted', 'brand'] as const).map((tone) => (
        <Heading key={tone} level={3} tone={tone}>
          {tone}
        </Heading>
      ))}
      <Heading level={3} align="center">
        In the middle
      </Heading>
    </Stack>
  ),
};
export const LongLabel: Story = {
  render: () => (
    <Stack>
      <Heading level={1} size="display">
        {LONG_WORD}
      </Heading>
      <Heading level={4}>{LONG_WORD}</Heading>
    </Stack>
  ),
};
