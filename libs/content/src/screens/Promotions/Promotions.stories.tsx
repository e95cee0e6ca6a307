import type { Meta, StoryObj } from '@storybook/react-vite';
import { accessDetails } from '@baize/contracts/player';
import {
  handle,
  handleContent,
  never,
  playerProfile,
  playerSession,
  promotion,
  promotionCategories,
  refuse,
  withShell,
} from '@baize/testing';
import { storyImageRef } from '@baize/testing/story-games';
import { Promotions } from './Promotions.tsx';

const meta: Meta = { title: 'Content/Promotions', tags: ['!autodocs'], component: Promotions };
export default meta;
type Story = StoryObj;

const picture = (number: number) => ({ image: { ref: storyImageRef(number, 'banner'), color: '#1d2440' } });
const KNOW_HOW = { tags: [{ slug: 'know-how', name: 'Know-how' }] };
const LIST = [
  promotion('sweets', {
    title: 'Sunday is for sweets',
    summary: 'Our sweetest games in one place, from caramel to thunder.',
    ...picture(0),
  }),
  promotion('new', {
    title: 'What’s new this week',
    summary: 'Fresh games from more than forty studios.',
    ...picture(1),
  }),
  promotion('nights', {
    title: 'Northern nights',
    summary: 'The dark season in the lobby.',
    endDate: '2999-12-31T12:00:00Z',
    tags: [{ slug: 'season', name: 'Season' }],
    ...picture(2),
  }),
  promotion('seat', { title: 'Your first seat at a live table', category: 'live-casino', ...KNOW_HOW, ...picture(3) }),
  promotion('odds', { title: 'How to read the odds', category: 'sports', ...KNOW_HOW, ...picture(4) }),
  promotion('long', {
    title: 'Sicherheitsvorkehrungsbestimmungen',
    summary: 'Donaudampfschifffahrtsgesellschaftskapitän',
    ...KNOW_HOW,
    ...picture(5),
  }),
];
const shell = (answer: unknown, over: Parameters<typeof withShell>[0] = {}) =>
  withShell({
    path: 'promotions',
    handlers: [handleContent('promotions', answer), handleContent('promotionCategories', promotionCategories())],
    ...over,
  });

export const Loading: Story = { decorators: [shell(never)] };
export const Filled: Story = { decorators: [shell(LIST)] };
export const Category: Story = {
  decorators: [shell(LIST, { path: 'promotions/casino', route: 'promotions/:category' })],
};
export const Topic: Story = {
  decorators: [shell(LIST, { path: 'promotions/casino/tag/season', route: 'promotions/:category/tag/:tag' })],
};
export const Empty: Story = { decorators: [shell([])] };
export const UnknownCategory: Story = {
  decorators: [shell(LIST, { path: 'promotions/bingo', route: 'promotions/:category' })],
};
export const Failed: Story = { decorators: [shell(refuse(500, ''))] };
export const OnABreak: Story = {
  decorators: [
    withShell({
      path: 'promotions',
      who: playerSession(),
      handlers: [handle(accessDetails, playerProfile({ accountStatus: 'TIMEOUT' }))],
    }),
  ],
};
