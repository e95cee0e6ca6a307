import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { block, handleContent, never, promotion, promotionCategories, refuse, withShell } from '@baize/testing';
import { storyImageRef } from '@baize/testing/story-games';
import { Promotion } from './Promotion.tsx';

const meta: Meta = { title: 'Content/Promotion', tags: ['!autodocs'], component: Promotion };
export default meta;
type Story = StoryObj;

const IMAGE = { image: { ref: storyImageRef(2, 'banner'), color: '#1d2440' } };
const NIGHTS = promotion('nights', {
  title: 'Northern nights',
  summary: 'The dark season in the lobby: sagas, frost and lights in the sky.',
  ...IMAGE,
  startDate: '2026-11-01T00:00:00Z',
  endDate: '2999-12-31T12:00:00Z',
  body: [
    block('Until the year turns, the lobby tells tales from the north.'),
    block('Old favourites stand next to this year’s games', { listItem: 'bullet', level: 1 }),
  ],
});
const OTHERS = ['one', 'two', 'three'].map((slug, number) =>
  promotion(slug, { image: { ref: storyImageRef(number, 'banner'), color: '#1d2440' } }),
);
const shell = (answer: unknown) =>
  withShell({
    path: 'promotions/casino/nights',
    route: 'promotions/:category/:slug',
    handlers: [
      handleContent('promotion', answer),
      handleContent('promotions', OTHERS),
      handleContent('promotionCategories', promotionCategories()),
    ],
  });

export const Loading: Story = { decorators: [shell(never)] };
export const Running: Story = { decorators: [shell(NIGHTS)] };
/** On a tablet, the pictures of the cards are beside their words, however many lines these are. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  decorators: [shell(NIGHTS)],
  play: async ({ canvas }) => {
    for (const { title } of OTHERS) {
      const card = await canvas.findByRole('link', { name: new RegExp(title) });
      const words = canvas.getByRole('heading', { name: title }).parentElement;
      const picture = card.querySelector('img')?.parentElement;
      if (!words || !picture) throw new Error('The card has no picture or no words.');
      // Three more lines, as a longer text has.
      words.style.paddingBlockEnd = '5rem';
      await expect(picture.getBoundingClientRect().right).toBeLessThanOrEqual(words.getBoundingClientRect().left + 1);
      await expect(picture.getBoundingClientRect().height).toBeGreaterThanOrEqual(words.offsetHeight - 1);
    }
  },
};
export const WithABonus: Story = {
  decorators: [
    shell({
      ...NIGHTS,
      terms: {
        wagering: 35,
        minimumDeposit: [{ currency: 'EUR', amount: 10 }],
        maximumWin: [{ currency: 'EUR', amount: 500 }],
        days: 7,
        games: 'casino',
      },
    }),
  ],
};
/** A visitor of an offer: the login returns here. */
export const ToLogInFirst: Story = {
  decorators: [shell({ ...NIGHTS, campaignId: 'c0ffee00-0000-4000-8000-000000000700' })],
};
export const Over: Story = { decorators: [shell({ ...NIGHTS, endDate: '2026-11-10T00:00:00Z' })] };
export const NotBegun: Story = { decorators: [shell({ ...NIGHTS, startDate: '2998-12-01T00:00:00Z' })] };
export const Missing: Story = { decorators: [shell(null)] };
export const Failed: Story = { decorators: [shell(refuse(500, ''))] };
