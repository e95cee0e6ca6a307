import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gift, House, Plus, Search, SlidersHorizontal, Spade } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { BottomBar } from '../../../index.ts';

const meta: Meta<typeof BottomBar> = {
  title: 'Frame/BottomBar',
  component: BottomBar,
  globals: { viewport: { value: 'phone' } },
  parameters: {
    layout: 'fullscreen',
    ...usage({
      when: 'The four or five places within thumb’s reach on a phone, on every page.',
      not: 'From 1024 px the header and the side navigation replace it. A page’s actions stay in the page.',
      access:
        'A named navigation. The current place is announced and does not rely on colour alone. Counts are read with their item.',
      words: 'One word each. A longer one is truncated on the narrowest phones, but read in full.',
    }),
  },
};
export default meta;
type Story = StoryObj<typeof BottomBar>;

const base = [
  { id: 'home', label: 'Home', icon: House, href: '#home', current: true },
  { id: 'casino', label: 'Casino', icon: Spade, href: '#casino' },
  { id: 'deposit', label: 'Deposit', icon: Plus, href: '#deposit', primary: true },
  { id: 'search', label: 'Search', icon: Search, onClick: fn() },
  { id: 'offers', label: 'Offers', icon: Gift, href: '#offers', count: 3 },
];

export const LoggedIn: Story = {
  args: { items: base },
  play: async ({ canvasElement }) => {
    // Where the keyboard goes is scrolled clear of the bar.
    const bar = within(canvasElement).getByRole('navigation');
    const kept = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd);
    await expect(kept).toBeGreaterThanOrEqual(bar.offsetHeight);
  },
};
export const InALobby: Story = {
  args: {
    items: [
      { id: 'filters', label: 'Filters', icon: SlidersHorizontal, onClick: fn(), expanded: false },
      ...base.slice(1),
    ],
  },
};
export const PanelOpen: Story = {
  args: {
    items: [
      { id: 'filters', label: 'Filters', icon: SlidersHorizontal, onClick: fn(), expanded: true },
      ...base.slice(1),
    ],
  },
};
export const ManyMessages: Story = {
  args: { items: base.map((item) => (item.id === 'offers' ? { ...item, count: 120 } : item)) },
};
export const Finnish: Story = {
  args: {
    items: [
      { ...base[0]!, label: 'Etusivu' },
      { ...base[1]!, label: 'Kasino' },
      { ...base[2]!, label: 'Talleta' },
      { ...base[3]!, label: 'Haku' },
      { ...base[4]!, label: 'Tarjoukset' },
    ],
  },
  globals: { locale: 'fi' },
};
export const LongWords: Story = {
  args: { items: base.map((item) => ({ ...item, label: 'Einzahlungsgrenzenänderung' })) },
  globals: { viewport: { value: 'least' } },
};
