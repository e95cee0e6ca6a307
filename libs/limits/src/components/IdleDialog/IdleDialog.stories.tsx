import type { Meta, StoryObj } from '@storybook/react-vite';
import { withShell } from '@baize/testing';
import { IdleDialog } from './IdleDialog.tsx';

/** Explains the idle logout to a returning player. */
const meta: Meta<typeof IdleDialog> = {
  title: 'Account/Logged out while away',
  component: IdleDialog,
  parameters: { layout: 'fullscreen' },
  decorators: [withShell({})],
  args: { idleMinutes: 30, onClose: () => undefined, onLogIn: () => undefined },
};
export default meta;
type Story = StoryObj<typeof IdleDialog>;

export const Default: Story = {};
