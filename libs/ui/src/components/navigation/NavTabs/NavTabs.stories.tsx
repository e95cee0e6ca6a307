import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleDollarSign, History, Landmark } from 'lucide-react';
import { usage } from '../../../fixtures/usage.ts';
import { LONG_WORD } from '../../../fixtures/words.ts';
import { NavTabs } from '../../../index.ts';

const meta: Meta = {
  title: 'Navigation/NavTabs',
  component: NavTabs,
  args: {
    label: 'Wallet',
    items: [
      { href: '#deposit', label: 'Deposit', current: true, icon: CircleDollarSign },
      { href: '#withdraw', label: 'Withdraw', icon: Landmark },
      { href: '#history', label: 'History', icon: History },
    ],
  },
  parameters: usage({
    when: 'Pages of one family, each with its own address: deposit, withdraw, history.',
    not: 'Views without an address are `Tabs`. The product’s areas belong in `Header`, `SideNav` and `BottomBar`.',
    access:
      'Plain links in a named navigation; the current one is announced. They can be opened in a new window and found by search engines.',
    words: 'The names of the pages, in one or two words.',
  }),
};
export default meta;
type Story = StoryObj;

export const Default: Story = {};
export const WithoutIcons: Story = {
  args: {
    items: [
      { href: '#open', label: 'Open bets' },
      { href: '#settled', label: 'Settled', current: true },
    ],
  },
};
export const LongLabel: Story = {
  args: {
    items: [
      { href: '#a', label: LONG_WORD, current: true },
      { href: '#b', label: LONG_WORD },
    ],
  },
};
