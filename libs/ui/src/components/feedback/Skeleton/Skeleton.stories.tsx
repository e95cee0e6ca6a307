import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../fixtures/usage.ts';
import { Box, Card, Grid, Inline, Skeleton, Stack } from '../../../index.ts';

const meta: Meta<typeof Skeleton> = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: usage({
    when: 'A placeholder for content that is loading, of the same size.',
    not: 'Use a `Spinner` inside a waiting button. Waits of more than ten seconds need text.',
    access: 'Hidden from screen readers; mark the region around it as busy. It does not move with reduced motion.',
    words: 'None.',
  }),
};
export default meta;
type Story = StoryObj<typeof Skeleton>;

const lines = ['xs', 'sm', 'md', 'lg', 'h4', 'h3', 'h2', 'h1'] as const;

export const Default: Story = { args: { shape: 'card' } };
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
