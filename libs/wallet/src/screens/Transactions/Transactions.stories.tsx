import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { balance, sessionRounds, walletHistory } from '@baize/contracts/wallet';
import {
  gameRound,
  handle,
  historyEntry,
  historySession,
  never,
  playerSession,
  refuse,
  walletBalance,
  withShell,
  type Responder,
} from '@baize/testing';
import { Transactions } from './Transactions.tsx';

const meta: Meta = { title: 'Banking/Transactions', tags: ['!autodocs'], component: Transactions };
export default meta;
type Story = StoryObj;

const shell = (
  responder: Responder<typeof walletHistory>,
  money: Parameters<typeof walletBalance>[0] = {},
  search = '',
) =>
  withShell({
    who: playerSession(),
    path: `my-account/banking/transactions${search}`,
    handlers: [
      handle(balance, walletBalance(money)),
      handle(walletHistory, responder),
      handle(sessionRounds, {
        currencyCode: 'EUR',
        rounds: Array.from({ length: 12 }, (_, index) =>
          gameRound(index + 100, index % 4 === 0 ? { won: 5, amount: 3 } : {}),
        ).slice(0, 10),
      }),
    ],
  });
const DAY = [
  historySession(
    1,
    { rounds: 24, staked: 48, won: 94.6 },
    { amount: 46.6, balanceAfterTransaction: 148.6, description: 'Aurora Drift' },
  ),
  historySession(
    60,
    { rounds: 3, staked: 6, won: 0 },
    { amount: -6, balanceAfterTransaction: 102, description: 'Comet Chase' },
  ),
  historyEntry(90, {
    type: 'DEPOSIT',
    category: 'PAYMENT',
    amount: 50,
    balanceAfterTransaction: 108,
    description: null,
  }),
  historyEntry(1500, {
    type: 'WITHDRAW',
    category: 'PAYMENT',
    status: 'PENDING',
    amount: -20,
    balanceAfterTransaction: 58,
    description: null,
  }),
  historyEntry(1501, {
    type: 'DEPOSIT',
    category: 'PAYMENT',
    status: 'FAILED',
    amount: 30,
    balanceAfterTransaction: 78,
    description: null,
  }),
];

const BONUS = { category: 'BONUS', amount: 29.5 } as const;

export const Loading: Story = { decorators: [shell(never)] };
/** On a wide window, amounts are below each other, with a status or without one. */
export const Filled: Story = {
  decorators: [shell(DAY)],
  play: async ({ canvas }) => {
    const edges = (await canvas.findAllByText(/^Total €/)).map((total) =>
      Math.round(total.getBoundingClientRect().right),
    );
    if (window.innerWidth >= 768) await expect(new Set(edges).size).toBe(1);
  },
};
/** Why the balance and the total of the history differ; a receipt on a phone. */
export const MoneySetAside: Story = {
  decorators: [shell(DAY, { mainBalance: 103, lockedBalance: 40, totalBalance: 143 })],
};
/** What rewards have given, by its own names. */
export const Rewards: Story = {
  decorators: [
    shell([
      historyEntry(1, { ...BONUS, type: 'CASHOUT', reward: 'BONUS_MONEY', description: null }),
      historyEntry(2, { ...BONUS, type: 'CASHOUT', reward: 'FREE_BET', description: 'Kings – Jokers' }),
      historySession(3, {}, { ...BONUS, type: 'CASHOUT', reward: 'FREE_SPINS', description: 'Comet Chase' }),
      historyEntry(60, { ...BONUS, type: 'CASHOUT', reward: 'CASHBACK', description: null }),
      historyEntry(90, { ...BONUS, type: 'DEPOSIT', reward: 'BONUS_MONEY', description: null }),
    ]),
  ],
};
export const RoundsOpen: Story = {
  decorators: [shell(DAY)],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByText('Aurora Drift'));
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-round]')).toHaveLength(10));
  },
};
export const Empty: Story = { decorators: [shell([])] };
export const Failed: Story = { decorators: [shell(refuse(500, 'error.system.error'))] };
export const NothingUnderThisFilter: Story = {
  decorators: [shell(({ query }) => (query.status ? [] : DAY))],
  play: async ({ canvas, userEvent }) => {
    const [, , status] = await canvas.findAllByRole('combobox');
    if (status) await userEvent.selectOptions(status, 'REVERTED');
    await expect(await canvas.findByText('No transactions match this filter')).toBeVisible();
  },
};
/** Two days of the player's time zone, kept in the address. */
export const ChosenDays: Story = { decorators: [shell(DAY, {}, '?from=2024-01-01&to=2024-01-31')] };
export const DayAfterToday: Story = {
  decorators: [shell(DAY)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Period'), 'dates');
    for (const [name, digits] of [
      ['Day', '31'],
      ['Month', '12'],
      ['Year', '2199'],
    ] as const)
      for (const field of canvas.getAllByLabelText(name)) await userEvent.type(field, digits);
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(canvas.getAllByText(/^This date is in the future/)).toHaveLength(2);
  },
};
