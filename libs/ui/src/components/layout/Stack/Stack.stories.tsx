import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../fixtures/usage.ts';
import { Button, Card, Inline, Stack, Text } from '../../../index.ts';

const meta: Meta = {
  title: 'Layout/Stack',
  component: Stack,
  parameters: usage({
    when: 'Things one below another at the same distance. The first choice for any column.',
    not: 'Use `Inline` side by side and `Grid` for columns. Never adjust distances with empty boxes.',
    access: 'The order on screen is the order in the document. As a list: `as="ul"`, children `as="li"`.',
    words: 'None.',
  }),
};
export default meta;
type Story = StoryObj;

export const Default: Story = {
  args: {
    children: (
      <>
        <Card>First</Card>
        <Card>Second</Card>
        <Card>Third</Card>
      </>
    ),
  },
};
export const Gaps: Story = {
  render: () => (
    <Inline align="start" gap="xl">
      {(['xxs', 'sm', 'lg', 'xxl'] as const).map((gap) => (
        <Stack key={gap} gap={gap}>
          <Text size="sm" tone="muted">
            {gap}
          </Text>
          <Card padding="sm">One</Card>
          <Card padding="sm">Two</Card>
        </Stack>
      ))}
    </Inline>
  ),
};
export const Aligned: Story = {
  render: () => (
    <Stack align="center">
      <Text>In the middle</Text>
      <Button>Join</Button>
    </Stack>
  ),
};
