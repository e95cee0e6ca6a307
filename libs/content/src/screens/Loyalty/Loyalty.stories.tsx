import type { Meta, StoryObj } from '@storybook/react-vite';
import { block, handleContent, never, playerSession, refuse, withShell } from '@baize/testing';
import { storyImageRef } from '@baize/testing/story-games';
import { Loyalty } from './Loyalty.tsx';

const meta: Meta = { title: 'Content/Loyalty', tags: ['!autodocs'], component: Loyalty };
export default meta;
type Story = StoryObj;

const FILLED = {
  title: 'Loyalty',
  intro: 'For people who like it here, not for people who play more.',
  image: { ref: storyImageRef(0, 'banner'), color: '#1d2440' },
  levels: ['Guest', 'Regular', 'Friend', 'Confidant', 'House guest'].map((name, index) => ({
    level: index + 1,
    name,
    criterion: 'You have been with us for a while.',
    benefit: 'Rewards show their terms before you accept them.',
  })),
  body: [block('How you advance', { style: 'h2' }), block('Your level depends on how long you have been with us.')],
};
const shell = (answer: unknown, over: Parameters<typeof withShell>[0] = {}) =>
  withShell({ path: 'loyalty', handlers: [handleContent('vipPage', answer)], ...over });

export const Loading: Story = { decorators: [shell(never)] };
export const Filled: Story = { decorators: [shell(FILLED)] };
export const SignedIn: Story = { decorators: [shell(FILLED, { who: playerSession() })] };
export const Missing: Story = { decorators: [shell(null)] };
export const Failed: Story = { decorators: [shell(refuse(500, ''))] };
