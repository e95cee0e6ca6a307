import type { Meta, StoryObj } from '@storybook/react-vite';
import { block, handleContent, never, playerSession, refuse, withShell } from '@baize/testing';
import { storyImageRef } from '@baize/testing/story-games';
import { LandingPage } from './LandingPage.tsx';

const meta: Meta = { title: 'Content/LandingPage', tags: ['!autodocs'], component: LandingPage };
export default meta;
type Story = StoryObj;

const FILLED = {
  id: 'weekend',
  title: 'A weekend without a plan',
  text: 'A few games for a rainy Saturday.',
  games: null,
  image: { ref: storyImageRef(0, 'banner'), color: '#1d2440' },
  body: [block('What we picked', { style: 'h2' }), block('Short rules and clear figures.')],
  button: { type: 'primary', label: 'To the new games' },
  urlAction: {
    authorized: { slug: '/online-casino/new', absoluteUrl: null, openNewTab: false },
    anonymous: { slug: '/online-casino/new', absoluteUrl: null, openNewTab: false },
  },
};
const shell = (answer: unknown, over: Parameters<typeof withShell>[0] = {}) =>
  withShell({
    path: 'landing/weekend',
    route: 'landing/:id',
    handlers: [handleContent('landingPage', answer)],
    ...over,
  });

export const Loading: Story = { decorators: [shell(never)] };
export const Filled: Story = { decorators: [shell(FILLED)] };
export const SignedIn: Story = { decorators: [shell(FILLED, { who: playerSession() })] };
export const Missing: Story = { decorators: [shell(null)] };
export const Failed: Story = { decorators: [shell(refuse(500, ''))] };
