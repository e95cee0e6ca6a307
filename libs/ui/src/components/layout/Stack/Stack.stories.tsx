import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../fixtures/usage.ts';
import { Button, Card, Inline, Stack, Text } from '../../../index.ts';

const meta: Meta = {
  title: 'Layout/Stack',
  component: Stack,
  parameters: usage({
    when: 'Things one below the other at one distance. The first choice for any column.',
    not: 'Beside one another is `Inline`, in columns is `Grid`. Do not correct distances with empty boxes.',
    access: 'Order on the screen is order in the document. As a list: `as="ul"`, its children `as="li"`.',
    words: 'None of its own.',
  }),
};
export default meta;
type Story = StoryObj;

export const Default: Story = {
  render: () => (
    <Stack>
      <Card>First</Card>
      <Card>Second</Card>
      <Card>Third</Card>
    </Stack>
  ),
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
