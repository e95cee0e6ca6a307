import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { transactions } from '@baize/contracts/wallet';
import { handle, never, playerSession, refuse, transaction, withShell, type Responder } from '@baize/testing';
import { Transactions } from './Transactions.tsx';

const meta: Meta = { title: 'Banking/Transactions', tags: ['!autodocs'], component: Transactions };
export default meta;
type Story = StoryObj;

const shell = (responder: Responder<typeof transactions>) =>
  withShell({
    who: playerSession(),
    path: 'my-account/banking/transactions',
    handlers: [handle(transactions, responder)],
  });
const DAY = [
  transaction(1, { type: 'WIN', amount: 48.6, balanceAfterTransaction: 148.6, description: 'Aurora Drift' }),
  transaction(2, { amount: -2, balanceAfterTransaction: 100, description: 'Aurora Drift' }),
  transaction(3, { type: 'DEPOSIT', category: 'PAYMENT', amount: 50, balanceAfterTransaction: 102, description: null }),
  transaction(1500, {
    type: 'WITHDRAW',
    category: 'PAYMENT',
    status: 'PENDING',
    amount: -20,
    balanceAfterTransaction: 52,
    description: null,
  }),
  transaction(1501, {
    type: 'DEPOSIT',
    category: 'PAYMENT',
    status: 'FAILED',
    amount: 30,
    balanceAfterTransaction: 72,
    description: null,
  }),
];

export const Loading: Story = { decorators: [shell(never)] };
export const Filled: Story = { decorators: [shell(DAY)] };
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
