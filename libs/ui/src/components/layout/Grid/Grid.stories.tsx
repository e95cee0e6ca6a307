import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../../fixtures/usage.ts';
import { Card, Grid, Stack, Text } from '../../../index.ts';

const meta: Meta = {
  title: 'Layout/Grid',
  component: Grid,
  parameters: usage({
    when: 'Equal columns, or a side and a main column, by window width.',
    not: 'Game tiles have their own grids (`GameGrid`, `GameRow`). A wrapping line is `Inline`.',
    access: 'Read row by row, in document order.',
    words: 'None.',
  }),
};
export default meta;
type Story = StoryObj;

const cards = (count: number) => Array.from({ length: count }, (_, index) => <Card key={index}>{index + 1}</Card>);

export const Default: StoryObj<typeof Grid> = { args: { columns: { base: 1, md: 2, lg: 3 }, children: cards(6) } };
export const Columns: Story = {
  render: () => (
    <Stack>
      {([1, 2, 3, 4, 6] as const).map((columns) => (
        <Grid key={columns} columns={columns} gap="xs">
          {cards(columns)}
        </Grid>
      ))}
    </Stack>
  ),
};
export const SideAndMain: Story = {
  render: () => (
    <Grid columns={{ base: 1, lg: 'sideAndMain' }} gap="xl">
      <Card>
        <Text>Side</Text>
      </Card>
      <Card>
        <Text>Main</Text>
      </Card>
    </Grid>
  ),
};
