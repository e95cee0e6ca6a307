import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box, Card, Grid, Inline, Skeleton, Stack } from '../../index.ts';

/** Stands where content will be, with its measures, so that nothing shifts. Put `aria-busy` on the region. No spinner on a page that can show a skeleton. */
const meta: Meta<typeof Skeleton> = { title: 'Feedback/Skeleton', component: Skeleton };
export default meta;
type Story = StoryObj<typeof Skeleton>;

const lines = ['xs', 'sm', 'md', 'lg', 'h4', 'h3', 'h2', 'h1'] as const;

export const TextSizes: Story = { render: () => <Box maxWidth="form"><Stack>{lines.map((shape) => <Skeleton key={shape} shape={shape} />)}</Stack></Box> };
export const Widths: Story = { render: () => <Box maxWidth="form"><Stack>{(['full', 'most', 'half', 'quarter'] as const).map((width) => <Skeleton key={width} width={width} />)}</Stack></Box> };
export const Paragraph: Story = { render: () => <Box maxWidth="text"><Skeleton lines={5} /></Box> };
export const Shapes: Story = { render: () => <Grid columns={{ base: 1, md: 2 }}><Card><Inline flexWrap="nowrap"><Skeleton shape="circle" /><Skeleton lines={2} /></Inline></Card><Skeleton shape="card" /><Skeleton shape="control" /></Grid> };
