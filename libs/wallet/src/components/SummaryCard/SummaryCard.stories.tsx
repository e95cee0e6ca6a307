import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { walletSummary } from '@baize/contracts/wallet';
import {
  handle,
  never,
  PLAYER_ID,
  playerSession,
  refuse,
  walletSummaryOf,
  withShell,
  type Responder,
} from '@baize/testing';
import { SummaryCard } from './SummaryCard.tsx';

const meta: Meta<typeof SummaryCard> = {
  title: 'Banking/SummaryCard',
  tags: ['!autodocs'],
  component: SummaryCard,
  args: { playerId: PLAYER_ID, period: { from: '2026-10-22T10:00:00.000Z' } },
};
export default meta;
type Story = StoryObj<typeof SummaryCard>;

const shell = (responder: Responder<typeof walletSummary>) =>
  withShell({
    who: playerSession(),
    path: 'my-account/banking/transactions',
    handlers: [handle(walletSummary, responder)],
  });
const month = walletSummaryOf(
  [
    ['2026-10-24', 50, 0],
    ['2026-10-28', 100, 0],
    ['2026-11-02', 0, 80],
    ['2026-11-06', 50, 0],
    ['2026-11-07', 20, 0],
    ['2026-11-13', 100, 0],
    ['2026-11-16', 0, 45.5],
    ['2026-11-20', 30, 0],
  ].map(([day, deposited, withdrawn]) => ({
    day: String(day),
    deposited: Number(deposited),
    withdrawn: Number(withdrawn),
  })),
);

export const PaidInMore: Story = { decorators: [shell(month)] };
export const PaidOutMore: Story = {
  decorators: [shell(walletSummaryOf([{ day: '2026-11-02', deposited: 50, withdrawn: 400 }]))],
};
export const Nothing: Story = { decorators: [shell(walletSummaryOf())] };
export const Loading: Story = { decorators: [shell(never)] };
export const Failed: Story = { decorators: [shell(refuse(500, 'error.system.error'))] };
export const Unfolded: Story = {
  decorators: [shell(month)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Show by day and over time'));
    await expect(await canvas.findByRole('slider', { name: /^Withdrawn minus deposited/ })).toBeVisible();
  },
};
export const Finnish: Story = { decorators: [shell(month)], globals: { locale: 'fi' } };
