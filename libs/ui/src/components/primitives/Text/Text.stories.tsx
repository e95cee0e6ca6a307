import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { Box, Inline, Stack, Text } from '../../../index.ts';

const meta: Meta = {
  title: 'Primitives/Text',
  component: Text,
  args: { children: 'The aurora is a guest, not a decoration.' },
  parameters: usage({
    when: 'All reading text that is not a title: paragraphs, values, notes.',
    not: 'Titles are `Heading`s. Field labels belong to the fields.',
    access:
      'Reading text is never smaller than `sm`; `xs` is for labels and legal text. Tones pass AA on every ground of the brand and never carry a meaning alone.',
    words: 'Plain sentences. Amounts with `numeric`, so that columns of them align.',
  }),
};
export default meta;
type Story = StoryObj;

const tones = ['default', 'muted', 'brand', 'accent', 'positive', 'negative', 'warning', 'info'] as const;

export const Default: Story = {};
export const Sizes: Story = {
  render: () => (
    <Stack>
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Text key={size} size={size}>
          {size}: the aurora is a guest, not a decoration
        </Text>
      ))}
    </Stack>
  ),
};
export const Tones: Story = {
  render: () => (
    <Stack gap="xs">
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
};
export const Weights: Story = {
  render: () => (
    <Inline gap="lg">
      {(['regular', 'medium', 'bold'] as const).map((weight) => (
        <Text key={weight} weight={weight}>
          {weight}
        </Text>
      ))}
      <Text strike tone="muted">
        €50.00
      </Text>
    </Inline>
  ),
};
export const Figures: Story = {
  render: () => (
    <Stack gap="xxs">
      {['1.234,50 €', '₹1,23,456.00', '$11.11', '€999,999.99'].map((amount) => (
        <Text key={amount} numeric align="end">
          {amount}
        </Text>
      ))}
    </Stack>
  ),
};
export const Clamped: Story = {
  render: () => (
    <Box maxWidth="form">
      <Stack>
        {([1, 2, 3] as const).map((lines) => (
          <Text key={lines} lines={lines}>
            {'A very long description of a bonus that nobody will read to the end, but which has to fit. '.repeat(4)}
          </Text>
        ))}
      </Stack>
    </Box>
  ),
};
export const LimitedWidth: Story = {
  render: () => (
    <Text
      measure
      preserveLines
    >{`${'Lines of a comfortable length are found again by the eye. '.repeat(6)}\nAnd a line of its own.`}</Text>
  ),
};
export const LongLabel: Story = { args: { children: LONG_WORD, size: 'xl' } };
