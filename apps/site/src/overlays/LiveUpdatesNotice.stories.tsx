import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { withShell } from '@baize/testing';
import { liveUpdatesAtom } from './live-updates.ts';
import { LiveUpdatesNotice } from './LiveUpdatesNotice.tsx';

function Lost({ status }: { readonly status: 'lost' | 'connecting' }) {
  const setLost = useSetAtom(liveUpdatesAtom);
  useEffect(() => setLost({ status, reconnect: () => undefined }), [setLost, status]);
  return <LiveUpdatesNotice />;
}

/** A player's socket was given up after ten attempts. */
const meta: Meta<typeof Lost> = {
  title: 'Screens/Live updates',
  tags: ['!autodocs'],
  component: Lost,
  decorators: [withShell()],
};
export default meta;
type Story = StoryObj<typeof Lost>;

export const Stopped: Story = { args: { status: 'lost' } };
export const Reconnecting: Story = { args: { status: 'connecting' } };
