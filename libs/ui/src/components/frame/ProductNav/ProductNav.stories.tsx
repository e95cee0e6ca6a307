import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clapperboard, Gift, Spade, Timer, Trophy } from 'lucide-react';
import { expect } from 'storybook/test';
import { usage } from '../../../fixtures/usage.ts';
import { ProductNav } from '../../../index.ts';

const meta: Meta<typeof ProductNav> = {
  title: 'Frame/ProductNav',
  component: ProductNav,
  globals: { viewport: { value: 'phone' } },
  parameters: {
    layout: 'fullscreen',
    ...usage({
      when: 'Below a phone’s header, on the home page and in each product.',
      not: 'From 768 px the header shows the same links. Account pages and forms have none.',
      access: 'A named navigation. The current product is announced and underlined.',
      words: 'The product’s name, as in the header.',
    }),
  },
};
export default meta;
type Story = StoryObj<typeof ProductNav>;

/** The width of the toolbar’s phone. */
const PHONE = 390;
const casino = { label: 'Casino', icon: Spade, href: '#casino' };
const live = { label: 'Live casino', icon: Clapperboard, href: '#live' };
const promotions = { label: 'Promotions', icon: Gift, href: '#promotions' };

export const ThreeProducts: Story = { args: { items: [casino, { ...live, current: true }, promotions] } };
/** Their names stand closer together. */
export const FiveProducts: Story = {
  args: {
    items: [
      { label: 'Sports', icon: Trophy, href: '#sports' },
      { ...casino, current: true },
      live,
      { label: 'Virtual sports', icon: Timer, href: '#virtuals' },
      promotions,
    ],
  },
  play: async ({ canvas }) => {
    // On another window they scroll, or are in the header.
    if (window.innerWidth !== PHONE) return;
    await document.fonts.ready;
    const { scrollWidth, clientWidth } = canvas.getByRole('navigation');
    await expect(scrollWidth).toBe(clientWidth);
  },
};
/** It scrolls where the names need more than the window. */
export const LongNames: Story = {
  args: {
    items: [
      { ...casino, label: 'Kasinopelit ja kolikkopelit', current: true },
      { ...live, label: 'Livekasino' },
      { label: 'Vedonlyönti', icon: Trophy, href: '#sport' },
      { ...promotions, label: 'Kampanjat ja edut' },
    ],
  },
};
