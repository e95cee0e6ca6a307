import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { withShell } from '@baize/testing';
import { unreadAtom } from '../../state/chat.ts';
import { ChatWidget } from './ChatWidget.tsx';

const meta: Meta<typeof ChatWidget> = {
  title: 'Support/Chat widget',
  tags: ['!autodocs'],
  component: ChatWidget,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof ChatWidget>;

/** An address that does not respond, like an unreachable vendor. */
const NOWHERE = 'https://chat.invalid/chat';

export const UnreadMessages: Story = {
  args: { address: NOWHERE, panel: false, launcher: true, started: false },
  decorators: [withShell({ prepare: (store) => store.set(unreadAtom, 2) })],
  play: async () => {
    await expect(await screen.findByRole('button', { name: /2$/ })).toBeVisible();
    // Nothing from the vendor before the player opens it.
    await expect(document.querySelector('iframe')).toBeNull();
  },
};
export const ManyUnreadMessages: Story = {
  args: UnreadMessages.args ?? {},
  decorators: [withShell({ prepare: (store) => store.set(unreadAtom, 140) })],
};
/** The vendor's page is loading; after fifteen seconds the panel says that it does not respond. */
export const Loading: Story = {
  args: { address: NOWHERE, panel: true, launcher: false, started: true },
  decorators: [withShell()],
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
