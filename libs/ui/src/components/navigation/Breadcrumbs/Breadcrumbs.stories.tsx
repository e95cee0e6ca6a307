import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { Box, Breadcrumbs } from '../../../index.ts';

/**
 * Use it on pages two levels deep or more: a category, a static page, a page of banking.
 * Do not use it for the steps of a flow (Stepper), or for pages of one family side by side (NavTabs, SideNav).
 */
const meta: Meta<typeof Breadcrumbs> = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  parameters: usage({
    when: 'Pages that lie deep: history in the wallet in the account. It says where they lie and leads back up.',
    not: 'Steps that are taken in order are a `Stepper`; pages of one family are `NavTabs`.',
    access: 'A named navigation, a list in order; the last entry is the page itself. Folded ones open by a button.',
    words: 'The titles of the pages, shortened if need be.',
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
export const HomeHasNone: Story = { args: { items: [{ label: 'Home' }] } };
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
