import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../fixtures/usage.ts';
import { Box, Card, Grid, Inline, Skeleton, Stack } from '../../../index.ts';

/** Stands where content will be, with its measures, so that nothing shifts. Put `aria-busy` on the region. No spinner on a page that can show a skeleton. */
const meta: Meta<typeof Skeleton> = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: usage({
    when: 'The place of content that is on its way, in the measures it will have.',
    not: 'Inside a button that waits there is a `Spinner`. What takes longer than ten seconds needs words.',
    access: 'Hidden from screen readers: what holds it is marked as busy. With reduced motion it stands still.',
    words: 'None of its own.',
  }),
};
export default meta;
type Story = StoryObj<typeof Skeleton>;

const lines = ['xs', 'sm', 'md', 'lg', 'h4', 'h3', 'h2', 'h1'] as const;

export const TextSizes: Story = {
  render: () => (
    <Box maxWidth="form">
      <Stack>
        {lines.map((shape) => (
          <Skeleton key={shape} shape={shape} />
        ))}
      </Stack>
    </Box>
  ),
};
export const Widths: Story = {
  render: () => (
    <Box maxWidth="form">
      <Stack>
        {(['full', 'most', 'half', 'quarter'] as const).map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Stack>
    </Box>
  ),
};
export const Paragraph: Story = {
  render: () => (
    <Box maxWidth="text">
      <Skeleton lines={5} />
    </Box>
  ),
};
export const Shapes: Story = {
  render: () => (
    <Grid columns={{ base: 1, md: 2 }}>
      <Card>
        <Inline flexWrap="nowrap">
          <Skeleton shape="circle" />
          <Skeleton lines={2} />
        </Inline>
      </Card>
      <Skeleton shape="card" />
      <Skeleton shape="control" />
    </Grid>
  ),
};
