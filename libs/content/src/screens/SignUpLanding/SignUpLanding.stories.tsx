import type { Meta, StoryObj } from '@storybook/react-vite';
import { block, handleContent, never, playerSession, refuse, withShell } from '@baize/testing';
import { storyImageRef } from '@baize/testing/story-games';
import { SignUpLanding } from './SignUpLanding.tsx';

const meta: Meta = { title: 'Content/SignUpLanding', tags: ['!autodocs'], component: SignUpLanding };
export default meta;
type Story = StoryObj;

const FILLED = {
  slug: 'start',
  title: 'A good evening starts calmly',
  text: 'Clear figures, and limits that you set yourself.',
  label: 'Create an account',
  campaign: 'start',
  image: { ref: storyImageRef(0, 'banner'), color: '#1d2440' },
  reasons: ['Clear figures', 'Withdrawals you can follow', 'Limits in a minute'].map((title) => ({
    title,
    text: block(title).children[0]?.text ?? '',
  })),
};
const shell = (answer: unknown, over: Parameters<typeof withShell>[0] = {}) =>
  withShell({
    path: 'promo/start?bonusCode=SUN-26',
    route: 'promo/:slug',
    handlers: [handleContent('signUpLanding', answer)],
    ...over,
  });

export const Loading: Story = { decorators: [shell(never)] };
export const Filled: Story = { decorators: [shell(FILLED)] };
export const SignedIn: Story = { decorators: [shell(FILLED, { who: playerSession() })] };
export const Missing: Story = { decorators: [shell(null)] };
export const Failed: Story = { decorators: [shell(refuse(500, ''))] };
