import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { LoadMore, Pagination, Stack } from '../../../index.ts';

/** Pagination where a place in a list is looked for again; LoadMore where a list is read on. Thousands of games scroll instead (GameGrid). */
const meta: Meta<typeof Pagination> = {
  title: 'Navigation/Pagination',
  component: Pagination,
  parameters: usage({
    when: 'Long histories, where a place in them should be found again; `LoadMore` where one looks on.',
    not: 'Lobbies draw what is in sight (`GameGrid`).',
    access: 'A named navigation; the current page says so. `LoadMore` says how much is shown and keeps the focus.',
    words: 'Figures alone; the button to load more names what it loads.',
  }),
};
export default meta;
type Story = StoryObj<typeof Pagination>;

function Turning() {
  const [page, setPage] = useState(5);
  return <Pagination page={page} pages={12} onChange={setPage} />;
}

export const Turn: Story = {
  render: () => <Turning />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('button', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page');
  },
};
export const Ends: Story = {
  render: () => (
    <Stack>
      <Pagination page={1} pages={12} onChange={fn()} />
      <Pagination page={12} pages={12} onChange={fn()} />
      <Pagination page={1} pages={2} onChange={fn()} />
    </Stack>
  ),
};
export const More: Story = {
  render: () => (
    <Stack gap="lg">
      <LoadMore shown={30} total={214} label="Show more" onLoad={fn()} />
      <LoadMore shown={60} total={214} label="Show more" onLoad={fn()} loading />
      <LoadMore shown={214} total={214} label="Show more" onLoad={fn()} />
    </Stack>
  ),
};
export const Finnish: Story = {
  render: () => <LoadMore shown={30} total={2140} label="Näytä lisää" onLoad={fn()} />,
  globals: { locale: 'fi' },
};
export const LongWords: Story = {
  render: () => (
    <Stack gap="lg">
      <Pagination page={1200} pages={2400} onChange={fn()} />
      <LoadMore shown={30} total={214} label="Weitere Glücksspielautomatenbeschreibungen nachladen" onLoad={fn()} />
    </Stack>
  ),
  globals: { viewport: { value: 'least' } },
};
