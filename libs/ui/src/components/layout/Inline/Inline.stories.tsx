import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { Badge, Button, Inline, Stack, Text } from '../../../index.ts';

const meta: Meta = {
  title: 'Layout/Inline',
  component: Inline,
  parameters: usage({
    when: 'Things side by side that may wrap: buttons, badges, a label and its value.',
    not: 'Columns of equal width are a `Grid`. A line that scrolls instead of wrapping is a `Scroller`.',
    access: 'The order on screen is the order in the document. Never reverse it for looks.',
    words: 'None.',
  }),
};
export default meta;
type Story = StoryObj;

export const Default: Story = {
  args: {
    children: (
      <>
        <Button>Deposit</Button>
        <Button variant="secondary">Withdraw</Button>
        <Badge tone="positive">Paid</Badge>
      </>
    ),
  },
};
export const SpaceBetween: Story = {
  render: () => (
    <Inline justify="between">
      <Text>Balance</Text>
      <Text numeric weight="bold">
        €1,284.50
      </Text>
    </Inline>
  ),
};
export const Wrapping: Story = {
  render: () => (
    <Inline gap="xs">
      {Array.from({ length: 24 }, (_, index) => (
        <Badge key={index}>Studio {index + 1}</Badge>
      ))}
    </Inline>
  ),
};
export const Baseline: Story = {
  render: () => (
    <Stack>
      <Inline align="baseline">
        <Text size="xl">Large</Text>
        <Text size="xs">and small on one line</Text>
      </Inline>
    </Stack>
  ),
};
export const LongLabel: Story = {
  render: () => (
    <Inline>
      <Text as="span">{LONG_WORD}</Text>
      <Button>{LONG_WORD}</Button>
    </Inline>
  ),
};
