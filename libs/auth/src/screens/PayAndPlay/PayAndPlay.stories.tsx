import type { Meta, StoryObj } from '@storybook/react-vite';
import { withShell } from '@baize/testing';
import { PayAndPlay } from './PayAndPlay.tsx';

const meta: Meta = {
  title: 'Sign-up and login/PayAndPlay',
  tags: ['!autodocs'],
  component: PayAndPlay,
  decorators: [withShell({ path: 'signup/pnp' })],
};
export default meta;

export const NotOffered: StoryObj = {};
