import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { Box, Breadcrumbs } from '../../../index.ts';

const meta: Meta<typeof Breadcrumbs> = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  parameters: usage({
    when: 'Deep pages: history in the wallet in the account. They show where the page is and link to the levels above.',
    not: 'Steps in a fixed order are a `Stepper`; pages of one family are `NavTabs`.',
    access: 'A named navigation with an ordered list. The last entry is the page itself. A button opens folded levels.',
    words: 'The titles of the pages, shortened if necessary.',
  }),
};
export default meta;
type Story = StoryObj<typeof Breadcrumbs>;

const deep = [
  { label: 'Home', href: '#home' },
  { label: 'My account', href: '#account' },
  { label: 'Banking', href: '#banking' },
  { label: 'Transactions', href: '#transactions' },
  { label: 'November 2026', href: '#november' },
  { label: 'Deposit of 20 November' },
];

export const TwoLevels: Story = {
  args: { items: [{ label: 'Home', href: '#home' }, { label: 'Terms and conditions' }] },
};
export const ThreeLevels: Story = {
  args: { items: [{ label: 'Home', href: '#home' }, { label: 'Casino', href: '#casino' }, { label: 'Jackpots' }] },
};
/** The first level has no way back, so nothing is shown. */
export const HomePage: Story = { args: { items: [{ label: 'Home' }] }, parameters: { mayBeEmpty: true } };
export const Deep: Story = {
  args: { items: deep },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'Banking' })).toBeNull();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('link', { name: 'My account' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Banking' })).toBeVisible();
  },
};
export const Finnish: Story = {
  args: {
    items: [
      { label: 'Etusivu', href: '#home' },
      { label: 'Kasino', href: '#casino' },
      { label: 'Ainutlaatuisesti täällä pelattavat jättipottipelit' },
    ],
  },
};
export const NarrowPhone: Story = {
  render: () => (
    <Box maxWidth="form">
      <Breadcrumbs
        items={[
          { label: 'Startseite', href: '#home' },
          { label: 'Verantwortungsbewusstes Spielen', href: '#safer' },
          { label: 'Einzahlungsgrenzenänderungsbestätigungsverfahren im Überblick' },
        ]}
      />
    </Box>
  ),
  globals: { viewport: { value: 'least' } },
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('ol');
    await expect(line?.scrollWidth).toBeLessThanOrEqual((line?.clientWidth ?? 0) + 1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
