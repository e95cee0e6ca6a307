import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { LoadMore, Pagination, Stack, type PaginationProps } from '../../../index.ts';

const meta: Meta<typeof Pagination> = {
  title: 'Navigation/Pagination',
  component: Pagination,
  parameters: usage({
    when: 'Long histories, if players return to a place in them; `LoadMore` if they only read on.',
    not: 'Lobbies render only visible games (`GameGrid`).',
    access: 'A named navigation; the current page is announced. `LoadMore` says how much is shown and keeps the focus.',
    words: 'Only numbers. The button to load more names what it loads.',
  }),
};
export default meta;
type Story = StoryObj<typeof Pagination>;

function Turning({ page: first, pages }: Pick<PaginationProps, 'page' | 'pages'>) {
  const [page, setPage] = useState(first);
  return <Pagination page={page} pages={pages} onChange={setPage} />;
}

export const Pages: Story = {
  args: { page: 5, pages: 12 },
  render: (args) => <Turning {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('button', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page');
  },
};
export const FirstAndLastPage: Story = {
  render: () => (
    <Stack>
      <Pagination page={1} pages={12} onChange={fn()} />
      <Pagination page={12} pages={12} onChange={fn()} />
      <Pagination page={1} pages={2} onChange={fn()} />
    </Stack>
  ),
};
export const MoreToLoad: Story = {
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
