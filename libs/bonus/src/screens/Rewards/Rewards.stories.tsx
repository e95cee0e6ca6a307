import type { Meta, StoryObj } from '@storybook/react-vite';
import { playerSession, withShell } from '@baize/testing';
import { BonusCode } from '../BonusCode/BonusCode.tsx';
import { ActiveRewards, Rewards } from './Rewards.tsx';

const meta: Meta = {
  title: 'Account/Rewards',
  tags: ['!autodocs'],
  decorators: [withShell({ who: playerSession(), path: 'my-account/rewards' })],
};
export default meta;
type Story = StoryObj;

export const NothingWaits: Story = { render: () => <Rewards /> };
export const NothingRuns: Story = { render: () => <ActiveRewards /> };
export const NoCodes: Story = { render: () => <BonusCode /> };
